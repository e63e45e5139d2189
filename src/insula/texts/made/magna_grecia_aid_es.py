"""magna_grecia: the player aid in 'es'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Final

from insula.kernel.aid import AidTexts
from insula.texts.runtime import join


def list_pair(a: str, b: str) -> str:
    return a + " y " + b


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
    "section.turn": lambda: "Tu turno",
    "section.actions": lambda: "Tres acciones",
    "table.scales": lambda: "Un paso más con una sola acción",
    "table.cards": lambda: "Cartas de acción",
    "section.cities": lambda: "Ciudades",
    "section.roads": lambda: "Caminos",
    "section.markets": lambda: "Mercados",
    "section.oracles": lambda: "Oráculos",
    "section.end": lambda: "Fin de la partida",
    "section.start": lambda: "Inicio",
    "table.setup": lambda: "Según el número de jugadores",
    "table.pieces": lambda: "Piezas de cada jugador",
    "turn.card": lambda: "La carta de la ronda da el orden de los colores y el número de cada acción.",
    "turn.actions": lambda most, kinds: "Realiza hasta " + str(most) + " de las " + str(kinds) + " acciones. Las losetas de camino y de ciudad se pueden mezclar en cualquier orden.",
    "turn.market": lambda: "Después, si quieres, construye o vende un mercado.",
    "turn.next": lambda: "Juega el siguiente color de la carta.",
    "actions.fewer": lambda: "Siempre puedes colocar o tomar menos losetas, y solo colocas losetas de tu reserva.",
    "actions.alone": lambda: "Si realizas una sola acción, puedes dar un paso más en ella.",
    "actions.last": lambda: "El reabastecimiento mueve losetas del depósito a tu reserva, en cualquier combinación. Va al final: no puedes colocar esas losetas en este turno.",
    "action": lambda: "acción",
    "number": lambda: "número de la carta",
    "alone": lambda: "como única acción",
    "border": lambda: "carta",
    "order": lambda: "orden de turno",
    "roads": lambda: "caminos",
    "cities": lambda: "ciudades",
    "resupply": lambda: "reabastecimiento",
    "cities.found": lambda: "Funda una ciudad en una aldea con borde verde, o en una aldea a la que llegue un camino tuyo. Una fundación por turno.",
    "cities.found_away": lambda: "Puedes empezar una ciudad en otro lugar si las losetas de este turno cubren después una aldea. Una loseta de la nueva ciudad debe estar en una aldea verde o donde llegue un camino tuyo.",
    "cities.expand": lambda: "Amplía tus ciudades a casillas adyacentes, tantas ciudades como quieras.",
    "cities.never": lambda: "Nunca junto a la ciudad de otro jugador, junto a una aldea, ni en un oráculo o junto a él.",
    "cities.beside": lambda: "Junto a una aldea está permitido si la loseta inmediatamente siguiente cubre esa aldea.",
    "cities.cost": lambda: "Cada loseta de ciudad cuesta 1 punto. No hay deudas.",
    "cities.free": lambda: "Fundar te da un mercado gratuito allí, si no tienes ya uno.",
    "roads.start": lambda: "Una loseta de camino continúa un camino tuyo o sale de cualquier ciudad, o de un oráculo o aldea a los que ya llegue un camino tuyo.",
    "roads.ends": lambda: "Conecta por sus extremos, que son opuestos o están a dos lados de distancia.",
    "roads.theirs": lambda: "Nunca alargas el camino de otro jugador. Puedes cortarlo.",
    "roads.cost": lambda: "Las losetas de camino no cuestan nada.",
    "markets.build": lambda: "Construye en una aldea o en la ciudad de otro jugador, como máximo un mercado tuyo en cada lugar. No hace falta conexión.",
    "markets.cost_village": lambda: "En una aldea: 1 punto, y 1 por cada mercado sin vender de otro jugador.",
    "markets.cost_city": lambda: "En una ciudad: 1 punto por cada una de sus losetas, y 1 por cada mercado sin vender de otro jugador.",
    "markets.active": lambda: "Un mercado está activo en tu propia ciudad, o si un camino de cualquier color conecta su lugar directamente con una ciudad tuya.",
    "markets.value": lambda: "Un mercado activo vale 1 punto por cada otro lugar conectado directamente: ciudad, aldea u oráculo. Dos caminos a un mismo lugar cuentan una vez.",
    "markets.sell": lambda: "Vender un mercado activo paga su valor ahora. Se queda y ya no vale nada.",
    "oracles.first": lambda: "Un oráculo mira a la primera ciudad conectada directamente con él.",
    "oracles.more": lambda: "Se vuelve hacia otra ciudad conectada en cuanto esta tiene más conexiones; un empate no cambia nada.",
    "oracles.village": lambda: "Nunca mira a una aldea.",
    "oracles.points": lambda points: "Al final cada oráculo da " + str(points) + " al dueño de la ciudad a la que mira.",
    "end.rounds": lambda rounds, short: "Después de " + str(rounds) + " rondas, o " + str(short) + " en la partida corta.",
    "end.points": lambda: "Los puntos que quedan cuentan.",
    "end.markets": lambda: "Los mercados activos sin vender dan su valor.",
    "end.oracles": lambda points: "Cada oráculo da " + str(points) + ".",
    "end.tie": lambda: "Empate: más losetas de camino y ciudad en la reserva; después se comparte el puesto.",
    "start.staging": lambda: "Las losetas que no están en la reserva están en el depósito hasta que te reabastezcas.",
    "players": lambda: "jugadores",
    "points": lambda: "puntos",
    "oracles": lambda: "oráculos",
    "piece": lambda: "pieza",
    "supply": lambda: "en la reserva",
    "count": lambda: "en total",
    },
    words={
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
    amounts={
    "points": lambda count: (str(count) + " punto" if count == 1 else str(count) + " puntos"),
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
