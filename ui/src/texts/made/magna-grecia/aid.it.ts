// Do not edit: made by python -m insula.texts build
import type { AidTexts, Replaced } from '../../../aid/texts';
import { join } from '../runtime';

const list_pair = (a: string, b: string) => a + " e " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_or = (a: string, b: string) => a + " o " + b;
const list_plus = (a: string, b: string) => a + " + " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;

export const aid: AidTexts = {
  texts: {
    "section.turn": () => "Il tuo turno",
    "section.actions": () => "Tre azioni",
    "table.scales": () => "Un passo in più per un’azione sola",
    "table.cards": () => "Carte azione",
    "section.cities": () => "Città",
    "section.roads": () => "Strade",
    "section.markets": () => "Mercati",
    "section.oracles": () => "Oracoli",
    "section.end": () => "Fine della partita",
    "section.start": () => "Inizio",
    "table.setup": () => "Per numero di giocatori",
    "table.pieces": () => "Pezzi di ogni giocatore",
    "turn.card": () => "La carta del round dà l’ordine dei colori e il numero di ogni azione.",
    "turn.actions": (v) => "Svolgi fino a " + String(v.most) + " delle " + String(v.kinds) + " azioni. Le tessere strada e città si possono alternare in qualunque ordine.",
    "turn.market": () => "Poi, se vuoi, costruisci un mercato o vendine uno.",
    "turn.next": () => "Gioca il colore successivo sulla carta.",
    "actions.fewer": () => "Puoi sempre piazzare o prendere meno tessere, e le tessere vengono solo dalla tua riserva.",
    "actions.alone": () => "Se svolgi una sola azione, puoi farne un passo in più.",
    "actions.last": () => "Il rifornimento sposta tessere dal deposito alla tua riserva, in qualunque combinazione. Viene per ultimo: in questo turno non puoi piazzarle.",
    "action": () => "azione",
    "number": () => "numero sulla carta",
    "alone": () => "come unica azione",
    "border": () => "carta",
    "order": () => "ordine di gioco",
    "roads": () => "strade",
    "cities": () => "città",
    "resupply": () => "rifornimento",
    "cities.found": () => "Fonda una città su un villaggio con bordo verde, o su un villaggio raggiunto da una tua strada. Una fondazione per turno.",
    "cities.found_away": () => "Puoi iniziare una città altrove se poi le tessere di questo turno coprono un villaggio. Una tessera della nuova città deve stare su un villaggio verde o dove porta una tua strada.",
    "cities.expand": () => "Espandi le tue città su spazi adiacenti, quante città vuoi.",
    "cities.never": () => "Mai accanto alla città di un altro giocatore, accanto a un villaggio, su un oracolo o accanto a esso.",
    "cities.beside": () => "Accanto a un villaggio è permesso se proprio la tua tessera successiva copre quel villaggio.",
    "cities.cost": () => "Ogni tessera città costa 1 punto. Niente debiti.",
    "cities.free": () => "Fondare una città ti dà un mercato gratuito lì, se non ne hai già uno.",
    "roads.start": () => "Una tessera strada continua una tua strada o parte da una città qualunque, o da un oracolo o villaggio già raggiunto da una tua strada.",
    "roads.ends": () => "Si collega con le sue estremità, su lati opposti o a due lati di distanza.",
    "roads.theirs": () => "Non prolunghi mai la strada di un altro giocatore. Puoi bloccarla.",
    "roads.cost": () => "Le tessere strada non costano nulla.",
    "markets.build": () => "Costruisci in un villaggio o nella città di un altro giocatore, al massimo un tuo mercato per luogo. Non serve alcun collegamento.",
    "markets.cost_village": () => "In un villaggio: 1 punto, più 1 per ogni mercato non venduto di un altro giocatore.",
    "markets.cost_city": () => "In una città: 1 punto per ogni sua tessera, più 1 per ogni mercato non venduto di un altro giocatore.",
    "markets.active": () => "Un mercato è attivo in una tua città, o se una strada di qualunque colore collega direttamente il suo luogo a una tua città.",
    "markets.value": () => "Un mercato attivo vale 1 punto per ogni altro luogo collegato direttamente: città, villaggio o oracolo. Due strade verso lo stesso luogo contano una volta.",
    "markets.sell": () => "Vendere un mercato attivo paga subito il suo valore. Il mercato resta e da allora non vale più nulla.",
    "oracles.first": () => "Un oracolo guarda la prima città collegata direttamente a esso.",
    "oracles.more": () => "Si volge a un’altra città collegata appena questa ha più collegamenti; una parità non cambia nulla.",
    "oracles.village": () => "Non guarda mai un villaggio.",
    "oracles.points": (v) => "Alla fine ogni oracolo dà " + String(v.points) + " al proprietario della città che guarda.",
    "end.rounds": (v) => "Dopo " + String(v.rounds) + " round, o " + String(v.short) + " nella partita breve.",
    "end.points": () => "I punti rimasti contano.",
    "end.markets": () => "I mercati attivi non venduti danno il loro valore.",
    "end.oracles": (v) => "Ogni oracolo dà " + String(v.points) + ".",
    "end.tie": () => "Parità: più tessere strada e città rimaste nella riserva, poi il posto è condiviso.",
    "start.staging": () => "Le tessere che non sono nella riserva stanno nel deposito fino al rifornimento.",
    "players": () => "giocatori",
    "points": () => "punti",
    "oracles": () => "oracoli",
    "piece": () => "pezzo",
    "supply": () => "nella riserva",
    "count": () => "in tutto",
  },
  words: {
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
  amounts: {
    "points": (count) => (Number(count) === 1 ? String(count) + " punto" : String(count) + " punti"),
  },
  names: {
  },
  joins: {
    "and": (items) => join(items, list_pair, list_more),
    "or": (items) => join(items, list_or, list_more),
    "plus": (items) => join(items, list_plus, list_plus),
    "slash": (items) => join(items, list_numbers, list_numbers),
    "comma": (items) => join(items, list_more, list_more),
  },
};
/** What editions replace. */
export const editions: Record<string, Replaced> = {
};
