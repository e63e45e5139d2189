"""minerva: the player aid in 'fr'. Do not edit: made by `python -m insula.texts build`."""

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
    "section.rounds": lambda: "Une manche",
    "section.turn": lambda: "Ton tour : une action sur quatre",
    "section.costs": lambda: "Coûts et ressources",
    "section.effects": lambda: "Effets",
    "table.categories": lambda: "Lettres du dessin dans le terminal",
    "section.passing": lambda: "Passer",
    "table.order": lambda: "Tuiles d’ordre après la dernière manche",
    "section.assistants": lambda: "Assistants",
    "table.assistants": lambda: "Prix du prochain assistant",
    "section.culture": lambda: "Culture",
    "table.culture": lambda: "Chacune des trois piles, depuis le dessus",
    "section.glory": lambda: "Gloire",
    "table.glory": lambda: "PV des tuiles de gloire",
    "section.scoring": lambda: "Décompte final",
    "section.ties": lambda: "Égalités",
    "section.start": lambda: "Départ",
    "table.start": lambda: "Chaque joueur",
    "table.supplies": lambda: "Jetons de la boîte imprimée, sans limites",
    "section.solo": lambda: "Solo",
    "table.titles": lambda: "Titres",
    "rounds.main": lambda rounds: "Phase principale : chacun son tour dans le sens des aiguilles d’une montre, jusqu’à ce que tous aient passé. Il y a " + str(rounds) + " manches.",
    "rounds.assistants": lambda last: "Chaque joueur peut acheter un assistant, la plus grande tuile d’ordre d’abord (pas à la manche " + str(last) + ").",
    "rounds.glory": lambda: "Les tuiles de gloire de la manche sont attribuées, puis tous les jetons de gloire sont rendus.",
    "rounds.next": lambda last: "De nouveaux lieux sont révélés ; le détenteur de la tuile d’ordre 1 commence (pas à la manche " + str(last) + ").",
    "turn.facility": lambda temples: "Construire un édifice : paie un lieu ou l’un des " + str(temples) + " temples offerts et pose-le à côté de ta ville.",
    "turn.residence": lambda: "Construire une résidence : pose-la, choisis une direction et active chaque édifice de cette ligne, le plus proche d’abord, jusqu’à la prochaine résidence ou case vide.",
    "turn.assistant": lambda: "Placer un assistant sur une résidence qui n’en a pas et activer une ligne depuis elle.",
    "turn.pass": lambda: "Passer pour le reste de la manche.",
    "costs.lacking": lambda denarii: "Les coûts se paient en ressources. Pour chaque jeton manquant, et seulement pour ceux-là, paie " + str(denarii) + ".",
    "costs.sell": lambda denarii: "Tu peux vendre n’importe quelle ressource pour " + str(denarii) + " à tout moment.",
    "costs.most": lambda most, denarii: "Tu as au plus " + str(most) + " de chaque ressource ; chacune en plus devient " + str(denarii) + ".",
    "effects.icon": lambda: "Icône : gagne-la.",
    "effects.arrow": lambda: "Flèche : paie à gauche, gagne à droite, autant de fois que tu veux.",
    "effects.colon": lambda: "Deux-points : pour chaque jeton que tu as de ce qui est à gauche, gagne ce qui est à droite ; on ne paie rien.",
    "effects.slash": lambda: "Barre oblique : choisis un côté.",
    "effects.grid": lambda: "Grille 3x3 : les 8 tuiles autour.",
    "effects.built": lambda: "À la construction : une seule fois, quand tu la construis, si tu veux.",
    "effects.end": lambda: "En fin de partie : rapporte après la dernière manche.",
    "effects.line": lambda: "Les édifices spéciaux et les temples d’une ligne ne font rien et ne l’arrêtent pas.",
    "letter": lambda: "lettre",
    "category": lambda: "catégorie",
    "passing.tile": lambda: "Le premier à passer prend la plus petite tuile d’ordre, et ainsi de suite.",
    "passing.wait": lambda denarii: "Chaque tour suivant d’un joueur qui a passé lui rapporte " + str(denarii) + " dans cette manche.",
    "passing.fee": lambda denarii: "Dès qu’un joueur a passé, toute autre action coûte d’abord " + str(denarii) + ".",
    "passing.last": lambda last: "À la manche " + str(last) + ", les tuiles d’ordre rapportent ; la plus grande en usage ne rapporte rien.",
    "tile": lambda: "tuile d’ordre",
    "points": lambda: "PV",
    "assistants.buy": lambda: "Un par manche, en deniers ou en jetons de gloire, jamais les deux.",
    "assistants.most": lambda most: "Au plus " + str(most) + " par joueur.",
    "owned": lambda: "assistants possédés",
    "denarii": lambda: "deniers",
    "glory": lambda: "ou jetons de gloire",
    "culture.points": lambda: "Les édifices culturels donnent des points de théâtre, d’art ou de savoir pour ce tour.",
    "culture.check": lambda: "Après tous les effets : assez de points d’une catégorie prennent la tuile du dessus de sa pile.",
    "culture.once": lambda: "Au plus une tuile par catégorie et par tour.",
    "culture.lost": lambda: "Les points qui restent sont perdus.",
    "marks": lambda: "points demandés",
    "players": lambda: "joueurs",
    "always": lambda: "n’importe quel nombre",
    "at_least": lambda players: str(players) + " ou plus",
    "glory.most": lambda: "Le plus de jetons : 1re tuile. Les deuxièmes : 2e. Les troisièmes : 3e.",
    "glory.tie": lambda: "Les égalités vont à la plus petite tuile d’ordre.",
    "glory.none": lambda: "Sans jeton, pas de tuile.",
    "glory.back": lambda: "Les jetons payés pour un assistant ne comptent pas, et les jetons ne rapportent jamais de points.",
    "round": lambda: "manche",
    "first": lambda: "1re",
    "second": lambda: "2e",
    "third": lambda: "3e",
    "scoring.when": lambda rounds: "Après " + str(rounds) + " manches, additionne :",
    "scoring.culture": lambda: "Tuiles de culture.",
    "scoring.glory": lambda: "Tuiles de gloire.",
    "scoring.temples": lambda: "Temples, selon les tuiles autour, dans leur ligne et leur colonne, ou selon les ressources possédées.",
    "scoring.order": lambda: "Tuiles d’ordre.",
    "scoring.wealth": lambda count: "1 PV pour " + str(count) + " pièces et ressources ensemble, selon leur valeur.",
    "ties.tiles": lambda: "Le plus de tuiles de culture et de gloire ensemble.",
    "ties.temples": lambda: "Puis le plus de temples.",
    "ties.order": lambda: "Puis la plus petite tuile d’ordre.",
    "start.fountain": lambda: "Chaque ville commence avec une Fontaine.",
    "item": lambda: "élément",
    "amount": lambda: "quantité",
    "start.residences": lambda: "résidences",
    "start.grain": lambda: "grain",
    "start.denarii": lambda: "deniers, dans le sens des aiguilles d’une montre à partir du premier joueur",
    "count": lambda: "nombre",
    "solo.set": lambda: "Le matériel pour deux joueurs, sans tuiles d’ordre ni supplément pour avoir passé.",
    "solo.pairs": lambda: "Les lieux vont par paires : construis l’un, l’autre quitte la partie.",
    "solo.round_tile": lambda denarii: "Une tuile de manche dans une paire porte " + str(denarii) + " : prends-les au lieu de construire.",
    "solo.glory": lambda: "Autant de jetons de gloire que le numéro de la manche donnent la 1re tuile ; au moins un donne la 2e.",
    "solo.aim": lambda points: "Vise " + str(points) + " à ta première partie.",
    "from": lambda: "à partir de",
    "title": lambda: "titre",
    },
    words={
    "Category.cultural": "culture",
    "Category.military": "militaire",
    "Category.production": "production",
    "Category.residential": "résidence",
    "Category.special": "spéciale",
    "Category.temple": "temple",
    "Category.trade": "commerce",
    },
    amounts={
    "academics": lambda count: (str(count) + " point de savoir" if (count == 0 or count == 1) else str(count) + " points de savoir"),
    "any": lambda count: (str(count) + " ressource au choix" if (count == 0 or count == 1) else str(count) + " ressources au choix"),
    "art": lambda count: (str(count) + " point d’art" if (count == 0 or count == 1) else str(count) + " points d’art"),
    "culture": lambda count: (str(count) + " point de culture au choix" if (count == 0 or count == 1) else str(count) + " points de culture au choix"),
    "denarii": lambda count: (str(count) + " denier" if (count == 0 or count == 1) else str(count) + " deniers"),
    "equal": lambda count: (str(count) + " ressource égale" if (count == 0 or count == 1) else str(count) + " ressources égales"),
    "glory": lambda count: str(count) + " " + "gloire",
    "grain": lambda count: str(count) + " " + "grain",
    "ore": lambda count: str(count) + " " + "minerai",
    "points": lambda count: str(count) + " PV",
    "stone": lambda count: str(count) + " " + "pierre",
    "theater": lambda count: (str(count) + " point de théâtre" if (count == 0 or count == 1) else str(count) + " points de théâtre"),
    "wood": lambda count: str(count) + " " + "bois",
    },
    names={
    "supply:assistants": "assistants",
    "supply:coins of 1 denarius": "pièces de 1 denier",
    "supply:coins of 10 denarii": "pièces de 10 deniers",
    "supply:coins of 3 denarii": "pièces de 3 deniers",
    "supply:glory tokens": "jetons de gloire",
    "supply:grain": "grain",
    "supply:ore": "minerai",
    "supply:stone": "pierre",
    "supply:wood": "bois",
    "title:Centurion": "Centurion",
    "title:Civilian": "Civil",
    "title:Consul": "Consul",
    "title:Emperor Augustus": "Empereur Auguste",
    "title:Immune": "Immunis",
    "title:Legatus": "Légat",
    "title:Tribunus": "Tribun",
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
