"""minerva: the player aid in 'it'. Do not edit: made by `python -m insula.texts build`."""

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
    "section.rounds": lambda: "Un round",
    "section.turn": lambda: "Il tuo turno: una di quattro azioni",
    "section.costs": lambda: "Costi e risorse",
    "section.effects": lambda: "Effetti",
    "table.categories": lambda: "Lettere nel disegno del terminale",
    "section.passing": lambda: "Passare",
    "table.order": lambda: "Tessere ordine dopo l’ultimo round",
    "section.assistants": lambda: "Assistenti",
    "table.assistants": lambda: "Prezzo del prossimo assistente",
    "section.culture": lambda: "Cultura",
    "table.culture": lambda: "Ognuna delle tre pile, dalla cima",
    "section.glory": lambda: "Gloria",
    "table.glory": lambda: "PV delle tessere gloria",
    "section.scoring": lambda: "Punteggio finale",
    "section.ties": lambda: "Parità",
    "section.start": lambda: "Inizio",
    "table.start": lambda: "Ogni giocatore",
    "table.supplies": lambda: "Gettoni della scatola stampata, senza limiti",
    "section.solo": lambda: "Solitario",
    "table.titles": lambda: "Titoli",
    "rounds.main": lambda rounds: "Fase principale: turni in senso orario finché tutti sono passati. Ci sono " + str(rounds) + " round.",
    "rounds.assistants": lambda last: "Ogni giocatore può comprare un assistente, dalla tessera ordine più alta (non nel round " + str(last) + ").",
    "rounds.glory": lambda: "Si assegnano le tessere gloria del round, poi tutti i gettoni gloria tornano.",
    "rounds.next": lambda last: "Si scoprono nuovi luoghi; inizia chi ha la tessera ordine 1 (non nel round " + str(last) + ").",
    "turn.facility": lambda temples: "Costruire un edificio: paga un luogo o uno dei " + str(temples) + " templi in offerta e piazzalo accanto alla tua città.",
    "turn.residence": lambda: "Costruire una residenza: piazzala, scegli una direzione e attiva ogni edificio di quella linea, prima il più vicino, fino alla prossima residenza o al prossimo vuoto.",
    "turn.assistant": lambda: "Piazzare un assistente su una residenza che non ne ha e attivare una linea da essa.",
    "turn.pass": lambda: "Passare per il resto del round.",
    "costs.lacking": lambda denarii: "I costi si pagano in risorse. Per ogni gettone che ti manca, e solo per quelli, paga " + str(denarii) + ".",
    "costs.sell": lambda denarii: "Puoi vendere qualunque risorsa per " + str(denarii) + " in qualunque momento.",
    "costs.most": lambda most, denarii: "Hai al massimo " + str(most) + " di ogni risorsa; ognuna in più diventa " + str(denarii) + ".",
    "effects.icon": lambda: "Icona: ottienila.",
    "effects.arrow": lambda: "Freccia: paga a sinistra, ottieni a destra, quante volte vuoi.",
    "effects.colon": lambda: "Due punti: per ogni gettone che hai di ciò che sta a sinistra ottieni ciò che sta a destra; non si paga nulla.",
    "effects.slash": lambda: "Barra: scegli un lato.",
    "effects.grid": lambda: "Griglia 3x3: le 8 tessere intorno.",
    "effects.built": lambda: "Alla costruzione: una sola volta, quando la costruisci, se vuoi.",
    "effects.end": lambda: "A fine partita: dà punti dopo l’ultimo round.",
    "effects.line": lambda: "Edifici speciali e templi in una linea non fanno nulla e non la fermano.",
    "letter": lambda: "lettera",
    "category": lambda: "categoria",
    "passing.tile": lambda: "Il primo a passare prende la tessera ordine più bassa, e così via.",
    "passing.wait": lambda denarii: "Ogni turno successivo di chi è passato gli dà " + str(denarii) + " in questo round.",
    "passing.fee": lambda denarii: "Appena un giocatore è passato, ogni altra azione costa prima " + str(denarii) + ".",
    "passing.last": lambda last: "Nel round " + str(last) + " le tessere ordine danno punti; la più alta in uso non dà nulla.",
    "tile": lambda: "tessera ordine",
    "points": lambda: "PV",
    "assistants.buy": lambda: "Uno per round, con denari o con gettoni gloria, mai con entrambi.",
    "assistants.most": lambda most: "Al massimo " + str(most) + " per giocatore.",
    "owned": lambda: "assistenti posseduti",
    "denarii": lambda: "denari",
    "glory": lambda: "o gettoni gloria",
    "culture.points": lambda: "Gli edifici culturali danno punti di teatro, arte o sapere per questo turno.",
    "culture.check": lambda: "Dopo tutti gli effetti: abbastanza punti di una categoria prendono la tessera in cima alla sua pila.",
    "culture.once": lambda: "Al massimo una tessera per categoria in un turno.",
    "culture.lost": lambda: "I punti rimasti sono persi.",
    "marks": lambda: "punti necessari",
    "players": lambda: "giocatori",
    "always": lambda: "qualunque numero",
    "at_least": lambda players: str(players) + " o più",
    "glory.most": lambda: "Più gettoni: 1ª tessera. Il secondo: 2ª. Il terzo: 3ª.",
    "glory.tie": lambda: "Le parità vanno alla tessera ordine più bassa.",
    "glory.none": lambda: "Senza gettoni non ottieni tessere.",
    "glory.back": lambda: "I gettoni pagati per un assistente non contano, e i gettoni non danno mai punti.",
    "round": lambda: "round",
    "first": lambda: "1ª",
    "second": lambda: "2ª",
    "third": lambda: "3ª",
    "scoring.when": lambda rounds: "Dopo " + str(rounds) + " round somma:",
    "scoring.culture": lambda: "Tessere cultura.",
    "scoring.glory": lambda: "Tessere gloria.",
    "scoring.temples": lambda: "Templi, secondo le tessere intorno, nella riga e colonna, o le risorse che hai.",
    "scoring.order": lambda: "Tessere ordine.",
    "scoring.wealth": lambda count: "1 PV ogni " + str(count) + " monete e risorse insieme, secondo il valore.",
    "ties.tiles": lambda: "Più tessere cultura e gloria insieme.",
    "ties.temples": lambda: "Poi più templi.",
    "ties.order": lambda: "Poi la tessera ordine più bassa.",
    "start.fountain": lambda: "Ogni città inizia con una Fontana.",
    "item": lambda: "oggetto",
    "amount": lambda: "quantità",
    "start.residences": lambda: "residenze",
    "start.grain": lambda: "grano",
    "start.denarii": lambda: "denari, in senso orario dal primo giocatore",
    "count": lambda: "numero",
    "solo.set": lambda: "Il materiale per due giocatori, senza tessere ordine e senza supplemento per chi passa.",
    "solo.pairs": lambda: "I luoghi sono in coppie: costruiscine uno, e l’altro lascia la partita.",
    "solo.round_tile": lambda denarii: "Una tessera round in una coppia tiene " + str(denarii) + ": prendili invece di costruire.",
    "solo.glory": lambda: "Tanti gettoni gloria quanto il numero del round danno la 1ª tessera; almeno uno dà la 2ª.",
    "solo.aim": lambda points: "Nella prima partita punta a " + str(points) + ".",
    "from": lambda: "da",
    "title": lambda: "titolo",
    },
    words={
    "Category.cultural": "cultura",
    "Category.military": "militare",
    "Category.production": "produzione",
    "Category.residential": "residenza",
    "Category.special": "speciale",
    "Category.temple": "tempio",
    "Category.trade": "commercio",
    },
    amounts={
    "academics": lambda count: (str(count) + " punto sapere" if count == 1 else str(count) + " punti sapere"),
    "any": lambda count: (str(count) + " risorsa a scelta" if count == 1 else str(count) + " risorse a scelta"),
    "art": lambda count: (str(count) + " punto arte" if count == 1 else str(count) + " punti arte"),
    "culture": lambda count: (str(count) + " punto cultura a scelta" if count == 1 else str(count) + " punti cultura a scelta"),
    "denarii": lambda count: (str(count) + " denaro" if count == 1 else str(count) + " denari"),
    "equal": lambda count: (str(count) + " risorsa uguale" if count == 1 else str(count) + " risorse uguali"),
    "glory": lambda count: str(count) + " " + "gloria",
    "grain": lambda count: str(count) + " " + "grano",
    "ore": lambda count: str(count) + " " + "minerale",
    "points": lambda count: str(count) + " PV",
    "stone": lambda count: str(count) + " " + "pietra",
    "theater": lambda count: (str(count) + " punto teatro" if count == 1 else str(count) + " punti teatro"),
    "wood": lambda count: str(count) + " " + "legno",
    },
    names={
    "supply:assistants": "assistenti",
    "supply:coins of 1 denarius": "monete da 1 denaro",
    "supply:coins of 10 denarii": "monete da 10 denari",
    "supply:coins of 3 denarii": "monete da 3 denari",
    "supply:glory tokens": "gettoni gloria",
    "supply:grain": "grano",
    "supply:ore": "minerale",
    "supply:stone": "pietra",
    "supply:wood": "legno",
    "title:Centurion": "Centurione",
    "title:Civilian": "Civile",
    "title:Consul": "Console",
    "title:Emperor Augustus": "Imperatore Augusto",
    "title:Immune": "Immune",
    "title:Legatus": "Legato",
    "title:Tribunus": "Tribuno",
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
