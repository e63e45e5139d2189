// Do not edit: made by python -m insula.texts build
import type { AidTexts, Replaced } from '../../../aid/texts';
import { join } from '../runtime';

const list_pair = (a: string, b: string) => a + " et " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_or = (a: string, b: string) => a + " ou " + b;
const list_plus = (a: string, b: string) => a + " + " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;

export const aid: AidTexts = {
  texts: {
    "section.turn": () => "Ton tour",
    "section.actions": () => "Trois actions",
    "table.scales": () => "Un pas de plus pour une action seule",
    "table.cards": () => "Cartes action",
    "section.cities": () => "Cités",
    "section.roads": () => "Routes",
    "section.markets": () => "Marchés",
    "section.oracles": () => "Oracles",
    "section.end": () => "Fin de la partie",
    "section.start": () => "Départ",
    "table.setup": () => "Selon le nombre de joueurs",
    "table.pieces": () => "Pièces de chaque joueur",
    "turn.card": () => "La carte de la manche donne l’ordre des couleurs et le nombre de chaque action.",
    "turn.actions": (v) => "Effectue jusqu’à " + String(v.most) + " des " + String(v.kinds) + " actions. Les tuiles route et cité peuvent se mélanger dans n’importe quel ordre.",
    "turn.market": () => "Ensuite, construis un marché ou vends-en un, si tu veux.",
    "turn.next": () => "La couleur suivante de la carte joue.",
    "actions.fewer": () => "Tu peux toujours poser ou prendre moins de tuiles, et les tuiles viennent de ta réserve seulement.",
    "actions.alone": () => "Si tu n’effectues qu’une action, tu peux y faire un pas de plus.",
    "actions.last": () => "Le réapprovisionnement déplace des tuiles du dépôt à ta réserve, dans n’importe quel mélange. Il vient en dernier : tu ne peux pas poser ces tuiles pendant ce tour.",
    "action": () => "action",
    "number": () => "nombre sur la carte",
    "alone": () => "comme seule action",
    "border": () => "carte",
    "order": () => "ordre de jeu",
    "roads": () => "routes",
    "cities": () => "cités",
    "resupply": () => "réapprovisionnement",
    "cities.found": () => "Fonde une cité sur un village à bordure verte, ou sur un village qu’atteint une de tes routes. Une fondation par tour.",
    "cities.found_away": () => "Tu peux commencer une cité ailleurs si les tuiles de ce tour couvrent ensuite un village. Une tuile de la nouvelle cité doit être sur un village vert ou là où mène une de tes routes.",
    "cities.expand": () => "Agrandis tes propres cités sur des cases adjacentes, autant de cités que tu veux.",
    "cities.never": () => "Jamais à côté de la cité d’un adversaire, à côté d’un village, ni sur un oracle ou à côté.",
    "cities.beside": () => "À côté d’un village, c’est permis si ta toute prochaine tuile couvre ce village.",
    "cities.cost": () => "Chaque tuile cité coûte 1 point. Pas de dettes.",
    "cities.free": () => "Fonder une cité t’y donne un marché gratuit, sauf si tu en as un.",
    "roads.start": () => "Une tuile route prolonge ta propre route ou part de n’importe quelle cité, ou d’un oracle ou village qu’atteint déjà une de tes routes.",
    "roads.ends": () => "Elle se relie par ses extrémités, opposées ou à deux côtés l’une de l’autre.",
    "roads.theirs": () => "Tu ne prolonges jamais la route d’un adversaire. Tu peux la couper.",
    "roads.cost": () => "Les tuiles route ne coûtent rien.",
    "markets.build": () => "Construis dans un village ou dans la cité d’un adversaire, au plus un de tes marchés par lieu. Aucune liaison n’est nécessaire.",
    "markets.cost_village": () => "Dans un village : 1 point, plus 1 par marché non vendu d’un adversaire.",
    "markets.cost_city": () => "Dans une cité : 1 point par tuile de la cité, plus 1 par marché non vendu d’un adversaire.",
    "markets.active": () => "Un marché est actif dans ta propre cité, ou si une route de n’importe quelle couleur relie directement son lieu à une de tes cités.",
    "markets.value": () => "Un marché actif vaut 1 point par autre lieu relié directement : cité, village ou oracle. Deux routes vers un même lieu comptent une fois.",
    "markets.sell": () => "Vendre un marché actif rapporte sa valeur aussitôt. Il reste en place et ne vaut plus rien.",
    "oracles.first": () => "Un oracle regarde la première cité qui lui est reliée directement.",
    "oracles.more": () => "Il se tourne vers une autre cité reliée dès qu’elle a plus de liaisons ; une égalité ne change rien.",
    "oracles.village": () => "Il ne regarde jamais un village.",
    "oracles.points": (v) => "À la fin, chaque oracle donne " + String(v.points) + " au propriétaire de la cité qu’il regarde.",
    "end.rounds": (v) => "Après " + String(v.rounds) + " manches, ou " + String(v.short) + " dans la partie courte.",
    "end.points": () => "Les points restants comptent.",
    "end.markets": () => "Les marchés actifs non vendus rapportent leur valeur.",
    "end.oracles": (v) => "Chaque oracle rapporte " + String(v.points) + ".",
    "end.tie": () => "Égalité : le plus de tuiles route et cité dans la réserve, puis la place est partagée.",
    "start.staging": () => "Les tuiles hors de la réserve attendent au dépôt que tu te réapprovisionnes.",
    "players": () => "joueurs",
    "points": () => "points",
    "oracles": () => "oracles",
    "piece": () => "pièce",
    "supply": () => "dans la réserve",
    "count": () => "en tout",
  },
  words: {
    "Action.cities": "fonder et agrandir des cités",
    "Action.resupply": "se réapprovisionner",
    "Action.roads": "construire des routes",
    "Colour.brown": "brun",
    "Colour.orange": "orange",
    "Colour.red": "rouge",
    "Colour.yellow": "jaune",
    "Pieces.city": "tuiles cité",
    "Pieces.market": "marchés",
    "Pieces.road": "tuiles route",
  },
  amounts: {
    "points": (count) => ((Number(count) === 0 || Number(count) === 1) ? String(count) + " point" : String(count) + " points"),
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
