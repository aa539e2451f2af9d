import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

interface Load {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  milliseconds: number;
  /** Receives the milliseconds of each response. */
  times?: number[];
}

/**
 * Requests one address repeatedly on kept-alive connections, each after its previous response. Returns responses per second.
 * Uses plain sockets, because an HTTP client costs more than the servers compared.
 */
export async function load({ port, path, headers = {}, connections, milliseconds, times }: Load): Promise<number> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, 'Accept-Encoding': 'br', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const started = performance.now();
  const until = started + milliseconds;
  const responses = await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, until, times)));
  return responses.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

/** Returns the number of complete responses. */
async function keepAsking(port: number, request: Buffer, until: number, times?: number[]): Promise<number> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  let responses = 0;
  let received: Buffer = Buffer.alloc(0);
  let wanted = 0;
  let sent = 0;
  const ask = () => {
    sent = performance.now();
    socket.write(request);
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  socket.once('error', reject).once('close', () => reject(new Error('The server closed a connection.')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      if (wanted === 0) wanted = lengthOfResponse(received);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    if (wanted === 0 || received.length < wanted) return;
    responses += 1;
    times?.push(performance.now() - sent);
    received = Buffer.alloc(0);
    wanted = 0;
    if (performance.now() < until) ask();
    else resolve(responses);
  });
  ask();
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}

/** Bytes of head and body, or 0 while the head is incomplete. */
function lengthOfResponse(received: Buffer): number {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return 0;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server returned ${head.slice(9, 12)} under load.`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('The response has no Content-Length.');
  return end + HEAD_END.length + Number(length);
}
