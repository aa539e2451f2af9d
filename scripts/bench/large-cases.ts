import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import contract from '../../backend/openapi.json' with { type: 'json' };
import { addressOf, idOf } from './enquiries.ts';
import { busyTime } from './process.ts';
import type { Site } from './site.ts';

const DAY_MS = 24 * 3_600_000;
/** A job is over when the site has hardly had more work than before for so long, so many times in a row: meanwhile it may wait for MariaDB. */
const QUIET_MS = 1_000;
const QUIET_TIMES = 3;
/** Of a processor, beside what other requests need. */
const QUIET_SHARE = 0.15;
const LONGEST_JOB_MS = 10 * 60_000;
/** When backups begin. */
export const BACKUP_AT = '02:30';
/** When the jobs of the night run, on the site's clock. At the first one everything is due that happens each minute, hour and day. */
const JOBS = {
  '02:45': 'hourly, daily and backup',
  '03:05': 'trash',
  '03:35': 'erasure',
  '03:43': 'automatic mails',
  '03:50': 'retention',
  '05:35': 'examination',
};

export type Kind = 'lists and reports as opened' | 'other lists' | 'searches' | 'reports and publishes' | 'jobs';

export interface Case {
  kind: Kind;
  name: string;
  work: (site: Site) => Promise<unknown>;
}

const read =
  (path: string): Case['work'] =>
  async (site) => {
    const response = await site.ask(path);
    // An export of too many rows is refused.
    if (response.status > 400) throw new Error(`${path} returned ${response.status}.`);
    return response.arrayBuffer();
  };

const asQuery = (parameters: object): string =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)])).toString();
const query = (resource: string, filter: object, more: object = {}): string =>
  `/api/admin/${resource}?${asQuery({ filter, range: [0, 24], ...more })}`;
const lists = (resource: string, asked: Record<string, [filter: object, more?: object]>): Case[] =>
  Object.entries(asked).map(([name, [filter, more]]) => ({
    kind: 'other lists',
    name: `${resource}, ${name}`,
    work: read(query(resource, filter, more)),
  }));
const search = (resource: string, name: string, filter: object): Case => ({
  kind: 'searches',
  name: `${resource}, ${name}`,
  work: read(query(resource, filter)),
});

const exports = (resource: string, name: string, asked: object): Case => ({
  kind: 'reports and publishes',
  name: `export of ${resource}, ${name}`,
  work: read(`/api/admin/exports/${resource}?${asQuery(asked)}`),
});

/** Each list and report of the API as it opens. */
const asOpened: Case[] = Object.entries(contract.paths).flatMap(([path, operations]): Case[] => {
  // The last export is not there until the job below made it.
  if (!('get' in operations) || path.includes('{') || path.endsWith('/file')) return [];
  const { parameters = [] } = operations.get as { parameters?: { name: string; required?: boolean }[] };
  if (parameters.some(({ required }) => required)) return [];
  const isList = path.includes('/admin/') && parameters.some(({ name }) => name === 'range');
  const isExport = path.includes('/exports/');
  return [{ kind: 'lists and reports as opened', name: path, work: read(isList && !isExport ? `${path}?range=[0,24]` : path) }];
});

const PERSON = { email: addressOf(7) };

const OTHERS: Case[] = [
  ...lists('audit-log', {
    'a page in the middle': [{}, { range: [500_000, 500_024] }],
    'the last page': [{}, { range: [999_975, 999_999] }],
    'the oldest first': [{}, { sort: ['createdAt', 'ASC'] }],
    'one action': [{ action: 'update' }],
    'two filters': [{ action: 'login', entityType: 'media' }],
    'two filters and dates': [{ action: 'update', entityType: 'media', createdAt_gte: '2022-01-01' }],
    'a record': [{ entityId: idOf(7) }],
  }),
  ...lists('contact-inquiries', {
    'a page in the middle': [{}, { range: [50_000, 50_024] }],
    'by name': [{}, { sort: ['name', 'ASC'] }],
    'one status': [{ status: 'closed' }],
  }),
  ...lists('media', { 'by size': [{}, { sort: ['size', 'DESC'] }], 'a page in the middle': [{}, { range: [2_500, 2_524] }] }),
  ...lists('service-location-pages', { 'by title': [{}, { sort: ['title', 'ASC'] }], 'all ids': [{}, { range: [0, 1_999] }] }),
  search('audit-log', 'nothing found', { q: 'zzz' }),
  search('audit-log', 'an action', { q: 'logout' }),
  search('audit-log', 'one letter', { q: 'e' }),
  search('audit-log', 'a record', { q: idOf(7) }),
  search('audit-log', 'an address', { q: '0123456789abcdef' }),
  search('audit-log', 'with a filter', { q: 'publish', userId: idOf(1) }),
  {
    kind: 'searches',
    name: 'audit-log, twelve at once',
    work: (site) =>
      Promise.all('contact-inqu'.split('').map((_, i, all) => read(query('audit-log', { q: all.slice(0, i + 1).join('') }))(site))),
  },
  search('contact-inquiries', 'all found', { q: 'report wiring' }),
  search('contact-inquiries', 'one found', { q: 'customer77' }),
  search('media', 'many found', { q: 'picture 4' }),
  search('service-location-pages', 'some found', { q: 'town 4' }),
  { kind: 'searches', name: 'everything', work: read('/api/admin/search?q=town') },
  { kind: 'searches', name: 'words', work: (site) => site.staff('POST', 'words/find', { find: 'accepts' }) },
  { kind: 'searches', name: 'privacy', work: (site) => site.staff('POST', 'privacy/search', PERSON) },
  { kind: 'reports and publishes', name: 'privacy export', work: (site) => site.staff('POST', 'privacy/export', PERSON) },
  exports('audit-log', 'three months', { filter: { createdAt_gte: '2022-01-01', createdAt_lte: '2022-03-31' } }),
  exports('audit-log', 'three months by action', {
    filter: { createdAt_gte: '2022-01-01', createdAt_lte: '2022-03-31' },
    sort: ['action', 'ASC'],
  }),
  exports('contact-inquiries', 'two weeks by name', {
    filter: { createdAt_gte: '2020-01-01', createdAt_lte: '2020-01-14' },
    sort: ['name', 'ASC'],
  }),
  {
    kind: 'reports and publishes',
    name: 'sitemap after a publish',
    work: async (site) => {
      const [page] = (await (await site.staff('GET', 'service-location-pages?range=[0,0]')).json()) as { id: string }[];
      await site.staff('PUT', `service-location-pages/${page?.id}`, { heroTitle: `Published ${Date.now()}` });
      await read('/sitemap.xml')(site);
    },
  },
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

async function exportEverything(site: Site): Promise<void> {
  await site.staff('POST', 'archives/export');
  for (;;) {
    const archives = await site.staff('GET', 'archives');
    const { export: state } = (await archives.json()) as { export: { status: string; result: string | null } | null };
    if (state?.status === 'failed') throw new Error(`The export failed: ${state.result}`);
    if (state?.status === 'done') break;
    await sleep(500);
  }
  await read('/api/admin/archives/export/file')(site);
}

const jobs = Object.entries(JOBS).map(([time, name]): Case => ({
  kind: 'jobs',
  name: `${time}, ${name}`,
  work: async (site) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const usual = await busyShare(site);
    const tomorrow = new Date(Date.now() + DAY_MS).setHours(hours, minutes, 0, 0);
    writeFileSync(join(site.dataDir, 'clock'), String(tomorrow));
    process.kill(site.pid(), 'SIGHUP');
    await quiet(site, usual);
    await site.signIn();
  },
}));

async function quiet(site: Site, usual: number): Promise<void> {
  const until = performance.now() + LONGEST_JOB_MS;
  for (let quietly = 0; quietly < QUIET_TIMES && performance.now() < until;)
    quietly = (await busyShare(site)) > usual + QUIET_SHARE ? 0 : quietly + 1;
}

async function busyShare(site: Site): Promise<number> {
  const [before, since] = [busyTime(site.pid()), performance.now()];
  await sleep(QUIET_MS);
  return (busyTime(site.pid()) - before) / 1000 / (performance.now() - since);
}

/** In this order: the first check of the pages would go on beside the others. */
export const CASES: Case[] = [
  { kind: 'jobs', name: 'check of all pages', work: checkPages },
  { kind: 'jobs', name: 'check of unchanged pages', work: checkPages },
  { kind: 'jobs', name: 'export of everything', work: exportEverything },
  ...asOpened,
  ...OTHERS,
  ...jobs,
];
