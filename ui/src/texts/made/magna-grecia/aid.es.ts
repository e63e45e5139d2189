// Do not edit: made by python -m insula.texts build
import type { AidTexts, Replaced } from '../../../aid/texts';
import { join } from '../runtime';

const list_pair = (a: string, b: string) => a + " y " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_or = (a: string, b: string) => a + " o " + b;
const list_plus = (a: string, b: string) => a + " + " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;

export const aid: AidTexts = {
  texts: {
    "section.turn": () => "Tu turno",
    "section.actions": () => "Tres acciones",
    "table.scales": () => "Un paso más con una sola acción",
    "table.cards": () => "Cartas de acción",
    "section.cities": () => "Ciudades",
    "section.roads": () => "Caminos",
    "section.markets": () => "Mercados",
    "section.oracles": () => "Oráculos",
    "section.end": () => "Fin de la partida",
    "section.start": () => "Inicio",
    "table.setup": () => "Según el número de jugadores",
    "table.pieces": () => "Piezas de cada jugador",
    "turn.card": () => "La carta de la ronda da el orden de los colores y el número de cada acción.",
    "turn.actions": (v) => "Realiza hasta " + String(v.most) + " de las " + String(v.kinds) + " acciones. Las losetas de camino y de ciudad se pueden mezclar en cualquier orden.",
    "turn.market": () => "Después, si quieres, construye o vende un mercado.",
    "turn.next": () => "Juega el siguiente color de la carta.",
    "actions.fewer": () => "Siempre puedes colocar o tomar menos losetas, y solo colocas losetas de tu reserva.",
    "actions.alone": () => "Si realizas una sola acción, puedes dar un paso más en ella.",
    "actions.last": () => "El reabastecimiento mueve losetas del depósito a tu reserva, en cualquier combinación. Va al final: no puedes colocar esas losetas en este turno.",
    "action": () => "acción",
    "number": () => "número de la carta",
    "alone": () => "como única acción",
    "border": () => "carta",
    "order": () => "orden de turno",
    "roads": () => "caminos",
    "cities": () => "ciudades",
    "resupply": () => "reabastecimiento",
    "cities.found": () => "Funda una ciudad en una aldea con borde verde, o en una aldea a la que llegue un camino tuyo. Una fundación por turno.",
    "cities.found_away": () => "Puedes empezar una ciudad en otro lugar si las losetas de este turno cubren después una aldea. Una loseta de la nueva ciudad debe estar en una aldea verde o donde llegue un camino tuyo.",
    "cities.expand": () => "Amplía tus ciudades a casillas adyacentes, tantas ciudades como quieras.",
    "cities.never": () => "Nunca junto a la ciudad de otro jugador, junto a una aldea, ni en un oráculo o junto a él.",
    "cities.beside": () => "Junto a una aldea está permitido si la loseta inmediatamente siguiente cubre esa aldea.",
    "cities.cost": () => "Cada loseta de ciudad cuesta 1 punto. No hay deudas.",
    "cities.free": () => "Fundar te da un mercado gratuito allí, si no tienes ya uno.",
    "roads.start": () => "Una loseta de camino continúa un camino tuyo o sale de cualquier ciudad, o de un oráculo o aldea a los que ya llegue un camino tuyo.",
    "roads.ends": () => "Conecta por sus extremos, que son opuestos o están a dos lados de distancia.",
    "roads.theirs": () => "Nunca alargas el camino de otro jugador. Puedes cortarlo.",
    "roads.cost": () => "Las losetas de camino no cuestan nada.",
    "markets.build": () => "Construye en una aldea o en la ciudad de otro jugador, como máximo un mercado tuyo en cada lugar. No hace falta conexión.",
    "markets.cost_village": () => "En una aldea: 1 punto, y 1 por cada mercado sin vender de otro jugador.",
    "markets.cost_city": () => "En una ciudad: 1 punto por cada una de sus losetas, y 1 por cada mercado sin vender de otro jugador.",
    "markets.active": () => "Un mercado está activo en tu propia ciudad, o si un camino de cualquier color conecta su lugar directamente con una ciudad tuya.",
    "markets.value": () => "Un mercado activo vale 1 punto por cada otro lugar conectado directamente: ciudad, aldea u oráculo. Dos caminos a un mismo lugar cuentan una vez.",
    "markets.sell": () => "Vender un mercado activo paga su valor ahora. Se queda y ya no vale nada.",
    "oracles.first": () => "Un oráculo mira a la primera ciudad conectada directamente con él.",
    "oracles.more": () => "Se vuelve hacia otra ciudad conectada en cuanto esta tiene más conexiones; un empate no cambia nada.",
    "oracles.village": () => "Nunca mira a una aldea.",
    "oracles.points": (v) => "Al final cada oráculo da " + String(v.points) + " al dueño de la ciudad a la que mira.",
    "end.rounds": (v) => "Después de " + String(v.rounds) + " rondas, o " + String(v.short) + " en la partida corta.",
    "end.points": () => "Los puntos que quedan cuentan.",
    "end.markets": () => "Los mercados activos sin vender dan su valor.",
    "end.oracles": (v) => "Cada oráculo da " + String(v.points) + ".",
    "end.tie": () => "Empate: más losetas de camino y ciudad en la reserva; después se comparte el puesto.",
    "start.staging": () => "Las losetas que no están en la reserva están en el depósito hasta que te reabastezcas.",
    "players": () => "jugadores",
    "points": () => "puntos",
    "oracles": () => "oráculos",
    "piece": () => "pieza",
    "supply": () => "en la reserva",
    "count": () => "en total",
  },
  words: {
    "Action.cities": "fundar y ampliar ciudades",
    "Action.resupply": "reabastecerse",
    "Action.roads": "construir caminos",
    "Colour.brown": "marrón",
    "Colour.orange": "naranja",
    "Colour.red": "rojo",
    "Colour.yellow": "amarillo",
    "Pieces.city": "losetas de ciudad",
    "Pieces.market": "mercados",
    "Pieces.road": "losetas de camino",
  },
  amounts: {
    "points": (count) => (Number(count) === 1 ? String(count) + " punto" : String(count) + " puntos"),
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
