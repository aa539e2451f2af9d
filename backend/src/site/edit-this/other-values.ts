import type { Fields, Kind } from '../../kinds/kind.js';
import { withText } from '../../kinds/text-fields.js';
import { documentedProperty } from '../../platform/internals/swagger-properties.js';
import type { OnLoad } from '../../platform/database/recorded-reads.js';
import { daysBefore, londonDay } from '../../platform/time/london.js';
import type { Part } from './part-of-page.js';
import { named, type Source } from './text-marks.js';

/** A field that visitors read in other words, such as a number, a day, a time, an answer or a list that is counted. */
interface Value {
  source: Source;
  isNumber: boolean;
}

/** These say where a record is shown, not what is. */
const PLACING = /^(?:order|status|isActive|enabled|latitude|longitude|version)$/;
const TIME = /^\d\d:\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d/;
/** Also numbers that are kept as texts, as of a register. */
const NUMBER = /^(?=.*\d)[\d-]+$/;
/** Visitors read the records, not their ids. */
const ID = /^[\da-f-]{36}$/;
const EARLIER_YEARS = 4;

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && NUMBER.test(value) && !DAY.test(value));

/** Renders cost 20 ms or more each. */
const MOST_RENDERS = 80;

/** Returns another value that makes a text of the page another; undefined for what is no such value. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return undefined;
  if (TIME.test(value)) return value.replace(/\d\d$/, (minutes) => (minutes === '07' ? '08' : '07'));
  if (DAY.test(value)) return `${Number(value.slice(0, 4)) - EARLIER_YEARS}${value.slice(4)}`;
  return NUMBER.test(value) ? value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)) : undefined;
}

/** Visitors read days of the future, so a list without any has to have some. */
const otherDays = (): string[] => Array.from({ length: 7 }, (_, ahead) => daysBefore(londonDay(new Date()), -14 - ahead));

/** What `none` becomes: like another entry, such as the hours of a day on which the office is closed, but not the same, which the page says already. */
function otherThanNone(entries: readonly unknown[]): unknown {
  const like = entries.find((entry) => typeof entry === 'object' && entry !== null);
  return like && Object.fromEntries(Object.entries(like).map(([name, value]) => [name, other(value) ?? (value as unknown)]));
}

function* changesIn(value: unknown, path: string): Generator<{ path: string; from: unknown; to: unknown }> {
  const to = other(value);
  if (to !== undefined) yield { path, from: value, to };
  if (Array.isArray(value) && typeof value[0] === 'string' && !ID.test(value[0])) yield { path, from: value, to: value.slice(0, -1) };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    if (PLACING.test(name)) continue;
    const instead = entry === null && !Array.isArray(value) ? otherThanNone(Object.values(value)) : undefined;
    if (instead) yield { path: `${path}.${name}`, from: entry, to: instead };
    else yield* changesIn(entry, `${path}.${name}`);
  }
}

/** Fields that stand together in a form: an entry of a list, or names with the same first word, such as 'priceFrom' and 'priceTo'. */
export function groupOf({ kind, id, slug, path }: Source): string {
  const [name = '', entry = ''] = path.split('.');
  const group = /^\d+$/.test(entry) ? `${name}.${entry}` : entry.startsWith('#') ? path : (/^[a-z]+/.exec(name)?.[0] ?? name);
  return [kind.resource, id ?? slug, group].join('/');
}

/** Finds the values behind a part of a page: with others, the part says something else. */
export class OtherValues {
  private readonly values = new Map<string, Value>();
  private renders = 0;

  constructor(
    private readonly kinds: ReadonlyMap<unknown, Kind>,
    private readonly render: (onLoad: OnLoad) => Promise<readonly Part[]>,
  ) {}

  /** Returns the page as it is; `find` needs it. */
  parts(): Promise<readonly Part[]> {
    return this.render((record) => {
      for (const { source, from } of this.valuesIn(record)) this.values.set(keyOf(source), { source, isNumber: isNumber(from) });
    });
  }

  /** The first field of each group. `hasTexts`: the part is also made of texts; what hides them is not what they say. */
  async find(parts: readonly Part[], at: number, hasTexts: boolean): Promise<Source[]> {
    const wanted = [...this.values.values()].filter(({ isNumber }) => isNumber || !hasTexts).map(({ source }) => source);
    const found: Source[] = [];
    await this.search(wanted, found, async (some) => this.isOther(parts, await this.changed(some), at, hasTexts));
    return found;
  }

  private async search(some: readonly Source[], found: Source[], isBehind: (some: readonly Source[]) => Promise<boolean>): Promise<void> {
    const groups = new Set(found.map(groupOf));
    const left = some.filter((source) => !groups.has(groupOf(source)));
    if (!left.length || this.renders >= MOST_RENDERS || !(await isBehind(left))) return;
    if (left.length === 1) {
      found.push(...left);
      return;
    }
    const before = found.length;
    const middle = Math.ceil(left.length / 2);
    await this.search(left.slice(0, middle), found, isBehind);
    await this.search(left.slice(middle), found, isBehind);
    if (found.length === before) found.push(...(await this.lastNeeded(left, isBehind)));
  }

  /** Of values that only together are behind the part, such as the same hours on several days. */
  private async lastNeeded(some: readonly Source[], isBehind: (some: readonly Source[]) => Promise<boolean>): Promise<Source[]> {
    let [few, enough] = [0, some.length];
    while (enough - few > 1) {
      if (this.renders >= MOST_RENDERS) return [];
      const middle = Math.ceil((few + enough) / 2);
      if (await isBehind(some.slice(0, middle))) enough = middle;
      else few = middle;
    }
    return some.slice(enough - 1, enough);
  }

  /** What moved, or is gone beside a text of its own, is not changed. */
  private isOther(parts: readonly Part[], others: readonly Part[], at: number, hasTexts: boolean): boolean {
    const part = parts[at];
    if (!part) return false;
    const [like, otherLike] = [parts, others].map((all) => all.filter(({ tag }) => tag === part.tag)) as [Part[], Part[]];
    const words = wordsOf(part);
    const count = (all: readonly Part[]) => all.filter((one) => wordsOf(one) === words).length;
    if (count(otherLike) >= count(like)) return false;
    if (like.length !== otherLike.length) return !hasTexts;
    const instead = otherLike[like.indexOf(part)];
    return instead !== undefined && wordsOf(instead) !== words;
  }

  private changed(some: readonly Source[]): Promise<readonly Part[]> {
    this.renders += 1;
    const wanted = new Set(some.map(keyOf));
    const done = new WeakSet<object>();
    return this.render((record) => {
      if (done.has(record)) return;
      done.add(record);
      const held = record as Fields;
      for (const { source, at, to } of [...this.valuesIn(record)]) {
        const [name = '', ...rest] = at.split('.');
        if (wanted.has(keyOf(source))) held[name] = withText(held[name], rest, to);
      }
    });
  }

  private *valuesIn(record: object): Generator<{ source: Source; at: string; from: unknown; to: unknown }> {
    const kind = this.kinds.get(record.constructor);
    const form = kind?.forms?.update;
    if (!form) return;
    const held = record as Fields;
    const of = { kind, id: held['id'] as string | undefined, slug: held['slug'] as string | undefined };
    for (const [name, value] of Object.entries(held)) {
      const documented = documentedProperty(form, name);
      if (PLACING.test(name) || name === 'slug' || !documented) continue;
      const isDays = documented.items?.format === 'date';
      const changes = isDays ? [{ path: name, from: value, to: otherDays() }] : changesIn(value, name);
      for (const { path, from, to } of changes) yield { source: { ...of, path: named(record, path) }, at: path, from, to };
    }
  }
}

const keyOf = ({ kind, id, slug, path }: Source): string => [kind.resource, id ?? slug, path].join('/');
const wordsOf = ({ own, text, label, src }: Part): string => [own.trim() || text.trim(), label, src].join('\n');
