import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ephemeral ports, so that no outgoing connection takes the port of a server that a test restarts.
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 50;

/** Returns a TCP port on the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${LAST} was free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
