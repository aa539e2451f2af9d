import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Requests one address repeatedly on kept-alive connections, each after its previous response.
 * Uses plain sockets, because an HTTP client costs more than the servers compared.
 * @param {{ port: number, path: string, headers?: Record<string, string>, connections: number, milliseconds: number, times?: number[] }} options `times` receives the milliseconds of each response
 * @returns {Promise<number>} responses per second
 */
export async function load({ port, path, headers = {}, connections, milliseconds, times }) {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, 'Accept-Encoding': 'br', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const started = performance.now();
  const until = started + milliseconds;
  const answers = await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, until, times)));
  return answers.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

/**
 * @param {number} port
 * @param {Buffer} request
 * @param {number} until
 * @param {number[]} [times]
 * @returns {Promise<number>} complete responses
 */
async function keepAsking(port, request, until, times) {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  let answers = 0;
  /** @type {Buffer} */
  let received = Buffer.alloc(0);
  let wanted = 0;
  let sent = 0;
  const ask = () => {
    sent = performance.now();
    socket.write(request);
  };
  /** @type {PromiseWithResolvers<number>} */
  const { promise, resolve, reject } = Promise.withResolvers();
  socket.once('error', reject).once('close', () => reject(new Error('The server closed a connection.')));
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      if (wanted === 0) wanted = lengthOfAnswer(received);
    } catch (error) {
      reject(error);
    }
    if (wanted === 0 || received.length < wanted) return;
    answers += 1;
    times?.push(performance.now() - sent);
    received = Buffer.alloc(0);
    wanted = 0;
    if (performance.now() < until) ask();
    else resolve(answers);
  });
  ask();
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}

/**
 * @param {Buffer} received
 * @returns {number} bytes of head and body, or 0 while the head is incomplete
 */
function lengthOfAnswer(received) {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return 0;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server returned ${head.slice(9, 12)} under load.`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('The response has no Content-Length.');
  return end + HEAD_END.length + Number(length);
}
