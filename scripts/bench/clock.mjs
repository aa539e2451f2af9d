import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Imported into the site by the bench. On SIGHUP its clock jumps to the time in DATA_DIR/clock, and what was to happen until then happens: the nightly jobs.

/** Cron waits as long for its jobs; timeouts of requests are shorter. */
const LONG_MS = 60_000;
/** What would begin at different moments does not begin in one turn of the event loop. */
const APART_MS = 20;
const RealDate = Date;
let ahead = 0;

class ShiftedDate extends RealDate {
  /** @param {[]} given */
  constructor(...given) {
    if (given.length) super(...given);
    else super(RealDate.now() + ahead);
  }

  /** @override */
  static now() {
    return RealDate.now() + ahead;
  }

  /** @override @param {unknown} value */
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
}
Object.assign(globalThis, { Date: ShiftedDate });

/** @type {Map<Parameters<typeof clearTimeout>[0], { due: number, act: () => void }>} */
const waiting = new Map();
const { setTimeout: start, clearTimeout: clear } = globalThis;

globalThis.setTimeout = /** @type {typeof start} */ (
  Object.assign((/** @type {(...given: unknown[]) => void} */ act, /** @type {number} */ ms, /** @type {unknown[]} */ ...given) => {
    const timer = start(() => {
      waiting.delete(timer);
      act(...given);
    }, ms);
    if (ms >= LONG_MS) waiting.set(timer, { due: Date.now() + ms, act: () => act(...given) });
    return timer;
  }, start)
);
/** What happens each minute, also happens at once when the clock jumps. @type {Set<() => void>} */
const repeated = new Set();
const { setInterval: repeat } = globalThis;

globalThis.setInterval = /** @type {typeof repeat} */ (
  Object.assign((/** @type {(...given: unknown[]) => void} */ act, /** @type {number} */ ms, /** @type {unknown[]} */ ...given) => {
    if (ms >= LONG_MS) repeated.add(() => act(...given));
    return repeat(act, ms, ...given);
  }, repeat)
);
globalThis.clearTimeout = (/** @type {Parameters<typeof clear>[0]} */ timer) => {
  waiting.delete(timer);
  clear(timer);
};

process.on('SIGHUP', () => {
  const time = Number(readFileSync(join(process.env['DATA_DIR'] ?? '', 'clock'), 'utf8'));
  ahead = time - RealDate.now();
  const due = [...waiting].filter(([, at]) => at.due <= time).sort(([, one], [, other]) => one.due - other.due);
  for (const [timer] of due) globalThis.clearTimeout(timer);
  [...due.map(([, { act }]) => act), ...repeated].forEach((act, n) => start(act, n * APART_MS));
});
