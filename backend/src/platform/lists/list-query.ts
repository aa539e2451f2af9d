import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  In,
  Raw,
  type DataSource,
  type EntityManager,
  type FindManyOptions,
  type FindOperator,
  type FindOptionsWhere,
  type ObjectLiteral,
  type Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { ClientGone } from '../http/errors.js';
import { refuse, typed, type FieldKind } from './filter-values.js';
import { countFound, idsFound, idsOfPage, isInParts, type Growing, type Place } from './list-by-date.js';
import { idsAmong, idsByIndex, idsBySearch, type Found, type Order } from './list-ids.js';
import { searchFor } from './search-columns.js';
import { cleanText } from '../words/text.js';

/* Lists follow react-admin's simple-rest dialect; docs/product.md, 'API'. */

export interface ListSpec<T extends ObjectLiteral> {
  resource: string;
  sortable: readonly (keyof T & string)[];
  /** A list of values matches any of them, null matches empty fields; _gte and _lte are bounds. */
  filterable: Partial<Record<keyof T & string, FieldKind>>;
  /** Fields that filter.q searches, or a function that yields the ids of what it finds, some at a time, from the newest or the oldest. */
  search: readonly (keyof T & string)[] | ((manager: EntityManager, text: string, fromOldest: boolean) => AsyncIterable<string[]>);
  /** For a table that grows with every request; `search` is empty. A search returns at most 1,000 rows. */
  growing?: Growing;
  defaultSort: readonly [field: keyof T & string, direction: 'ASC' | 'DESC'][];
  /** Number of rows without a range; undefined: all. */
  unpaged?: number;
  /** Other names of a field, such as createdAt for date. */
  aliases?: Partial<Record<string, keyof T & string>>;
}

export interface ListQuery {
  sort?: [field: string, direction: 'ASC' | 'DESC'];
  range?: [first: number, last: number];
  filter: Record<string, unknown>;
  /** A row of the list, behind which the range begins: reading on takes no longer than beginning. */
  after?: ObjectLiteral | undefined;
  /** Spares counting all rows; the total is Infinity. */
  isUncounted?: boolean;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal;
}

export class Listing<T> {
  constructor(
    readonly resource: string,
    readonly rows: T[],
    readonly first: number,
    readonly total: number,
  ) {}

  map<U>(view: (row: T) => U): Listing<U> {
    return new Listing(this.resource, this.rows.map(view), this.first, this.total);
  }

  get contentRange(): string {
    const range = this.rows.length ? `${this.first}-${this.first + this.rows.length - 1}` : '*';
    return `${this.resource} ${range}/${this.total}`;
  }
}

const MAX_RANGE = 1_000;
const MAX_VALUES = 1_000;
/** Other requests are served in between. */
const READ_AT_ONCE = 200;

function parseJson(value: unknown, name: string): unknown {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 60_000) return refuse(`The ${name} of a list must be given once, as JSON.`);
  try {
    return JSON.parse(value);
  } catch {
    return refuse(`The ${name} of a list must be JSON.`);
  }
}

function parseSort(value: unknown): ListQuery['sort'] {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== 2) return refuse('The sort of a list must look like ["title","ASC"].');
  const [field, direction] = value as unknown[];
  if (typeof field !== 'string' || typeof direction !== 'string' || !/^(asc|desc)$/i.test(direction))
    return refuse('The sort of a list must look like ["title","ASC"].');
  return [field, direction.toUpperCase() === 'ASC' ? 'ASC' : 'DESC'];
}

function parseRange(value: unknown): ListQuery['range'] {
  if (value === undefined) return undefined;
  const wrong = 'The range of a list must look like [0,24].';
  if (!Array.isArray(value) || value.length !== 2) return refuse(wrong);
  const [first, last] = value as unknown[];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return refuse(wrong);
  const [from, to] = [Number(first), Number(last)];
  if (from < 0 || to < from) return refuse(wrong);
  return [from, Math.min(to, from + MAX_RANGE - 1)];
}

function parseListQuery(query: Record<string, unknown>): ListQuery {
  const filter = parseJson(query['filter'], 'filter') ?? {};
  if (typeof filter !== 'object' || Array.isArray(filter)) return refuse('The filter of a list must look like {"isActive":true}.');
  return {
    sort: parseSort(parseJson(query['sort'], 'sort')),
    range: parseRange(parseJson(query['range'], 'range')),
    filter: filter as Record<string, unknown>,
  };
}

export const Query = createParamDecorator((_: unknown, context: ExecutionContext): ListQuery => {
  const http = context.switchToHttp();
  const query = parseListQuery(http.getRequest<Request>().query);
  return { ...query, signal: whenGone(http.getResponse<Response>()) };
});

/** Aborted when the client goes away before it has the response, as a browser does whose user types on. */
function whenGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new ClientGone());
  });
  return gone.signal;
}

/** The condition of a search in one column; undefined for a blank text. Throws BadRequestException (400). */
export function containing(connection: DataSource, q: unknown): FindOperator<string> | undefined {
  const text = cleanText(String(typed('string', 'q', q)));
  if (!text) return undefined;
  const { conditionOn, values } = searchFor(connection, text, 'q');
  return Raw((column) => `(${conditionOn(column)})`, values);
}

/** Returns the text of the search. */
function applyFilter<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  spec: ListSpec<T>,
  filter: Record<string, unknown>,
): string | undefined {
  const { alias } = builder;
  let searched: string | undefined;
  Object.entries(filter).forEach(([key, value], i) => {
    if (key === 'q' && (spec.growing || spec.search.length)) {
      const text = cleanText(String(typed('string', 'q', value)));
      if (!text) return;
      searched = text;
      if (spec.growing || typeof spec.search === 'function') return;
      const { conditionOn, values } = searchFor(builder.connection, text, `p${i}`);
      builder.andWhere(`(${spec.search.map((field) => conditionOn(`${alias}.${field}`)).join(' OR ')})`, values);
      return;
    }
    const [, base = key, bound] = /^(.+?)(_gte|_lte)?$/.exec(key) ?? [];
    const name = spec.aliases?.[base] ?? base;
    const kind: FieldKind | undefined =
      name === 'id' ? 'string' : Object.hasOwn(spec.filterable, name) ? spec.filterable[name as keyof T & string] : undefined;
    if (!kind) return refuse(`This list cannot be filtered by ${key.slice(0, 60)}.`);
    const column = `${alias}.${name}`;
    if (value === null) builder.andWhere(`${column} IS NULL`);
    else if (Array.isArray(value)) {
      if (value.length > MAX_VALUES) refuse(`The filter ${name} takes at most ${MAX_VALUES} values.`);
      if (value.length) builder.andWhere(`${column} IN (:...p${i})`, { [`p${i}`]: value.map((v) => typed(kind, name, v)) });
      else builder.andWhere('1 = 0');
    } else
      builder.andWhere(`${column} ${bound === '_gte' ? '>=' : bound === '_lte' ? '<=' : '='} :p${i}`, {
        [`p${i}`]: typed(kind, name, value),
      });
  });
  return searched;
}

/** Ties follow the list's own order, so that one index serves filter and sort; the id makes paging stable. */
function orderOf<T extends ObjectLiteral>(spec: ListSpec<T>, sort: ListQuery['sort']): Order {
  const wanted = sort && (spec.aliases?.[sort[0]] ?? sort[0]);
  if (sort && wanted !== 'id' && !(spec.sortable as readonly string[]).includes(String(wanted)))
    refuse(`This list cannot be sorted by ${sort[0].slice(0, 60)}.`);
  const order = sort ? [[String(wanted), sort[1]] as const] : spec.defaultSort;
  const direction = order.at(-1)?.[1] ?? 'ASC';
  const ties = [...spec.defaultSort.map(([field]) => field), 'id'].filter((field) => !order.some(([name]) => name === field));
  return wanted === 'id' ? order : [...order, ...ties.map((field) => [field, direction] as const)];
}

/** Narrows to the rows behind this one. Empty values are smaller than others. */
function narrowToAfter<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, order: Order, row: ObjectLiteral): void {
  const values: ObjectLiteral = {};
  const isBehind = order.reduceRight((rest, [field, direction], i) => {
    const column = `${builder.alias}.${field}`;
    const tied = (condition: string) => (rest ? `${condition} AND (${rest})` : condition);
    if (row[field] === null) {
      const empty = rest ? tied(`${column} IS NULL`) : '1 = 0';
      return direction === 'ASC' ? `${column} IS NOT NULL OR ${empty}` : empty;
    }
    values[`after${i}`] = row[field] as unknown;
    const beyond = direction === 'ASC' ? `${column} > :after${i}` : `${column} < :after${i} OR ${column} IS NULL`;
    return rest ? `${beyond} OR ${tied(`${column} = :after${i}`)}` : beyond;
  }, '');
  builder.andWhere(`(${isBehind})`, values);
  // For the index.
  const [[field, direction] = ['id', 'ASC']] = order;
  if (direction === 'ASC' && row[field] !== null) builder.andWhere(`${builder.alias}.${field} >= :after0`);
  if (direction === 'DESC' && !builder.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(field)?.isNullable)
    builder.andWhere(`${builder.alias}.${field} <= :after0`);
}

const isFromOldest = ([first]: Order): boolean => first?.[0] === 'createdAt' && first[1] === 'ASC';

/** Of a table that grows with every request; undefined if the database may read it at once. */
async function idsOfGrowing<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  growing: Growing,
  { filter, signal, after, isUncounted = false }: ListQuery,
  order: Order,
  [first, wanted]: [number, number],
  searched: string | undefined,
): Promise<Found | undefined> {
  const isByDate = order[0]?.[0] === 'createdAt';
  const asked = { filter, fromOldest: isFromOldest(order), signal, after: isByDate ? (after as Place | undefined) : undefined };
  if (searched !== undefined) {
    const found = await idsFound(builder, growing, await growing.search(builder.connection.manager, searched), asked);
    const ids = isByDate || !found.length ? found : await idsAmong(builder, found, order);
    return { ids: ids.slice(first, first + wanted), total: ids.length };
  }
  if (!isByDate || !isInParts(builder, growing, asked)) return undefined;
  const total = isUncounted ? Infinity : await countFound(builder, growing, asked);
  return { ids: total > first ? await idsOfPage(builder, growing, asked, first, wanted) : [], total };
}

type Refine<T extends ObjectLiteral> = (builder: SelectQueryBuilder<T>) => void;

/** Returns the ids of a page of rows in their order. `refine` narrows. */
export async function listIds<T extends ObjectLiteral & { id: string }>(
  repository: Repository<T>,
  spec: ListSpec<T>,
  query: ListQuery,
  refine: Refine<T> = () => undefined,
): Promise<Listing<string>> {
  const builder = repository.createQueryBuilder('r');
  const searched = applyFilter(builder, spec, query.filter);
  refine(builder);
  const order = orderOf(spec, query.sort);
  if (query.after) narrowToAfter(builder, order, query.after);
  const first = query.range?.[0] ?? 0;
  const wanted = query.range ? query.range[1] - first + 1 : (spec.unpaged ?? Infinity);
  const hits =
    searched !== undefined && typeof spec.search === 'function'
      ? spec.search(repository.manager, searched, isFromOldest(order))
      : undefined;
  const { ids, total } =
    (spec.growing && (await idsOfGrowing(builder, spec.growing, query, order, [first, wanted], searched))) ??
    (hits
      ? await idsBySearch(builder, order, first, wanted, hits, query.signal)
      : await idsByIndex(builder, order, first, wanted, query.isUncounted));
  return new Listing(spec.resource, ids, first, total);
}

/** Returns which of these ids, at most 1,000, are in the list, in its order. */
export async function passingIds<T extends ObjectLiteral & { id: string }>(
  repository: Repository<T>,
  spec: ListSpec<T>,
  { filter, sort }: ListQuery,
  refine: Refine<T>,
  ids: string[],
): Promise<string[]> {
  const builder = repository.createQueryBuilder('r');
  applyFilter(builder, spec, filter);
  refine(builder);
  return ids.length ? idsAmong(builder, ids, orderOf(spec, sort)) : [];
}

/** Returns a page of rows. `refine` narrows, `load` joins. Ids are read first, because that takes an index only. */
export async function list<T extends ObjectLiteral & { id: string }>(
  repository: Repository<T>,
  spec: ListSpec<T>,
  query: ListQuery,
  refine?: Refine<T>,
  load: Omit<FindManyOptions<T>, 'where'> = {},
): Promise<Listing<T>> {
  const { rows: ids, first, total } = await listIds(repository, spec, query, refine);
  const rows: T[] = [];
  for (let i = 0; i < ids.length; i += READ_AT_ONCE) {
    if (i) await nextTurn();
    const some = ids.slice(i, i + READ_AT_ONCE);
    rows.push(...(await repository.find({ ...load, where: { id: In(some) } as FindOptionsWhere<T> })));
  }
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return new Listing(
    spec.resource,
    ids.flatMap((id) => rowOf.get(id) ?? []),
    first,
    total,
  );
}
