import { setImmediate } from 'node:timers/promises';
import { COMMON, fillWithEnquiries, RARE, USUAL } from './enquiries.ts';
import type { Site } from './site.ts';

const FEW = 1_000;
const PAGE = 25;
const NEWEST: [string, string] = ['createdAt', 'DESC'];
const SORTS = ['name', 'email', 'serviceType', 'status', 'respondedAt', 'dueAt', 'updatedAt'];
/** Each returns a full page from few or many rows. */
const FILTERS = {
  'status, few of it': { status: 'new' },
  'status, many of it': { status: 'closed' },
  serviceType: { serviceType: 'ev-charging' },
  assigneeId: { assigneeId: null },
  'unanswered and overdue': { promise: 'overdue' },
  'unanswered and due soon': { promise: 'due-soon' },
  'mine, one in four': { assigneeId: 'me' },
  'mine and overdue': { assigneeId: 'me', promise: 'overdue' },
  'mine and due soon': { assigneeId: 'me', promise: 'due-soon' },
  'date, from': { createdAt_gte: '2020-01-01T06:00:00.000Z' },
  'search, a page is found': { q: RARE },
  'search, one in forty is found': { q: COMMON },
  'search, all are found': { q: USUAL },
};

type Case = { name: string; resource: string; query: (total: number) => Record<string, string> };

/** Typical queries on long lists. */
const CASES: Case[] = [
  ...pages('contact-inquiries', 'enquiries'),
  ...SORTS.map((field) => caseOf('contact-inquiries', `enquiries, sort by ${field}`, () => page(0, [field, 'ASC']))),
  ...Object.entries(FILTERS).map(([name, filter]) => caseOf('contact-inquiries', `enquiries, ${name}`, () => page(0, NEWEST, filter))),
  ...pages('audit-log', 'audit log'),
  caseOf('audit-log', 'audit log, action', () => page(0, NEWEST, { action: 'delete' })),
];

/** Reads all matches to find a page of them: takes longer the more there are, in pieces. */
const IN_PIECES = caseOf('contact-inquiries', 'enquiries, search, few of many', () => page(0, NEWEST, { q: USUAL, status: 'new' }));

/** Medians in milliseconds, and their ratio. */
interface Growth {
  name: string;
  few: number;
  many: number;
  ratio: number;
}

/**
 * Times the same calls on few and many enquiries, alternating because a machine's speed drifts.
 * @returns `block`: milliseconds for which one piece of work held the process
 */
export async function bigLists(
  start: () => Promise<Site>,
  { enquiries, listRounds }: { enquiries: number; listRounds: number },
): Promise<{ growths: Growth[]; block: number }> {
  const apps = [await start(), await start()] as const;
  try {
    const lists: List[] = [];
    for (const [i, app] of apps.entries()) lists.push(await prepare(app, i === 0 ? FEW : enquiries));
    const growths: Growth[] = [];
    for (const { name, resource, query } of CASES) {
      const times: [number[], number[]] = [[], []];
      for (let round = -Math.ceil(listRounds / 5); round < listRounds; round += 1) {
        for (const [i, list] of lists.entries()) {
          const time = await timed(list, resource, query(list.total));
          if (round >= 0) times[i]?.push(time);
        }
      }
      const [few, many] = [median(times[0]), median(times[1])];
      growths.push({ name, few, many, ratio: many / few });
    }
    const block = await apps[1].longestBlock(async () => {
      for (const { resource, query } of [...CASES, IN_PIECES])
        for (const list of lists.slice(1)) await timed(list, resource, query(list.total));
    });
    return { growths, block };
  } finally {
    await Promise.all(apps.map((app) => app.stop()));
  }
}

type List = { url: string; authorization: string; total: number };

async function prepare(site: Site, total: number): Promise<List> {
  const { id } = (await (await fetch(`${site.url}/api/auth/me`, { headers: { Authorization: site.authorization } })).json()) as {
    id: string;
  };
  await fillWithEnquiries(site, total, id);
  // The statistics are those of many rows from the next start, or within the hour.
  await site.end();
  await site.restart();
  // Notices connections that the app has closed before the next call does.
  await setImmediate();
  return { url: `${site.url}/api/admin`, authorization: site.authorization, total };
}

/** @returns milliseconds until the response is complete */
async function timed({ url, authorization }: List, resource: string, query: Record<string, string>): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/${resource}?${new URLSearchParams(query)}`, { headers: { Authorization: authorization } });
  const rows = (await response.json()) as unknown;
  const time = performance.now() - started;
  if (!response.ok || !Array.isArray(rows) || rows.length !== PAGE)
    throw new Error(`${response.url} returned ${response.status} instead of a full page.`);
  return time;
}

function page(first: number, sort: [field: string, direction: string], filter: Record<string, unknown> = {}) {
  return { sort: JSON.stringify(sort), range: JSON.stringify([first, first + PAGE - 1]), filter: JSON.stringify(filter) };
}

function caseOf(resource: string, name: string, query: Case['query']): Case {
  return { name, resource, query };
}

function pages(resource: string, name: string) {
  return [
    caseOf(resource, `${name}, first page`, () => page(0, NEWEST)),
    caseOf(resource, `${name}, page in the middle`, (total) => page(total / 2, NEWEST)),
    caseOf(resource, `${name}, last page`, (total) => page(total - PAGE, NEWEST)),
  ];
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
