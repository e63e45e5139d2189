"""magna_grecia: the player aid in 'fr'. Do not edit: made by `python -m insula.texts build`."""

# fmt: off
# ruff: noqa
from typing import Final

from insula.kernel.aid import AidTexts
from insula.texts.runtime import join


def list_pair(a: str, b: str) -> str:
    return a + " et " + b


def list_more(a: str, b: str) -> str:
    return a + ", " + b


def list_or(a: str, b: str) -> str:
    return a + " ou " + b


def list_plus(a: str, b: str) -> str:
    return a + " + " + b


def list_numbers(a: str, b: str) -> str:
    return a + "/" + b


AID: Final = AidTexts(
    texts={
    "section.turn": lambda: "Ton tour",
    "section.actions": lambda: "Trois actions",
    "table.scales": lambda: "Un pas de plus pour une action seule",
    "table.cards": lambda: "Cartes action",
    "section.cities": lambda: "Cités",
    "section.roads": lambda: "Routes",
    "section.markets": lambda: "Marchés",
    "section.oracles": lambda: "Oracles",
    "section.end": lambda: "Fin de la partie",
    "section.start": lambda: "Départ",
    "table.setup": lambda: "Selon le nombre de joueurs",
    "table.pieces": lambda: "Pièces de chaque joueur",
    "turn.card": lambda: "La carte de la manche donne l’ordre des couleurs et le nombre de chaque action.",
    "turn.actions": lambda most, kinds: "Effectue jusqu’à " + str(most) + " des " + str(kinds) + " actions. Les tuiles route et cité peuvent se mélanger dans n’importe quel ordre.",
    "turn.market": lambda: "Ensuite, construis un marché ou vends-en un, si tu veux.",
    "turn.next": lambda: "La couleur suivante de la carte joue.",
    "actions.fewer": lambda: "Tu peux toujours poser ou prendre moins de tuiles, et les tuiles viennent de ta réserve seulement.",
    "actions.alone": lambda: "Si tu n’effectues qu’une action, tu peux y faire un pas de plus.",
    "actions.last": lambda: "Le réapprovisionnement déplace des tuiles du dépôt à ta réserve, dans n’importe quel mélange. Il vient en dernier : tu ne peux pas poser ces tuiles pendant ce tour.",
    "action": lambda: "action",
    "number": lambda: "nombre sur la carte",
    "alone": lambda: "comme seule action",
    "border": lambda: "carte",
    "order": lambda: "ordre de jeu",
    "roads": lambda: "routes",
    "cities": lambda: "cités",
    "resupply": lambda: "réapprovisionnement",
    "cities.found": lambda: "Fonde une cité sur un village à bordure verte, ou sur un village qu’atteint une de tes routes. Une fondation par tour.",
    "cities.found_away": lambda: "Tu peux commencer une cité ailleurs si les tuiles de ce tour couvrent ensuite un village. Une tuile de la nouvelle cité doit être sur un village vert ou là où mène une de tes routes.",
    "cities.expand": lambda: "Agrandis tes propres cités sur des cases adjacentes, autant de cités que tu veux.",
    "cities.never": lambda: "Jamais à côté de la cité d’un adversaire, à côté d’un village, ni sur un oracle ou à côté.",
    "cities.beside": lambda: "À côté d’un village, c’est permis si ta toute prochaine tuile couvre ce village.",
    "cities.cost": lambda: "Chaque tuile cité coûte 1 point. Pas de dettes.",
    "cities.free": lambda: "Fonder une cité t’y donne un marché gratuit, sauf si tu en as un.",
    "roads.start": lambda: "Une tuile route prolonge ta propre route ou part de n’importe quelle cité, ou d’un oracle ou village qu’atteint déjà une de tes routes.",
    "roads.ends": lambda: "Elle se relie par ses extrémités, opposées ou à deux côtés l’une de l’autre.",
    "roads.theirs": lambda: "Tu ne prolonges jamais la route d’un adversaire. Tu peux la couper.",
    "roads.cost": lambda: "Les tuiles route ne coûtent rien.",
    "markets.build": lambda: "Construis dans un village ou dans la cité d’un adversaire, au plus un de tes marchés par lieu. Aucune liaison n’est nécessaire.",
    "markets.cost_village": lambda: "Dans un village : 1 point, plus 1 par marché non vendu d’un adversaire.",
    "markets.cost_city": lambda: "Dans une cité : 1 point par tuile de la cité, plus 1 par marché non vendu d’un adversaire.",
    "markets.active": lambda: "Un marché est actif dans ta propre cité, ou si une route de n’importe quelle couleur relie directement son lieu à une de tes cités.",
    "markets.value": lambda: "Un marché actif vaut 1 point par autre lieu relié directement : cité, village ou oracle. Deux routes vers un même lieu comptent une fois.",
    "markets.sell": lambda: "Vendre un marché actif rapporte sa valeur aussitôt. Il reste en place et ne vaut plus rien.",
    "oracles.first": lambda: "Un oracle regarde la première cité qui lui est reliée directement.",
    "oracles.more": lambda: "Il se tourne vers une autre cité reliée dès qu’elle a plus de liaisons ; une égalité ne change rien.",
    "oracles.village": lambda: "Il ne regarde jamais un village.",
    "oracles.points": lambda points: "À la fin, chaque oracle donne " + str(points) + " au propriétaire de la cité qu’il regarde.",
    "end.rounds": lambda rounds, short: "Après " + str(rounds) + " manches, ou " + str(short) + " dans la partie courte.",
    "end.points": lambda: "Les points restants comptent.",
    "end.markets": lambda: "Les marchés actifs non vendus rapportent leur valeur.",
    "end.oracles": lambda points: "Chaque oracle rapporte " + str(points) + ".",
    "end.tie": lambda: "Égalité : le plus de tuiles route et cité dans la réserve, puis la place est partagée.",
    "start.staging": lambda: "Les tuiles hors de la réserve attendent au dépôt que tu te réapprovisionnes.",
    "players": lambda: "joueurs",
    "points": lambda: "points",
    "oracles": lambda: "oracles",
    "piece": lambda: "pièce",
    "supply": lambda: "dans la réserve",
    "count": lambda: "en tout",
    },
    words={
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
    amounts={
    "points": lambda count: (str(count) + " point" if (count == 0 or count == 1) else str(count) + " points"),
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
