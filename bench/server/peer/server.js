// boardgame.io's server as it ships, with its in-memory storage, on the loopback address: node server.js PORT [no-undo]
// It keeps every state of a turn for undo unless a game says no. Both ways are measured, so that we are held to the better one.
'use strict';

const { Server } = require('boardgame.io/server');
const { raiders } = require('./game.js');

const [, , port, undo] = process.argv;
const server = Server({ games: [raiders({ hasUndo: undo !== 'no-undo' })], origins: [/127\.0\.0\.1/] });
server.run({ port: { host: '127.0.0.1', port: Number(port) } });
