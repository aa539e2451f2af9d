import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds for which small pieces of work may follow each other in one turn of the event loop. */
const PIECE_MS = 5;
/** Milliseconds for which work waits for new connections at most. */
const PATIENCE_MS = 20;

let arriving = false;
let startedAt: number | undefined;

/** A turn of the event loop accepts one connection, so turns must be short while connections arrive: otherwise the last visitor waits for the work of all before. */
export function watchConnections(server: Server): void {
  server.on('connection', () => {
    arriving = true;
    setImmediate(() => (arriving = false));
  });
}

export const isArriving = (): boolean => arriving;

/** Waits for the next turn of the event loop, or a later one while visitors connect. */
export async function quietTurn(): Promise<void> {
  const since = performance.now();
  do await nextTurn();
  while (arriving && performance.now() - since < PATIENCE_MS);
}

/** Waits for another turn of the event loop when this one has had its share of work. */
export async function nextPiece(): Promise<void> {
  if (startedAt === undefined ? arriving : performance.now() - startedAt >= PIECE_MS) await quietTurn();
  if (startedAt !== undefined) return;
  startedAt = performance.now();
  setImmediate(() => (startedAt = undefined));
}
