"""minerva: the player aid in 'es'. Do not edit: made by `python -m insula.texts build`."""

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
    "section.rounds": lambda: "Una ronda",
    "section.turn": lambda: "Tu turno: una de cuatro acciones",
    "section.costs": lambda: "Costes y recursos",
    "section.effects": lambda: "Efectos",
    "table.categories": lambda: "Letras en el dibujo del terminal",
    "section.passing": lambda: "Pasar",
    "table.order": lambda: "Losetas de orden después de la última ronda",
    "section.assistants": lambda: "Ayudantes",
    "table.assistants": lambda: "Precio del siguiente ayudante",
    "section.culture": lambda: "Cultura",
    "table.culture": lambda: "Cada una de las tres pilas, desde arriba",
    "section.glory": lambda: "Gloria",
    "table.glory": lambda: "PV de las losetas de gloria",
    "section.scoring": lambda: "Puntuación final",
    "section.ties": lambda: "Empates",
    "section.start": lambda: "Inicio",
    "table.start": lambda: "Cada jugador",
    "table.supplies": lambda: "Fichas de la caja impresa, sin límites",
    "section.solo": lambda: "En solitario",
    "table.titles": lambda: "Títulos",
    "rounds.main": lambda rounds: "Fase principal: turnos en sentido horario hasta que todos hayan pasado. Hay " + str(rounds) + " rondas.",
    "rounds.assistants": lambda last: "Cada jugador puede comprar un ayudante, primero la loseta de orden más alta (no en la ronda " + str(last) + ").",
    "rounds.glory": lambda: "Se reparten las losetas de gloria de la ronda; después vuelven todas las fichas de gloria.",
    "rounds.next": lambda last: "Se muestran lugares nuevos; empieza quien tiene la loseta de orden 1 (no en la ronda " + str(last) + ").",
    "turn.facility": lambda temples: "Construir un edificio: paga un lugar o uno de los " + str(temples) + " templos de la oferta y colócalo junto a tu ciudad.",
    "turn.residence": lambda: "Construir una residencia: colócala, elige una dirección y activa cada edificio de esa línea, primero el más cercano, hasta la siguiente residencia o hueco.",
    "turn.assistant": lambda: "Colocar un ayudante en una residencia que no tenga y activar una línea desde ella.",
    "turn.pass": lambda: "Pasar el resto de la ronda.",
    "costs.lacking": lambda denarii: "Los costes se pagan en recursos. Por cada ficha que te falta, y solo por esas, paga " + str(denarii) + ".",
    "costs.sell": lambda denarii: "Puedes vender cualquier recurso por " + str(denarii) + " en cualquier momento.",
    "costs.most": lambda most, denarii: "Tienes como máximo " + str(most) + " de cada recurso; cada uno de más se convierte en " + str(denarii) + ".",
    "effects.icon": lambda: "Icono: gánalo.",
    "effects.arrow": lambda: "Flecha: paga la izquierda y gana la derecha, tantas veces como quieras.",
    "effects.colon": lambda: "Dos puntos: por cada ficha que tengas de la izquierda gana la derecha; no se paga nada.",
    "effects.slash": lambda: "Barra: elige un lado.",
    "effects.grid": lambda: "Cuadrícula 3x3: las 8 losetas de alrededor.",
    "effects.built": lambda: "Al construir: una sola vez, cuando lo construyes, si quieres.",
    "effects.end": lambda: "Al final: da puntos después de la última ronda.",
    "effects.line": lambda: "Los edificios especiales y los templos de una línea no hacen nada ni la detienen.",
    "letter": lambda: "letra",
    "category": lambda: "categoría",
    "passing.tile": lambda: "El primero en pasar toma la loseta de orden más baja, y así sucesivamente.",
    "passing.wait": lambda denarii: "Cada turno posterior de quien ha pasado le da " + str(denarii) + " en esta ronda.",
    "passing.fee": lambda denarii: "En cuanto un jugador ha pasado, cualquier otra acción cuesta antes " + str(denarii) + ".",
    "passing.last": lambda last: "En la ronda " + str(last) + " las losetas de orden dan puntos; la más alta en uso no da nada.",
    "tile": lambda: "loseta de orden",
    "points": lambda: "PV",
    "assistants.buy": lambda: "Uno por ronda, por denarios o por fichas de gloria, nunca ambos.",
    "assistants.most": lambda most: "Como máximo " + str(most) + " por jugador.",
    "owned": lambda: "ayudantes que tienes",
    "denarii": lambda: "denarios",
    "glory": lambda: "o fichas de gloria",
    "culture.points": lambda: "Los edificios culturales dan puntos de teatro, arte o saber para este turno.",
    "culture.check": lambda: "Después de todos los efectos: con puntos suficientes de una categoría tomas la loseta de encima de su pila.",
    "culture.once": lambda: "Como máximo una loseta de cada categoría por turno.",
    "culture.lost": lambda: "Los puntos que sobran se pierden.",
    "marks": lambda: "puntos necesarios",
    "players": lambda: "jugadores",
    "always": lambda: "cualquier número",
    "at_least": lambda players: str(players) + " o más",
    "glory.most": lambda: "Quien tiene más fichas: 1.ª loseta. El segundo: 2.ª. El tercero: 3.ª.",
    "glory.tie": lambda: "Los empates los gana la loseta de orden más baja.",
    "glory.none": lambda: "Sin fichas no ganas ninguna loseta.",
    "glory.back": lambda: "Las fichas pagadas por un ayudante no cuentan, y las fichas nunca dan puntos.",
    "round": lambda: "ronda",
    "first": lambda: "1.ª",
    "second": lambda: "2.ª",
    "third": lambda: "3.ª",
    "scoring.when": lambda rounds: "Después de " + str(rounds) + " rondas suma:",
    "scoring.culture": lambda: "Losetas de cultura.",
    "scoring.glory": lambda: "Losetas de gloria.",
    "scoring.temples": lambda: "Templos, según las losetas de alrededor, de su fila y columna, o los recursos que tengas.",
    "scoring.order": lambda: "Losetas de orden.",
    "scoring.wealth": lambda count: "1 PV por cada " + str(count) + " monedas y recursos juntos, por su valor.",
    "ties.tiles": lambda: "Más losetas de cultura y gloria juntas.",
    "ties.temples": lambda: "Luego más templos.",
    "ties.order": lambda: "Luego la loseta de orden más baja.",
    "start.fountain": lambda: "Cada ciudad empieza con una Fuente.",
    "item": lambda: "qué",
    "amount": lambda: "cantidad",
    "start.residences": lambda: "residencias",
    "start.grain": lambda: "grano",
    "start.denarii": lambda: "denarios, en sentido horario desde el jugador inicial",
    "count": lambda: "cantidad",
    "solo.set": lambda: "El material para dos jugadores, sin losetas de orden y sin recargo por pasar.",
    "solo.pairs": lambda: "Los lugares están en parejas: construye uno, y el otro deja la partida.",
    "solo.round_tile": lambda denarii: "Una loseta de ronda en una pareja tiene " + str(denarii) + ": tómalos en vez de construir.",
    "solo.glory": lambda: "Tantas fichas de gloria como el número de la ronda ganan la 1.ª loseta; al menos una gana la 2.ª.",
    "solo.aim": lambda points: "En tu primera partida intenta llegar a " + str(points) + ".",
    "from": lambda: "desde",
    "title": lambda: "título",
    },
    words={
    "Category.cultural": "cultura",
    "Category.military": "militar",
    "Category.production": "producción",
    "Category.residential": "residencia",
    "Category.special": "especial",
    "Category.temple": "templo",
    "Category.trade": "comercio",
    },
    amounts={
    "academics": lambda count: (str(count) + " punto de saber" if count == 1 else str(count) + " puntos de saber"),
    "any": lambda count: (str(count) + " recurso a elegir" if count == 1 else str(count) + " recursos a elegir"),
    "art": lambda count: (str(count) + " punto de arte" if count == 1 else str(count) + " puntos de arte"),
    "culture": lambda count: (str(count) + " punto de cultura a elegir" if count == 1 else str(count) + " puntos de cultura a elegir"),
    "denarii": lambda count: (str(count) + " denario" if count == 1 else str(count) + " denarios"),
    "equal": lambda count: (str(count) + " recurso igual" if count == 1 else str(count) + " recursos iguales"),
    "glory": lambda count: str(count) + " de " + "gloria",
    "grain": lambda count: str(count) + " de " + "grano",
    "ore": lambda count: str(count) + " de " + "mineral",
    "points": lambda count: str(count) + " PV",
    "stone": lambda count: str(count) + " de " + "piedra",
    "theater": lambda count: (str(count) + " punto de teatro" if count == 1 else str(count) + " puntos de teatro"),
    "wood": lambda count: str(count) + " de " + "madera",
    },
    names={
    "supply:assistants": "ayudantes",
    "supply:coins of 1 denarius": "monedas de 1 denario",
    "supply:coins of 10 denarii": "monedas de 10 denarios",
    "supply:coins of 3 denarii": "monedas de 3 denarios",
    "supply:glory tokens": "fichas de gloria",
    "supply:grain": "grano",
    "supply:ore": "mineral",
    "supply:stone": "piedra",
    "supply:wood": "madera",
    "title:Centurion": "Centurión",
    "title:Civilian": "Civil",
    "title:Consul": "Cónsul",
    "title:Emperor Augustus": "Emperador Augusto",
    "title:Immune": "Inmune",
    "title:Legatus": "Legado",
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
