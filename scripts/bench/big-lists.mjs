import { fillWithEnquiries, RARE } from './enquiries.mjs';

export const FEW = 1_000;
export const MANY = 100_000;
const PAGE = 25;
const WARM_UP = 5;
const ROUNDS = 25;
const NEWEST = '["createdAt","DESC"]';

/**
 * How staff use the list of enquiries; each answers a full page from a few as from many.
 * @type {{ name: string, query: (total: number) => Record<string, string> }[]}
 */
const CASES = [
  { name: 'first page', query: () => page(0, NEWEST) },
  { name: 'last page', query: (total) => page(total - PAGE, NEWEST) },
  { name: 'sort by name', query: () => page(0, '["name","ASC"]') },
  { name: 'filter by status', query: () => page(0, NEWEST, { status: 'closed' }) },
  { name: 'search', query: () => page(0, NEWEST, { q: RARE }) },
];

/**
 * @typedef {import('../testing/app.ts').App} App
 * @typedef {{ name: string, few: number, many: number, ratio: number }} Growth medians in milliseconds, and their ratio
 */

/**
 * Times the same calls on a few and on many enquiries, in turns, because a machine's speed drifts.
 * @param {() => Promise<App>} start
 * @returns {Promise<Growth[]>}
 */
export async function bigLists(start) {
  const apps = [await start(), await start()];
  try {
    const lists = await Promise.all(apps.map((app, i) => prepare(app, i === 0 ? FEW : MANY)));
    /** @type {Growth[]} */
    const growths = [];
    for (const { name, query } of CASES) {
      /** @type {[number[], number[]]} */
      const times = [[], []];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const [i, list] of lists.entries()) {
          const time = await timed(list, query(list.total));
          if (round >= 0) times[i]?.push(time);
        }
      }
      const [few, many] = [median(times[0]), median(times[1])];
      growths.push({ name, few, many, ratio: many / few });
    }
    return growths;
  } finally {
    await Promise.all(apps.map((app) => app.stop()));
  }
}

/** @typedef {{ url: string, token: string, total: number }} List */

/**
 * @param {App} app
 * @param {number} total
 * @returns {Promise<List>}
 */
async function prepare({ url, dataDir, adminUsername, adminPassword }, total) {
  fillWithEnquiries(dataDir, total);
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: adminUsername, password: adminPassword }),
  });
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  return { url: `${url}/api/admin/contact-inquiries`, token, total };
}

/**
 * @param {List} list
 * @param {Record<string, string>} query
 * @returns {Promise<number>} milliseconds until the answer is complete
 */
async function timed({ url, token }, query) {
  const started = performance.now();
  const answer = await fetch(`${url}?${new URLSearchParams(query)}`, { headers: { Authorization: `Bearer ${token}` } });
  const rows = /** @type {unknown} */ (await answer.json());
  const time = performance.now() - started;
  if (!answer.ok || !Array.isArray(rows) || rows.length !== PAGE)
    throw new Error(`${answer.url} answers ${answer.status} and no full page.`);
  return time;
}

/**
 * @param {number} first
 * @param {string} sort
 * @param {Record<string, unknown>} [filter]
 */
const page = (first, sort, filter = {}) => ({ sort, range: JSON.stringify([first, first + PAGE - 1]), filter: JSON.stringify(filter) });

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
