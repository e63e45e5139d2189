/** The lesson of Magna Roma. */

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
};
