import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

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

/** Short enough on any machine, in milliseconds of processor time. */
const SHORT_MS = 100;
/** How many times as long as the control a turn may take: about 200 ms on a machine at rest, and more on a slow one. */
const CONTROLS = 20;
const CONTROL = JSON.stringify(Array.from({ length: 24_000 }, (_, n) => ({ n, text: 'A text of some length' })));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What the same machine needs at this moment for reading and writing about 1 MB of JSON, which is about 10 ms at rest. */
function control(): number {
  const started = process.threadCpuUsage();
  JSON.stringify(JSON.parse(CONTROL));
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}

/**
 * Returns a sentence if `measure` gave too many milliseconds of processor time five times, and undefined otherwise. Blocking work is slow every time and
 * compared with anything; the compiler, the garbage collector and a busy machine are not.
 */
export async function tooLong(measure: () => Promise<number>): Promise<string | undefined> {
  let said: string | undefined;
  for (let tries = 0; tries < 5; tries++) {
    const held = await measure();
    if (held <= SHORT_MS) return undefined;
    const compared = control();
    if (held <= CONTROLS * compared) return undefined;
    // What earlier tests left in the memory of this process is not the request's fault.
    collectGarbage();
    said = `held the process for ${Math.round(held)} ms, the control for ${Math.round(compared)} ms`;
  }
  return said;
}

/** Returns a sentence if `work` blocked the process for too long five times, and undefined otherwise. */
export const blocked = (work: () => Promise<unknown>): Promise<string | undefined> => tooLong(() => longestTurn(work));

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
  const response: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk: Buffer) => response.push(chunk)).on('error', () => undefined);
  socket.write(bytes);
  await closed;
  return Buffer.concat(response).toString();
}

/** The status of a response of `sendRaw`; 0 if there was none. */
export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
