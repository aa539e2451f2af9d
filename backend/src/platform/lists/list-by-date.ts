import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { asSearch, MOST_FOUND, readingFrom } from './list-ids.js';
import { rememberedTotal } from './list-totals.js';

/** How rows are found in a table that grows with every request: by indexes that end with `createdAt` and `id`, some at a time. */
export interface Growing {
  /** The index of all rows. */
  index: string;
  /** The indexes of the rows with a value of a field, by field. */
  indexes: Readonly<Record<string, string>>;
  /** Fields that filters and search compare. */
  fields: readonly string[];
  /** Returns where a text is found. */
  search: (manager: EntityManager, text: string) => Promise<Stretch[]>;
}

/** The rows with this value of a field. */
export interface Stretch {
  field: string;
  value: string;
}

/** What of the list is asked for. `createdAt`: bounds of the filter. */
export interface Asked {
  filter: Readonly<Record<string, unknown>>;
  fromOldest: boolean;
  signal?: AbortSignal | undefined;
  /** Behind which the list begins. */
  after?: Place | undefined;
}

export interface Place {
  id: string;
  createdAt: string | Date;
}

/** Rows that one statement reads; other requests are served in between. */
const PART = 5_000;
/** Rows that one statement passes over in an index, without reading them. */
const SKIPPED = 100_000;
const BOUNDS = ['createdAt_gte', 'createdAt_lte'];

const isSqlite = <T extends ObjectLiteral>({ connection }: SelectQueryBuilder<T>) => connection.options.type === 'better-sqlite3';

/** Returns the newest, or oldest, 1,000 of the rows that pass the filters and have one of these values, in their order. */
export async function idsFound<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  growing: Growing,
  stretches: readonly Stretch[],
  asked: Asked,
): Promise<string[]> {
  if (!stretches.length) return [];
  const any = stretches.map(({ field }, i) => `${builder.alias}.${field} = :found${i}`).join(' OR ');
  builder.andWhere(`(${any})`, Object.fromEntries(stretches.map(({ value }, i) => [`found${i}`, value])));
  const filtered = filteredStretch(growing, asked);
  let kept: Place[] = [];
  for (const stretch of filtered ? [filtered] : stretches) {
    let count = 0;
    for await (const { rows, end } of passing(builder, growing, stretch, asked, MOST_FOUND)) {
      kept = merged(kept, rows, asked.fromOldest);
      count += rows.length;
      const last = kept[MOST_FOUND - 1];
      if (count >= MOST_FOUND || (last && end && isBefore(last, end, asked.fromOldest))) break;
    }
  }
  return kept.map(({ id }) => id);
}

/** Counts the rows that pass the filters. */
export function countFound<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, growing: Growing, asked: Asked): Promise<number> {
  return rememberedTotal(builder, async () => {
    const stretch = filteredStretch(growing, asked);
    let total = 0;
    if (isWhole(stretch, asked)) {
      let rest = asked.after;
      for await (const place of skipping(builder, growing, stretch, asked, Infinity)) {
        total += SKIPPED;
        rest = place;
      }
      const last = rowsAfter(builder, growing, stretch, asked, rest);
      return total + (await countOf(last.reading(builder, SKIPPED)));
    }
    for await (const { part } of parts(builder, growing, stretch, asked)) total += await countOf(part);
    return total;
  });
}

/** Returns a page of the rows that pass the filters, by date. */
export async function idsOfPage<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  growing: Growing,
  asked: Asked,
  first: number,
  wanted: number,
): Promise<string[]> {
  const stretch = filteredStretch(growing, asked);
  const ids: string[] = [];
  if (isWhole(stretch, asked)) {
    let from = asked.after;
    for await (const place of skipping(builder, growing, stretch, asked, first)) from = place;
    const page = rowsAfter(builder, growing, stretch, asked, from).reading(builder, wanted, first % SKIPPED);
    return (await asSearch(() => inOrder(page, asked).getRawMany<Place>())).map(({ id }) => id);
  }
  for await (const { rows } of passing(builder, growing, stretch, asked)) {
    for (const { id } of rows) ids.push(id);
    if (ids.length >= first + wanted) break;
  }
  return ids.slice(first, first + wanted);
}

/** Whether to read a list some rows at a time. MariaDB reads in a process of its own. */
export const isInParts = <T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, { fields }: Growing, { filter }: Asked): boolean =>
  isSqlite(builder) && Object.keys(filter).every((name) => fields.includes(name) || BOUNDS.includes(name));

/** Whether all rows of a stretch pass the filters, so that they need not be read. */
const isWhole = (stretch: Stretch | undefined, { filter }: Asked): boolean =>
  Object.keys(filter).every((name) => name === stretch?.field || BOUNDS.includes(name));

/** The rows with the value of a filter, of which there are fewer than all. */
function filteredStretch({ indexes }: Growing, { filter }: Asked): Stretch | undefined {
  const field = Object.keys(indexes).find((name) => typeof filter[name] === 'string');
  return field ? { field, value: String(filter[field]) } : undefined;
}

async function* passing<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  growing: Growing,
  stretch: Stretch | undefined,
  asked: Asked,
  most?: number,
): AsyncGenerator<{ rows: Place[]; end: Place | undefined }> {
  for await (const { part, end } of parts(builder, growing, stretch, asked))
    yield { rows: await asSearch(() => inOrder(part, asked).limit(most).getRawMany<Place>()), end };
}

/** Yields the builder over some rows at a time, each part beginning behind the last row of the one before, so that each row is read once. */
async function* parts<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  growing: Growing,
  stretch: Stretch | undefined,
  asked: Asked,
): AsyncGenerator<{ part: SelectQueryBuilder<T>; end: Place | undefined }> {
  let last = asked.after;
  for (let size = MOST_FOUND; ; size = PART) {
    asked.signal?.throwIfAborted();
    const rows = rowsAfter(builder, growing, stretch, asked, last);
    const end = await rows.place(size);
    yield { part: rows.reading(builder, size), end };
    if (!end) return;
    last = end;
    await nextTurn();
  }
}

/** Yields the place of each so many rows, up to the first of a page. */
async function* skipping<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  growing: Growing,
  stretch: Stretch | undefined,
  asked: Asked,
  first: number,
): AsyncGenerator<Place> {
  let last = asked.after;
  for (let skipped = SKIPPED; skipped <= first; skipped += SKIPPED) {
    asked.signal?.throwIfAborted();
    last = await rowsAfter(builder, growing, stretch, asked, last).place(SKIPPED);
    if (!last) return;
    yield last;
    await nextTurn();
  }
}

/** The rows of a stretch, or all, behind this one. `place`: the last of so many; `reading`: the builder over so many. */
function rowsAfter<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { index, indexes, fields }: Growing,
  stretch: Stretch | undefined,
  { filter, fromOldest }: Asked,
  last: Place | undefined,
) {
  const { mainAlias } = builder.expressionMap;
  const name = (stretch && indexes[stretch.field]) ?? index;
  const columns = [...new Set(['id', 'createdAt', ...fields])].join(', ');
  const [direction, beyond] = fromOldest ? ['ASC', '>'] : ['DESC', '<'];
  const bounds = BOUNDS.filter((bound) => filter[bound] !== undefined);
  const where = [
    ...(stretch ? [`${stretch.field} = :stretch`] : []),
    ...bounds.map((bound) => `createdAt ${bound === 'createdAt_gte' ? '>=' : '<='} :${bound}`),
    ...(last ? [`createdAt ${beyond}= :lastAt AND (createdAt ${beyond} :lastAt OR id ${beyond} :lastId)`] : []),
  ].join(' AND ');
  const from =
    `FROM ${mainAlias?.metadata.tableName} ${isSqlite(builder) ? `INDEXED BY ${name}` : `FORCE INDEX (${name})`} ` +
    `${where && `WHERE ${where} `}ORDER BY createdAt ${direction}, id ${direction}`;
  const values = {
    stretch: stretch?.value,
    ...Object.fromEntries(bounds.map((bound) => [bound, new Date(String(filter[bound]))])),
    lastAt: last?.createdAt,
    lastId: last?.id,
  };
  const place = (size: number): Promise<Place | undefined> => {
    const all = builder.connection
      .createQueryBuilder(mainAlias?.metadata.target ?? '', 'e')
      .select('e.id', 'id')
      .addSelect('e.createdAt', 'createdAt');
    const one = readingFrom(all, `SELECT id, createdAt ${from} LIMIT 1 OFFSET ${size - 1}`).setParameters(values);
    return asSearch(() => one.getRawOne<Place>());
  };
  const reading = (over: SelectQueryBuilder<T>, size: number, offset = 0) =>
    readingFrom(over, `SELECT ${columns} ${from} LIMIT ${size} OFFSET ${offset}`).setParameters(values);
  return { place, reading };
}

function inOrder<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, { fromOldest }: Asked): SelectQueryBuilder<T> {
  const { alias } = builder;
  const direction = fromOldest ? 'ASC' : 'DESC';
  builder.select(`${alias}.id`, 'id').addSelect(`${alias}.createdAt`, 'createdAt');
  return builder.orderBy(`${alias}.createdAt`, direction).addOrderBy(`${alias}.id`, direction);
}

async function countOf<T extends ObjectLiteral>(part: SelectQueryBuilder<T>): Promise<number> {
  const counting = part.select('COUNT(*)', 'count');
  return Number((await asSearch(() => counting.getRawOne<{ count: number | string }>()))?.count);
}

function isBefore(one: Place, other: Place, fromOldest: boolean): boolean {
  if (one.createdAt < other.createdAt) return fromOldest;
  if (one.createdAt > other.createdAt) return !fromOldest;
  return fromOldest ? one.id < other.id : one.id > other.id;
}

/** Merges two sorted lists of rows. */
function merged(some: readonly Place[], others: readonly Place[], fromOldest: boolean): Place[] {
  const all = [...new Map([...some, ...others].map((place) => [place.id, place])).values()];
  if (some.length && others.length) all.sort((one, other) => (isBefore(one, other, fromOldest) ? -1 : 1));
  return all.slice(0, MOST_FOUND);
}
