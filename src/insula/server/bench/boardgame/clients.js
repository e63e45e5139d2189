// boardgame.io clients that execute the commands on stdin: see players.py.
const readline = require('node:readline');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game, STEPS } = require('./game.js');

const address = process.argv[2];
const now = () => performance.now() / 1000;
let plays = [];

class Play {
  constructor(matchID, seats) {
    this.random = matchID.length;
    this.clients = Array.from({ length: seats }, (_, seat) =>
      Client({
        game,
        matchID,
        playerID: String(seat),
        numPlayers: seats,
        debug: false,
        multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
      }),
    );
    this.delays = [];
    this.read = this.made = this.left = 0;
  }

  async open() {
    for (const client of this.clients) {
      client.start();
      await new Promise((opened) => client.transport.socket.once('sync', opened));
      client.transport.socket.on('update', () => this.hear());
    }
  }

  hear() {
    this.read += 1;
    if (this.read < this.clients.length) return;
    this.delays.push(now() - this.sent);
    this.made += 1;
    this.goOn();
  }

  goOn() {
    const { G, ctx } = this.clients[0].getState();
    if (this.left === 0 || ctx.gameover) return this.rested();
    this.left -= 1;
    this.read = 0;
    this.random = (this.random * 1103515245 + 12345) % 2147483648;
    this.sent = now();
    this.clients[ctx.currentPlayer].moves[STEPS[G.step]](this.random % 97);
  }

  play(moves) {
    this.left = moves;
    this.made = 0;
    this.delays = [];
    return new Promise((rested) => {
      this.rested = rested;
      this.goOn();
    });
  }
}

const orders = {
  async seat(name, tables, seats, source) {
    for (const play of plays) for (const client of play.clients) client.stop();
    plays = Array.from({ length: tables }, (_, at) => new Play(`match-${source}-${at}`, +seats));
    for (const play of plays) await play.open();
    return { tables: plays.length };
  },

  async play(moves) {
    const began = now();
    await Promise.all(plays.map((play) => play.play(+moves)));
    return {
      seconds: now() - began,
      moves: plays.reduce((sum, play) => sum + play.made, 0),
      bytes: 0, // not counted
      delays: plays.flatMap((play) => play.delays),
    };
  },
};

readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const [order, ...words] = line.split(' ');
  console.log(JSON.stringify(await orders[order](...words)));
});
