import { connect } from 'node:net';

export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const HEARTBEAT_MS = 1;

/**
 * Returns the longest processor time in milliseconds for which one turn of this thread's event loop blocked all others while `work` ran. Processor
 * time, because other programs may take the processor away.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const beat = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  };
  const heart = setInterval(beat, HEARTBEAT_MS);
  try {
    await work();
    beat();
  } finally {
    clearInterval(heart);
  }
  return longest / 1000;
}

/**
 * Returns the shortest of up to five measurements, and stops at the first of at most `limitMs`. Blocking work is slow every time; the compiler,
 * the garbage collector and a busy machine are not.
 */
export async function leastTurn(limitMs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 5 && least > limitMs; tries++) least = Math.min(least, await longestTurn(work));
  return least;
}

/** The raw request, built before measuring so that the sender's work does not count. */
export function rawRequest({ method, path, headers = {}, body = '' }: RawRequest): Buffer {
  const bytes = Buffer.from(body);
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', 'Content-Length': bytes.length, ...headers });
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.map(([n, v]) => `${n}: ${v}\r\n`).join('')}\r\n`), bytes]);
}

/** Sends the bytes and returns what is received until the server closes the connection, which may cut it off. */
export async function sendRaw(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk: Buffer) => answer.push(chunk)).on('error', () => undefined);
  socket.write(bytes);
  await closed;
  return Buffer.concat(answer).toString();
}

/** The status of a response of `sendRaw`; 0 if there was none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
