// How the generator speaks: JSON over HTTP on kept-alive connections, and websockets. Nothing here knows a server.
import http from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../peer/package.json', import.meta.url));
const { WebSocket } = require('ws');

const OPEN_SECONDS = 20;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/** Posts JSON and gives the JSON that came back; any other status than 2xx raises with the server's words. */
export async function post(url, body, token) {
  try {
    return await posted(url, body, token);
  } catch (error) {
    // A kept-alive connection that the server closed in the same moment: the request was never read.
    if (error.code === 'ECONNRESET' && error.isReused) return posted(url, body, token);
    throw error;
  }
}

function posted(url, body, token) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  if (token) headers.authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers, timeout: OPEN_SECONDS * 1000 }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString();
        if (response.statusCode >= 300) reject(new Error(`POST ${url}: ${response.statusCode} ${answer.slice(0, 200)}`));
        else resolve(answer ? JSON.parse(answer) : null);
      });
    });
    request.on('timeout', () => request.destroy(new Error(`POST ${url}: no answer in ${OPEN_SECONDS} s`)));
    request.on('error', (error) => reject(Object.assign(error, { isReused: request.reusedSocket })));
    request.end(text);
  });
}

/** A websocket whose text messages go to `heard`; `lost` is told when it closes and we did not ask for it. */
export function socket(url, heard, lost) {
  const opened = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true, handshakeTimeout: OPEN_SECONDS * 1000 });
  opened.isLeft = false;
  opened.on('message', (bytes) => heard(bytes.toString('utf8')));
  opened.on('error', (error) => opened.isLeft || lost(error.message));
  opened.on('close', (code) => opened.isLeft || lost(`closed ${code}`));
  return opened;
}

export function leave(opened) {
  opened.isLeft = true;
  opened.close();
}
