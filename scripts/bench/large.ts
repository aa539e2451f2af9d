import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import contract from '../../backend/openapi.json' with { type: 'json' };
import { addressOf, idOf } from './enquiries.mjs';
import { startLargeSite } from './large-data.mjs';
import { processorTime } from './process.ts';
import type { Row, Scale } from './rows.ts';
import type { Site } from './site.ts';

const LIMIT_MS = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A job is over when the site has hardly worked for so long. */
const QUIET_MS = 2_000;
const QUIET_SHARE = 0.15;
const LONGEST_JOB_MS = 10 * 60_000;
/** When the jobs of the night run, on the site's clock. */
const JOBS = { '02:45': 'hourly', '03:05': 'trash', '03:35': 'erasure', '03:50': 'retention', '04:15': 'statistics' };

type Work = (site: Site) => Promise<unknown>;

const read: (path: string) => Work = (path) => (site) =>
  fetch(site.url + path, { headers: { Authorization: site.authorization } }).then((response) => {
    // An export of too many rows is refused.
    if (response.status > 400) throw new Error(`${path} returned ${response.status}.`);
    return response.arrayBuffer();
  });

const list = (resource: string, filter: object, more: object = {}): Work =>
  read(
    `/api/admin/${resource}?${new URLSearchParams(
      Object.entries({ filter, range: [0, 24], ...more }).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
    )}`,
  );

const PERSON = { email: addressOf(7) };

/** Each list and report of the API as it opens. */
const asOpened = (): [string, Work][] =>
  Object.entries(contract.paths).flatMap(([path, operations]): [string, Work][] => {
    if (!('get' in operations) || path.includes('{')) return [];
    const { parameters = [] } = operations.get as { parameters?: { name: string; required?: boolean }[] };
    if (parameters.some(({ required }) => required)) return [];
    const isList = path.includes('/admin/') && parameters.some(({ name }) => name === 'range');
    const isExport = path.includes('/exports/');
    return [[path, read(isList && !isExport ? `${path}?range=[0,24]` : path)]];
  });

const CASES: [string, Work][] = [
  ['audit log, a page in the middle', list('audit-log', {}, { range: [500_000, 500_024] })],
  ['audit log, filter of one action', list('audit-log', { action: 'update' })],
  ['audit log, two filters', list('audit-log', { action: 'login', entityType: 'media' })],
  ['audit log, two filters and dates', list('audit-log', { action: 'update', entityType: 'media', createdAt_gte: '2022-01-01' })],
  ['audit log, entries of a record', list('audit-log', { entityId: idOf(7) })],
  ['audit log, search that finds nothing', list('audit-log', { q: 'zzz' })],
  ['audit log, search of an action', list('audit-log', { q: 'logout' })],
  ['audit log, search of one letter', list('audit-log', { q: 'e' })],
  ['audit log, search of a record', list('audit-log', { q: idOf(7) })],
  ['audit log, search of an address', list('audit-log', { q: '0123456789abcdef' })],
  ['audit log, search with a filter', list('audit-log', { q: 'publish', userId: idOf(1) })],
  [
    'audit log, twelve searches at once',
    (site) => Promise.all('contact-inqu'.split('').map((_, i, all) => list('audit-log', { q: all.slice(0, i + 1).join('') })(site))),
  ],
  ['enquiries, search of all', list('contact-inquiries', { q: 'report wiring' })],
  ['enquiries, search of one', list('contact-inquiries', { q: 'customer77' })],
  ['media, search', list('media', { q: 'picture 4' })],
  ['service pages, search', list('service-location-pages', { q: 'town 4' })],
  ['search of everything', read('/api/admin/search?q=town')],
  ['search of words', (site) => site.staff('POST', 'words/find', { find: 'accepts' })],
  ['privacy, search', (site) => site.staff('POST', 'privacy/search', PERSON)],
  ['privacy, export', (site) => site.staff('POST', 'privacy/export', PERSON)],
  [
    'sitemap after a publish',
    async (site) => {
      const [page] = (await (await site.staff('GET', 'service-location-pages?range=[0,0]')).json()) as { id: string }[];
      await site.staff('PUT', `service-location-pages/${page?.id}`, { heroTitle: `Published ${Date.now()}` });
      await read('/sitemap.xml')(site);
    },
  ],
  ['check of all pages', checkPages],
  ['check of unchanged pages', checkPages],
];

async function checkPages(site: Site): Promise<void> {
  const before = Date.now();
  await site.staff('POST', 'content-checks/run');
  for (;;) {
    const state = (await (await site.staff('GET', 'content-checks/state')).json()) as { isRunning?: boolean; checkedAt: string | null };
    if (!state.isRunning && state.checkedAt && Date.parse(state.checkedAt) >= before) return;
    await sleep(500);
  }
}

/** The longest piece of processor time of each list, report and job of a site with very much data, on both databases. */
export async function largeRows({ large: sizes }: Scale, print: (line: string) => void = () => undefined): Promise<Row[]> {
  const server = process.env['TEST_DATABASE_URL'];
  const found = new Map<string, string[]>();
  const longest = new Map<string, number>();
  for (const [database, address] of Object.entries({ SQLite: '', ...(server && { MariaDB: server }) })) {
    const site = await startLargeSite(address, sizes, { AUDIT_LOG_MONTHS: String(monthsAgo(0.1)), MAIL_MONTHS: String(monthsAgo(0.5)) });
    try {
      for (const [name, work] of [...asOpened(), ...CASES, ...jobs()]) {
        const began = performance.now();
        const piece = await site.longestBlock(() => work(site));
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        longest.set(name, Math.max(longest.get(name) ?? 0, piece));
        const detail = `${database} ${piece.toFixed(1)} ms of ${seconds} s`;
        found.set(name, [...(found.get(name) ?? []), detail]);
        print(`${name}: ${detail}`);
      }
    } finally {
      await site.end();
    }
  }
  return [...longest].map(([name, value]) => ({
    name: `longest piece: ${name}`,
    value,
    unit: 'ms' as const,
    goal: LIMIT_MS,
    isLimit: true,
    detail: found.get(name)?.join(', ') ?? '',
  }));
}

/** How many months to keep what is in the data, so that this share of it is removed. */
function monthsAgo(share: number): number {
  const [oldest, years] = [Date.UTC(2021, 0, 1), 5];
  return Math.floor((Date.now() - oldest - share * years * 365 * DAY_MS) / (30.44 * DAY_MS));
}

const jobs = (): [string, Work][] =>
  Object.entries(JOBS).map(([time, name]) => [
    `job: ${name}`,
    async (site) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const tomorrow = new Date(Date.now() + DAY_MS).setHours(hours, minutes, 0, 0);
      writeFileSync(join(site.dataDir, 'clock'), String(tomorrow));
      process.kill(site.pid(), 'SIGHUP');
      await quiet(site);
    },
  ]);

async function quiet(site: Site): Promise<void> {
  const until = performance.now() + LONGEST_JOB_MS;
  await sleep(QUIET_MS / 4);
  for (let share = 1; share > QUIET_SHARE && performance.now() < until;) {
    const before = processorTime(site.pid());
    await sleep(QUIET_MS);
    share = (processorTime(site.pid()) - before) / 1000 / QUIET_MS;
  }
}
