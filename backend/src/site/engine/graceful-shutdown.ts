import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** Time for running requests and other work; the rest is for closing the app. */
const DRAIN_MS = 8_000;
const CLOSE_MS = 1_500;
const IDLE_CHECK_MS = 50;
/** Bounds the wait for a quiet turn of the event loop. */
const MAX_TURNS = 200;
const QUIET_MS = 1;

interface Stoppable {
  getHttpServer(): unknown;
  close(): Promise<void>;
}

/**
 * Returns when the process has taken over the connections that the system accepted while it was busy: closing the server would reset them.
 * That is after a turn of the event loop without new ones and too short for others to arrive.
 */
async function takeOver(server: Server): Promise<void> {
  let isQuiet = false;
  const note = () => void (isQuiet = false);
  server.on('connection', note);
  await turn();
  for (let turns = 0; !isQuiet && turns < MAX_TURNS; turns++) {
    isQuiet = true;
    const before = performance.now();
    await turn();
    if (performance.now() - before > QUIET_MS) isQuiet = false;
  }
  server.off('connection', note);
}

async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => void (response.shouldKeepAlive = false));
  await takeOver(server);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection would hold the server open for seconds.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS);
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}

/** On SIGTERM or SIGINT: drains requests while `finish` runs, closes the app and exits with 0, within 10 s. */
export function installShutdown(app: Stoppable, finish: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([drain(app.getHttpServer() as Server), Promise.race([finish(), sleep(DRAIN_MS)])]);
    await Promise.race([app.close(), sleep(CLOSE_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
