import { setImmediate } from 'node:timers/promises';
import { COMMON, fillWithEnquiries, RARE, USUAL } from './enquiries.mjs';

const FEW = 1_000;
const PAGE = 25;
/** @type {[string, string]} */
const NEWEST = ['createdAt', 'DESC'];
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

/** @typedef {{ name: string, resource: string, query: (total: number) => Record<string, string> }} Case */

/** Typical queries on long lists. @type {Case[]} */
const CASES = [
  ...pages('contact-inquiries', 'enquiries'),
  ...SORTS.map((field) => caseOf('contact-inquiries', `enquiries, sort by ${field}`, () => page(0, [field, 'ASC']))),
  ...Object.entries(FILTERS).map(([name, filter]) => caseOf('contact-inquiries', `enquiries, ${name}`, () => page(0, NEWEST, filter))),
  ...pages('audit-log', 'audit log'),
  caseOf('audit-log', 'audit log, action', () => page(0, NEWEST, { action: 'delete' })),
];

/** Reads all matches to find a page of them: takes longer the more there are, in pieces. */
const IN_PIECES = caseOf('contact-inquiries', 'enquiries, search, few of many', () => page(0, NEWEST, { q: USUAL, status: 'new' }));

/**
 * @typedef {import('./site.ts').Site} Site
 * @typedef {{ name: string, few: number, many: number, ratio: number }} Growth medians in milliseconds, and their ratio
 */

/**
 * Times the same calls on few and many enquiries, alternating because a machine's speed drifts.
 * @param {() => Promise<Site>} start
 * @param {{ enquiries: number, listRounds: number }} scale
 * @returns {Promise<{ growths: Growth[], block: number }>} `block`: milliseconds for which one piece of work held the process
 */
export async function bigLists(start, { enquiries, listRounds }) {
  const apps = /** @type {const} */ ([await start(), await start()]);
  try {
    /** @type {List[]} */
    const lists = [];
    for (const [i, app] of apps.entries()) lists.push(await prepare(app, i === 0 ? FEW : enquiries));
    /** @type {Growth[]} */
    const growths = [];
    for (const { name, resource, query } of CASES) {
      /** @type {[number[], number[]]} */
      const times = [[], []];
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

/** @typedef {{ url: string, authorization: string, total: number }} List */

/**
 * @param {Site} site
 * @param {number} total
 * @returns {Promise<List>}
 */
async function prepare(site, total) {
  const { id } = /** @type {{ id: string }} */ (
    await (await fetch(`${site.url}/api/auth/me`, { headers: { Authorization: site.authorization } })).json()
  );
  await fillWithEnquiries(site, total, id);
  // The statistics are those of many rows from the next start, or within the hour.
  await site.end();
  await site.restart();
  // Notices connections that the app has closed before the next call does.
  await setImmediate();
  return { url: `${site.url}/api/admin`, authorization: site.authorization, total };
}

/**
 * @param {List} list
 * @param {string} resource
 * @param {Record<string, string>} query
 * @returns {Promise<number>} milliseconds until the response is complete
 */
async function timed({ url, authorization }, resource, query) {
  const started = performance.now();
  const response = await fetch(`${url}/${resource}?${new URLSearchParams(query)}`, { headers: { Authorization: authorization } });
  const rows = /** @type {unknown} */ (await response.json());
  const time = performance.now() - started;
  if (!response.ok || !Array.isArray(rows) || rows.length !== PAGE)
    throw new Error(`${response.url} returned ${response.status} instead of a full page.`);
  return time;
}

/**
 * @param {number} first
 * @param {[field: string, direction: string]} sort
 * @param {Record<string, unknown>} [filter]
 */
function page(first, sort, filter = {}) {
  return { sort: JSON.stringify(sort), range: JSON.stringify([first, first + PAGE - 1]), filter: JSON.stringify(filter) };
}

/**
 * @param {string} resource
 * @param {string} name
 * @param {Case['query']} query
 * @returns {Case}
 */
function caseOf(resource, name, query) {
  return { name, resource, query };
}

/**
 * @param {string} resource
 * @param {string} name
 */
function pages(resource, name) {
  return [
    caseOf(resource, `${name}, first page`, () => page(0, NEWEST)),
    caseOf(resource, `${name}, page in the middle`, (total) => page(total / 2, NEWEST)),
    caseOf(resource, `${name}, last page`, (total) => page(total - PAGE, NEWEST)),
  ];
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
