// A game of the shape of Dungeon Raiders, 25 rooms for five: everyone secretly picks one of the cards left of this level's
// five, and the room resolves when all have chosen. Plain numbers; the load is the server's, not the rules'.
'use strict';

const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');

const ROOMS = 25;
const ROOMS_A_LEVEL = 5;
const CARDS = [1, 2, 3, 4, 5];

function setup({ ctx, random }) {
  const heroes = {};
  for (const id of ctx.playOrder) {
    heroes[id] = { wounds: 0, coins: 0, hand: [...CARDS], discard: [] };
  }
  const rooms = Array.from({ length: ROOMS }, () => ({ strength: 10 + random.Die(10), reward: random.Die(6), harm: random.Die(3) }));
  return { room: 0, rooms, heroes, chosen: {} };
}

function choose({ G, ctx, playerID }, card) {
  if (G.chosen[playerID] !== undefined || !G.heroes[playerID].hand.includes(card)) return INVALID_MOVE;
  G.chosen[playerID] = card;
  if (Object.keys(G.chosen).length === ctx.numPlayers) resolve(G);
}

function resolve(G) {
  const room = G.rooms[G.room];
  const cards = Object.values(G.chosen);
  const isBeaten = cards.reduce((sum, card) => sum + card, 0) >= room.strength;
  const best = Math.max(...cards);
  const least = Math.min(...cards);
  for (const [id, card] of Object.entries(G.chosen)) {
    const hero = G.heroes[id];
    if (isBeaten && card === best) hero.coins += room.reward;
    if (!isBeaten && card === least) hero.wounds += room.harm;
    hero.hand = hero.hand.filter((each) => each !== card);
    hero.discard.push(card);
  }
  G.chosen = {};
  G.room += 1;
  if (G.room % ROOMS_A_LEVEL === 0) refill(G);
}

function refill(G) {
  for (const hero of Object.values(G.heroes)) {
    hero.hand = [...CARDS];
    hero.discard = [];
  }
}

// A seat sees its own hand and choice, of the others that they chose, and the rooms of this level up to the one it stands in.
function playerView({ G, playerID }) {
  const heroes = {};
  for (const [id, hero] of Object.entries(G.heroes)) {
    heroes[id] = id === playerID ? hero : { ...hero, hand: hero.hand.length };
  }
  const chosen = {};
  for (const [id, card] of Object.entries(G.chosen)) chosen[id] = id === playerID ? card : true;
  const level = G.room - (G.room % ROOMS_A_LEVEL);
  return { room: G.room, rooms: G.rooms.slice(level, G.room + 1), heroes, chosen };
}

function endIf({ G }) {
  if (G.room < ROOMS) return undefined;
  return { coins: Object.values(G.heroes).map((hero) => hero.coins) };
}

exports.raiders = ({ hasUndo }) => ({
  name: 'raiders',
  minPlayers: 5,
  maxPlayers: 5,
  disableUndo: !hasUndo,
  setup,
  playerView,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    // Seats answer at the same time, so a choice may be made on a state that another seat has just left behind.
    choose: { move: choose, redact: true, client: false, ignoreStaleStateID: true },
  },
  endIf,
});
