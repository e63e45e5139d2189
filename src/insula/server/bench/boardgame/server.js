// The boardgame.io server with its in-memory store.
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game.js');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => {
  console.log(`listening at http://127.0.0.1:${appServer.address().port}/`);
});
