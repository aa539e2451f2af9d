import { bigLists } from './big-lists.ts';
import { cachedRows } from './cached.ts';
import { largeRows } from './large.ts';
import { loadRows } from './mixed-load.ts';
import { previewRows } from './previews.ts';
import { publishRows } from './publishes.ts';
import type { Row, Scale } from './rows.ts';
import { startSite } from './site.ts';
import { type Group, SOURCES, versionOf } from './sources.ts';
import { startRows } from './starts.ts';

type Measure = (scale: Scale) => Promise<Row[]>;

/** Each group of figures. */
const GROUPS = {
  starts: startRows,
  cached: cachedRows,
  load: loadRows,
  publishes: publishRows,
  previews: previewRows,
  lists: listRows,
  large: largeRows,
} satisfies Record<Group, Measure>;

/** Measures what is asked for, one after the other; without `asked` everything. */
export async function measureAll(scale: Scale, print: (row: Row) => void, asked?: readonly Group[]): Promise<Row[]> {
  const all: Row[] = [];
  for (const [name, measure] of Object.entries(GROUPS)) {
    const group = name as Group;
    if (asked && !asked.includes(group)) continue;
    const sources = versionOf(SOURCES[group]);
    const rows = (await measure(scale)).map((row) => ({ ...row, group, sources }));
    rows.forEach(print);
    all.push(...rows);
  }
  return all;
}

/** Lists of many enquiries against lists of 1,000, on MariaDB too if there is TEST_DATABASE_URL: each search, and the worst of the others. */
async function listRows(scale: Scale): Promise<Row[]> {
  const mariadb = process.env['TEST_DATABASE_URL'];
  const rows: Row[] = [];
  for (const [database, databaseServer] of Object.entries({ SQLite: '', ...(mariadb && { MariaDB: mariadb }) })) {
    const { growths: lists, block } = await bigLists(() => startSite({ databaseServer }), scale);
    const [searches, others] = [lists.filter(({ name }) => name.includes('search')), lists.filter(({ name }) => !name.includes('search'))];
    const worst = others.toSorted((a, b) => b.ratio - a.ratio).slice(0, 1);
    const row = (what: string, { few, many, ratio }: (typeof lists)[number], about = ''): Row => ({
      name: `${what}, ${scale.enquiries} rows against 1,000, ${database}`,
      value: ratio,
      unit: 'ratio',
      goal: 3,
      detail: `${about}${many.toFixed(1)} ms, ${few.toFixed(1)} ms`,
    });
    rows.push(
      ...searches.map((list) => row(list.name, list)),
      ...worst.map((list) => row(`worst of ${others.length} lists`, list, `${list.name}: `)),
    );
    rows.push({ name: `longest block during them, ${scale.enquiries} rows, ${database}`, value: block, unit: 'ms', goal: 20 });
  }
  return rows;
}
