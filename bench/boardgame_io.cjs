// boardgame.io's side of `python -m bench.turn_taking`: its own server, and its own clients.
//   node boardgame_io.cjs serve          prints the port
//   node boardgame_io.cjs play PORT N    opens N matches of four clients, prints "ready", and plays them out at a line
const { randomUUID } = require("node:crypto");
const path = require("node:path");
const { createRequire } = require("node:module");
const load = createRequire(path.join(process.env.BOARDGAME_IO, "package.json"));

const PLAYERS = 4;
const PILES = JSON.parse(process.env.HEAP_PILES);
const heap = {
  name: "heap",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: () => ({ piles: [...PILES], points: Array(PLAYERS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      move: ({ G, playerID }, pile) => {
        G.piles[pile]--;
        G.points[playerID]++;
      },
      client: false, // nobody knows of a move before the server has said so
    },
  },
  endIf: ({ G }) => G.piles.every((left) => left === 0) || undefined,
};

async function serve() {
  const { Server } = load("boardgame.io/server");
  const running = await Server({ games: [heap], origins: ["*"] }).run(0);
  console.log(`port ${running.appServer.address().port}`);
}

/** A match with its four clients, all of which follow it. */
async function open(address) {
  const { Client } = load("boardgame.io/client");
  const { SocketIO } = load("boardgame.io/multiplayer");
  const matchID = randomUUID(); // the server opens a match when the first client asks for it
  const clients = Array.from({ length: PLAYERS }, (_, seat) =>
    Client({
      game: heap,
      numPlayers: PLAYERS,
      matchID,
      playerID: String(seat),
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ["websocket"], forceNew: true } }),
      debug: false,
    }),
  );
  await Promise.all(clients.map((client) => (client.start(), until(client, (state) => state.isConnected))));
  return clients;
}

/** What is waited for, by client. A client is subscribed to once: its numbers of subscriptions are given out again. */
const waited = new Map();

/** Wait until a client knows something. */
const until = (client, holds) =>
  new Promise((resolve) => {
    if (!waited.has(client)) {
      waited.set(client, null);
      client.subscribe((state) => waited.get(client)?.(state));
    }
    const look = (state) => {
      if (!state || !holds(state)) return;
      waited.set(client, null);
      resolve();
    };
    waited.set(client, look);
    look(client.getState());
  });

/** Play a match to its end: nobody goes on before all four know of a move. */
async function playOut(clients) {
  let moves = 0;
  for (; !clients[0].getState().ctx.gameover; moves++) {
    const { G, ctx, _stateID } = clients[0].getState();
    clients[Number(ctx.currentPlayer)].moves.take(G.piles.findIndex((left) => left > 0));
    const confirmed = (state) => state._stateID > _stateID;
    await Promise.all(clients.map((client) => until(client, confirmed)));
  }
  return moves;
}

async function play(port, matches) {
  const address = `http://localhost:${port}`;
  const opened = [];
  for (let n = 0; n < matches; n++) opened.push(await open(address));
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const moves = (await Promise.all(opened.map(playOut))).reduce((sum, each) => sum + each, 0);
  console.log(moves);
  process.exit(0);
}

if (process.argv[2] === "serve") void serve();
else void play(process.argv[3], Number(process.argv[4]));
