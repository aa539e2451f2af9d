import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BACKUP_AT, CASES, type Case, type Kind } from './large-cases.ts';
import { startLargeSite } from './large-data.ts';
import type { Row, Scale } from './rows.ts';
import type { Site } from './site.ts';

const LONGEST_PIECE_MS = 50;
const SLOWEST_SEARCH_MS = 2_000;
const SLOWEST_OTHER_MS = 100;
/** The machine may do something else meanwhile, so what can be repeated is repeated when it seems too slow. */
const TRIES = 3;
const NAMED = 3;

interface Measured {
  name: string;
  kind: Kind;
  /** Milliseconds of processor time. */
  piece: number;
  /** Milliseconds that passed. */
  time: number;
  other: Other;
}

interface Other {
  ms: number;
  name: string;
}

/**
 * The longest piece of processor time of each list, search, report and job of a site with very much data, the slowest search, and the slowest other request
 * meanwhile; on both databases if there is TEST_DATABASE_URL.
 */
export async function largeRows({ large: sizes }: Scale): Promise<Row[]> {
  const server = process.env['TEST_DATABASE_URL'];
  const rows: Row[] = [];
  for (const [database, address] of Object.entries({ SQLite: '', ...(server && { MariaDB: server }) })) {
    const months = { AUDIT_LOG_MONTHS: String(monthsAgo(0.1)), MAIL_MONTHS: String(monthsAgo(0.5)) };
    const site = await startLargeSite(address, sizes, { ...months, BACKUP_AT });
    // The first page of a process also compiles what renders it.
    await (await site.ask('/')).text();
    const others = await otherRequests(site);
    try {
      const found: Measured[] = [];
      for (const each of CASES) {
        const measured = await measure(site, each, others.slowest);
        const { name, piece, time, other } = measured;
        const seconds = (time / 1000).toFixed(1);
        console.log(`  ${database}, ${name}: ${piece.toFixed(1)} ms at once of ${seconds} s; ${other.name} ${other.ms.toFixed(0)} ms`);
        found.push(measured);
      }
      rows.push(...rowsOf(found, database));
    } finally {
      await others.end();
      await site.end();
    }
  }
  return rows;
}

async function measure(site: Site, { kind, name, work }: Case, slowest: () => Promise<Other>): Promise<Measured> {
  let best: Measured | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await slowest();
    const began = performance.now();
    const piece = await site.longestBlock(() => work(site));
    const measured = { name, kind, piece, time: performance.now() - began, other: await slowest() };
    best = best ? bestOf(best, measured) : measured;
    const isGood =
      best.piece <= LONGEST_PIECE_MS && best.other.ms <= SLOWEST_OTHER_MS && (kind !== 'searches' || best.time <= SLOWEST_SEARCH_MS);
    if (kind === 'jobs' || isGood) break;
  }
  if (!best) throw new Error('Nothing was measured.');
  return best;
}

const bestOf = (one: Measured, other: Measured): Measured => ({
  ...one,
  piece: Math.min(one.piece, other.piece),
  time: Math.min(one.time, other.time),
  other: one.other.ms < other.other.ms ? one.other : other.other,
});

async function otherRequests(site: Site): Promise<{ slowest: () => Promise<Other>; end: () => Promise<unknown> }> {
  const [service] = (await (await site.staff('GET', 'services?range=[0,0]')).json()) as { id: string }[];
  const { url, authorization } = site;
  const worker = new Worker(join(import.meta.dirname, 'other-requests.ts'), { workerData: { url, authorization, recordId: service?.id } });
  return {
    slowest: async () => {
      worker.postMessage(site.authorization);
      const [slowest] = (await once(worker, 'message')) as [Other];
      return slowest;
    },
    end: () => worker.terminate(),
  };
}

function rowsOf(found: Measured[], database: string): Row[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const worst = (cases: Measured[], valueOf: (measured: Measured) => number, labelOf = ({ name }: Measured) => name) => {
    const sorted = cases.toSorted((one, other) => valueOf(other) - valueOf(one)).slice(0, NAMED);
    const named = sorted.map((measured) => `${labelOf(measured)}: ${valueOf(measured).toFixed(0)} ms`);
    return { value: sorted[0] ? valueOf(sorted[0]) : NaN, detail: named.join(', ') };
  };
  const row = (name: string, goal: number, { value, detail }: { value: number; detail: string }): Row => ({
    name: `${name}, ${database}`,
    value,
    unit: 'ms',
    goal,
    isLimit: true,
    detail,
  });
  const of = (kind: Kind) => found.filter((measured) => measured.kind === kind);
  return [
    ...kinds.map((kind) =>
      row(
        `longest piece of ${of(kind).length} ${kind}`,
        LONGEST_PIECE_MS,
        worst(of(kind), ({ piece }) => piece),
      ),
    ),
    row(
      'slowest search',
      SLOWEST_SEARCH_MS,
      worst(of('searches'), ({ time }) => time),
    ),
    row(
      'slowest other request meanwhile',
      SLOWEST_OTHER_MS,
      worst(
        found,
        ({ other }) => other.ms,
        ({ name, other }) => `${other.name} during ${name}`,
      ),
    ),
  ];
}

/** How many months to keep what is in the data, so that this share of it is removed. */
function monthsAgo(share: number): number {
  const [oldest, years, dayMs] = [Date.UTC(2021, 0, 1), 5, 24 * 3_600_000];
  return Math.floor((Date.now() - oldest - share * years * 365 * dayMs) / (30.44 * dayMs));
}
