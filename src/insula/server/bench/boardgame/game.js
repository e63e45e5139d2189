// A boardgame.io game of the same shape as Magna Roma: four cities that grow tile by tile,
// a few counters each, an open ring, a hidden deck, three choices a turn.
const { PlayerView } = require('boardgame.io/core');

const COUNTERS = ['coins', 'population', 'blessings', 'legions', 'luxuries', 'faith', 'points'];
const TURNS = 24;

const city = () => ({
  ...Object.fromEntries(COUNTERS.map((name) => [name, 0])),
  stars: [0, 0, 0],
  reserved: null,
  tiles: [{ cell: 60, tile: -1, turned: 0, covered: false, blessed: false }],
});

const setup = ({ ctx }) => ({
  cities: Array.from({ length: ctx.numPlayers }, city),
  ring: Array.from({ length: 16 }, (_, slot) => slot),
  display: [0, 1, 2],
  slots: Array(9).fill(null),
  step: 0,
  secret: { deck: Array.from({ length: 120 }, (_, at) => 16 + ((at * 37) % 120)) },
});

// The last choice of a turn ends it.
const next = (G, events) => {
  G.step = (G.step + 1) % 3;
  if (G.step === 0) events.endTurn();
};

const gain = (city, chosen) => {
  city[COUNTERS[chosen % COUNTERS.length]] += 1 + (chosen % 3);
};

const place = ({ G, ctx, events }, chosen) => {
  const city = G.cities[ctx.currentPlayer];
  city.tiles.push({ cell: chosen, tile: city.reserved, turned: chosen % 4, covered: false, blessed: false });
  city.stars[chosen % 3] += 1;
  gain(city, chosen);
  gain(city, chosen + 3);
  next(G, events);
};

const act = ({ G, ctx, events }, chosen) => {
  const city = G.cities[ctx.currentPlayer];
  city.tiles[chosen % city.tiles.length].blessed = true;
  G.slots[chosen % G.slots.length] = ctx.currentPlayer;
  gain(city, chosen);
  next(G, events);
};

const reserve = ({ G, ctx, events }, chosen) => {
  const slot = chosen % G.ring.length;
  G.cities[ctx.currentPlayer].reserved = G.ring[slot];
  G.ring[slot] = G.secret ? G.secret.deck.pop() ?? null : null;
  next(G, events);
};

const moves = {
  place,
  act,
  reserve: { move: reserve, client: false }, // it reveals hidden information
};

module.exports = {
  STEPS: ['place', 'act', 'reserve'],
  game: {
    name: 'cities',
    setup,
    moves,
    playerView: PlayerView.STRIP_SECRETS,
    endIf: ({ G }) => G.cities.every((city) => city.tiles.length > TURNS),
    disableUndo: true,
  },
};
