"""magna_grecia: the player aid in 'it'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Final

from insula.kernel.aid import AidTexts
from insula.texts.runtime import join


def list_pair(a: str, b: str) -> str:
    return a + " e " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_or(a: str, b: str) -> str:
    return a + " o " + b


def list_plus(a: str, b: str) -> str:
    return a + " + " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


AID: Final = AidTexts(
    texts={
    "section.turn": lambda: "Il tuo turno",
    "section.actions": lambda: "Tre azioni",
    "table.scales": lambda: "Un passo in più per un’azione sola",
    "table.cards": lambda: "Carte azione",
    "section.cities": lambda: "Città",
    "section.roads": lambda: "Strade",
    "section.markets": lambda: "Mercati",
    "section.oracles": lambda: "Oracoli",
    "section.end": lambda: "Fine della partita",
    "section.start": lambda: "Inizio",
    "table.setup": lambda: "Per numero di giocatori",
    "table.pieces": lambda: "Pezzi di ogni giocatore",
    "turn.card": lambda: "La carta del round dà l’ordine dei colori e il numero di ogni azione.",
    "turn.actions": lambda most, kinds: "Svolgi fino a " + str(most) + " delle " + str(kinds) + " azioni. Le tessere strada e città si possono alternare in qualunque ordine.",
    "turn.market": lambda: "Poi, se vuoi, costruisci un mercato o vendine uno.",
    "turn.next": lambda: "Gioca il colore successivo sulla carta.",
    "actions.fewer": lambda: "Puoi sempre piazzare o prendere meno tessere, e le tessere vengono solo dalla tua riserva.",
    "actions.alone": lambda: "Se svolgi una sola azione, puoi farne un passo in più.",
    "actions.last": lambda: "Il rifornimento sposta tessere dal deposito alla tua riserva, in qualunque combinazione. Viene per ultimo: in questo turno non puoi piazzarle.",
    "action": lambda: "azione",
    "number": lambda: "numero sulla carta",
    "alone": lambda: "come unica azione",
    "border": lambda: "carta",
    "order": lambda: "ordine di gioco",
    "roads": lambda: "strade",
    "cities": lambda: "città",
    "resupply": lambda: "rifornimento",
    "cities.found": lambda: "Fonda una città su un villaggio con bordo verde, o su un villaggio raggiunto da una tua strada. Una fondazione per turno.",
    "cities.found_away": lambda: "Puoi iniziare una città altrove se poi le tessere di questo turno coprono un villaggio. Una tessera della nuova città deve stare su un villaggio verde o dove porta una tua strada.",
    "cities.expand": lambda: "Espandi le tue città su spazi adiacenti, quante città vuoi.",
    "cities.never": lambda: "Mai accanto alla città di un altro giocatore, accanto a un villaggio, su un oracolo o accanto a esso.",
    "cities.beside": lambda: "Accanto a un villaggio è permesso se proprio la tua tessera successiva copre quel villaggio.",
    "cities.cost": lambda: "Ogni tessera città costa 1 punto. Niente debiti.",
    "cities.free": lambda: "Fondare una città ti dà un mercato gratuito lì, se non ne hai già uno.",
    "roads.start": lambda: "Una tessera strada continua una tua strada o parte da una città qualunque, o da un oracolo o villaggio già raggiunto da una tua strada.",
    "roads.ends": lambda: "Si collega con le sue estremità, su lati opposti o a due lati di distanza.",
    "roads.theirs": lambda: "Non prolunghi mai la strada di un altro giocatore. Puoi bloccarla.",
    "roads.cost": lambda: "Le tessere strada non costano nulla.",
    "markets.build": lambda: "Costruisci in un villaggio o nella città di un altro giocatore, al massimo un tuo mercato per luogo. Non serve alcun collegamento.",
    "markets.cost_village": lambda: "In un villaggio: 1 punto, più 1 per ogni mercato non venduto di un altro giocatore.",
    "markets.cost_city": lambda: "In una città: 1 punto per ogni sua tessera, più 1 per ogni mercato non venduto di un altro giocatore.",
    "markets.active": lambda: "Un mercato è attivo in una tua città, o se una strada di qualunque colore collega direttamente il suo luogo a una tua città.",
    "markets.value": lambda: "Un mercato attivo vale 1 punto per ogni altro luogo collegato direttamente: città, villaggio o oracolo. Due strade verso lo stesso luogo contano una volta.",
    "markets.sell": lambda: "Vendere un mercato attivo paga subito il suo valore. Il mercato resta e da allora non vale più nulla.",
    "oracles.first": lambda: "Un oracolo guarda la prima città collegata direttamente a esso.",
    "oracles.more": lambda: "Si volge a un’altra città collegata appena questa ha più collegamenti; una parità non cambia nulla.",
    "oracles.village": lambda: "Non guarda mai un villaggio.",
    "oracles.points": lambda points: "Alla fine ogni oracolo dà " + str(points) + " al proprietario della città che guarda.",
    "end.rounds": lambda rounds, short: "Dopo " + str(rounds) + " round, o " + str(short) + " nella partita breve.",
    "end.points": lambda: "I punti rimasti contano.",
    "end.markets": lambda: "I mercati attivi non venduti danno il loro valore.",
    "end.oracles": lambda points: "Ogni oracolo dà " + str(points) + ".",
    "end.tie": lambda: "Parità: più tessere strada e città rimaste nella riserva, poi il posto è condiviso.",
    "start.staging": lambda: "Le tessere che non sono nella riserva stanno nel deposito fino al rifornimento.",
    "players": lambda: "giocatori",
    "points": lambda: "punti",
    "oracles": lambda: "oracoli",
    "piece": lambda: "pezzo",
    "supply": lambda: "nella riserva",
    "count": lambda: "in tutto",
    },
    words={
    "Action.cities": "fondare ed espandere città",
    "Action.resupply": "rifornimento",
    "Action.roads": "costruire strade",
    "Colour.brown": "marrone",
    "Colour.orange": "arancione",
    "Colour.red": "rosso",
    "Colour.yellow": "giallo",
    "Pieces.city": "tessere città",
    "Pieces.market": "mercati",
    "Pieces.road": "tessere strada",
    },
    amounts={
    "points": lambda count: (str(count) + " punto" if count == 1 else str(count) + " punti"),
    },
    names={
    },
    joins={
    "and": lambda items: join(items, list_pair, list_more),
    "or": lambda items: join(items, list_or, list_more),
    "plus": lambda items: join(items, list_plus, list_plus),
    "slash": lambda items: join(items, list_numbers, list_numbers),
    "comma": lambda items: join(items, list_more, list_more),
    },
)
EDITIONS: Final[dict[str, AidTexts]] = {
}
