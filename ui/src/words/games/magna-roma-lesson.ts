/** The lesson and the rules on one page. */

import type { Loose } from '../en';

export const en = {
  title: 'Your first game',
  pick: 'Choose a tile. The half symbols on its edges matter most: each wants another half to meet. Click a framed tile, then the red button.',
  place: 'Lay it beside your Town Center on a dashed cell. Click again or press R to turn it: where two halves meet, you gain what the badge says.',
  joined: 'Two halves met and made one bright symbol. A plain ring means two colours, the lesser gain; a gold rosette, tiles of one colour, pays more.',
  action: 'Now one action, if you wish: build a monument with coins, conquer a province with legions, or bless a tile. At first you will mostly go on without.',
  reserve: 'Reserve your next tile: up to two spaces around the ring either way. Others cannot take it any more, and you can plan for it.',
  colour: 'Again a tile. Try cells until the badges please you; stars move your three colour tracks, and the lowest of them counts in the end.',
  score: 'On the left you see what the game would be worth if it ended now, and striped what a move would change. The rest is up to you.',
  build: 'You can pay for a monument. Click it, then a dashed octagon between four tiles. It scores if you have the population to staff it.',
  conquer: 'Your legions suffice for a province. Its points count for each time your city has what it asks; one disc on each card.',
  summary: 'The rules on one page',
  close: 'Back to the table',
  all: 'All rules, word by word',
  page: [
    { title: 'The aim', text: 'Fill a square of five by five around your Town Center with 24 tiles. After everybody’s last tile, most points win.' },
    { title: 'A turn', text: 'Lay your reserved tile beside your city. Then, if you wish, one action. Last, reserve the next tile: up to two free tiles away in the ring, either way.' },
    { title: 'Halves join', text: 'Facing halves make a symbol. Tiles of one colour give the greater gain, two colours the lesser. A blank edge makes nothing; the Town Center never matches.' },
    { title: 'Six symbols', text: 'Two blades: legions. Two laurels: points. Two discs: coins. Blade and disc: population. Blade and laurel: faith. Laurel and disc: luxuries.' },
    { title: 'Stars', text: 'Stars of a tile move your marker of its colour. Spaces with a good pay once; a good between two tracks pays when both are there.' },
    { title: 'Market', text: 'Luxuries move you along. Entering a space under a token, you may make its trade once. In the end your space multiplies your lowest star track.' },
    { title: 'Build', text: 'Pay a monument’s coins and set it where four tiles meet, none of them covered or the Town Center; the Forum goes on the Town Center. It scores with enough population in the end.' },
    { title: 'Conquer', text: 'Spend the legions of a free slot, one on each province. It pays its points each time your city has the icons or districts named.' },
    { title: 'Bless', text: 'Play a blessing on a tile of yours without one: gain all its joints again. Blessings you keep score by your place in the Pantheon.' },
    { title: 'The end', text: 'Points so far, market times lowest track, blessings, staffed monuments, provinces, and the last spaces of the Military board.' },
  ],
};

export const de: Loose<typeof en> = {
  title: 'Dein erstes Spiel',
  pick: 'Wähle ein Plättchen. Am wichtigsten sind die halben Symbole an seinen Kanten: jedes sucht eine andere Hälfte. Klicke ein gerahmtes an, dann den roten Knopf.',
  place: 'Lege es auf ein gestricheltes Feld an dein Stadtzentrum. Noch ein Klick oder R dreht es: wo zwei Hälften sich treffen, gewinnst du, was dort steht.',
  joined: 'Zwei Hälften wurden ein helles Symbol. Ein schlichter Ring heißt zwei Farben, der kleinere Gewinn; die goldene Rosette, eine Farbe, bringt mehr.',
  action: 'Jetzt eine Aktion, wenn du magst: mit Münzen ein Monument bauen, mit Legionen eine Provinz erobern oder ein Plättchen segnen. Am Anfang geht es meist ohne weiter.',
  reserve: 'Reserviere dein nächstes Plättchen: bis zwei Plätze weit, links oder rechts herum. Niemand kann es dir mehr nehmen.',
  colour: 'Wieder ein Plättchen. Probiere Felder, bis dir die Gewinne gefallen; Sterne bewegen deine drei Leisten, und die tiefste zählt am Ende.',
  score: 'Links steht, was das Spiel jetzt wert wäre, und gestreift, was ein Zug daran ändert. Der Rest ist deine Sache.',
  build: 'Du kannst ein Monument bezahlen. Klicke es an, dann ein gestricheltes Achteck zwischen vier Plättchen. Es zählt, wenn du Bürger dafür hast.',
  conquer: 'Deine Legionen reichen für eine Provinz. Ihre Punkte zählen so oft, wie deine Stadt das Verlangte hat; eine Scheibe je Karte.',
  summary: 'Die Regeln auf einer Seite',
  close: 'Zurück zum Tisch',
  all: 'Alle Regeln, Wort für Wort',
  page: [
    { title: 'Das Ziel', text: 'Fülle mit 24 Plättchen ein Quadrat von fünf mal fünf um dein Stadtzentrum. Nach dem letzten Plättchen gewinnt, wer die meisten Punkte hat.' },
    { title: 'Ein Zug', text: 'Lege dein reserviertes Plättchen an deine Stadt. Dann, wenn du magst, eine Aktion. Zuletzt reserviere das nächste: bis zu zwei freie Plättchen weit, in jede Richtung.' },
    { title: 'Hälften treffen sich', text: 'Zwei Hälften an einer Kante werden ein Symbol. Gleiche Farben bringen mehr, verschiedene weniger. Eine leere Kante bringt nichts; das Stadtzentrum passt nie.' },
    { title: 'Sechs Symbole', text: 'Zwei Klingen: Legionen. Zwei Lorbeeren: Punkte. Zwei Scheiben: Münzen. Klinge und Scheibe: Bürger. Klinge und Lorbeer: Glaube. Lorbeer und Scheibe: Luxus.' },
    { title: 'Sterne', text: 'Sterne eines Plättchens bewegen deinen Marker seiner Farbe. Felder mit einer Ware zahlen einmal; eine Ware zwischen zwei Leisten, wenn beide da sind.' },
    { title: 'Markt', text: 'Luxus bringt dich voran. Betrittst du ein Feld unter einer Marke, darfst du einmal tauschen. Am Ende vervielfacht dein Feld die tiefste Leiste.' },
    { title: 'Bauen', text: 'Zahle die Münzen und setze das Monument, wo vier Plättchen sich treffen, keines bebaut oder das Stadtzentrum; das Forum kommt auf das Stadtzentrum. Es zählt, wenn am Ende genug Bürger da sind.' },
    { title: 'Erobern', text: 'Gib die Legionen eines freien Platzes aus, einen je Provinz. Er zahlt so oft, wie deine Stadt die genannte Zierde oder Viertel hat.' },
    { title: 'Segnen', text: 'Lege einen Segen auf ein eigenes Plättchen ohne Segen: alle seine Symbole zählen noch einmal. Übrige Segen zählen nach deinem Platz im Pantheon.' },
    { title: 'Das Ende', text: 'Bisherige Punkte, Markt mal tiefste Leiste, Segen, besetzte Monumente, Provinzen und die letzten Felder der Militärtafel.' },
  ],
};
