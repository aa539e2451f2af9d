import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Running requests and other work have no longer than this, then they are cut off; the rest is for closing the app. */
const DRAIN_MS = 8_000;
const CLOSE_MS = 1_500;
const IDLE_CHECK_MS = 50;

interface Stoppable {
  getHttpServer(): unknown;
  close(): Promise<void>;
}

/** Stops accepting, lets running requests finish, and drops connections as they fall idle. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that is kept alive after its last answer would hold the server open for seconds.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}

/**
 * On SIGTERM or SIGINT: finishes what is running, closes the app and ends with status 0, within 10 s at most.
 * @param finish ends what runs without a request; it has as long as requests, and at the same time
 */
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
