import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for running requests and other work; the rest is for closing the app. */
const DRAIN_MS = 8_000;
const CLOSE_MS = 1_500;
const IDLE_CHECK_MS = 50;

interface Stoppable {
  getHttpServer(): unknown;
  close(): Promise<void>;
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection would hold the server open for seconds.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
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
