import type { Fields, Kind, TextField } from '../../kinds/kind.js';
import { isRead, textFields, withText } from '../../kinds/text-fields.js';
import { END, MARK, START } from '../../platform/words/marks.js';

/** A field of a stored record. */
export interface Source {
  kind: Kind;
  /** Of a record that was read without its id. */
  slug: string | undefined;
  id: string | undefined;
  /** As in 'features.2' or 'blocks.#hero-1.content.title': entries with an id are named by it. Empty: of all records of the kind, which are counted. */
  path: string;
}

/**
 * A page may show one part of a text only, so each has a mark: a sentence, a line, what is between commas. The mark is behind the first letter, which
 * may be an initial.
 */
const PARTS = /(?:^|[.!?,;:|] |\n ?)[^\s{]/gu;
const PARTS_OF_HTML = />\s*(?:&[^;\s<]{1,10};|[^\s<{&])/gu;
/** A name in a list tells what else belongs to it, so the same name has the same mark wherever it is. */
const NAME = /\.\d+(?:\.name)?$/;
/** Addresses, ids, choices, days and times lead somewhere or are calculated with. */
const NO_TEXT = /^(?:\/|#|https?:|\d{4}-\d\d-\d\d|\d\d:\d\d$|[a-z\d-]+$)/;
/** Records are brought together by these, so they stay as they are, and a part of a page that is such a name alone is from the field. */
const KEY = /^(?:name|location|(?:subLocations|postcodes)\.\d+)$/;
const SLUG = 'slug';
const PICTURE = /^\/media\/([\da-f-]{36})\./;

/** Marks the texts of the records that a page is made of, so that they are found again in the page. */
export class TextMarks {
  /** By mark. */
  private readonly sources: Source[][] = [];
  private readonly names = new Map<string, number>();
  private readonly keys = new Map<string, Source[]>();
  private readonly pictures = new Map<string, Source[]>();
  private readonly marked = new WeakSet<object>();

  constructor(private readonly kinds: ReadonlyMap<unknown, Kind>) {}

  readonly mark = (record: object): void => {
    const kind = this.kinds.get(record.constructor);
    if (!kind || this.marked.has(record)) return;
    this.marked.add(record);
    const held = record as Fields;
    const of = { kind, id: held['id'] as string | undefined, slug: held[SLUG] as string | undefined };
    for (const text of textsOf(kind, record)) {
      const [name = '', ...rest] = text.path.split('.');
      if (name === SLUG) continue;
      const source = { ...of, path: named(record, text.path) };
      const [, picture] = PICTURE.exec(text.text) ?? [];
      if (picture) this.pictures.set(picture, [...(this.pictures.get(picture) ?? []), source]);
      if (KEY.test(text.path)) this.keys.set(text.text, [...(this.keys.get(text.text) ?? []), source]);
      else if (!NO_TEXT.test(text.text)) held[name] = withText(held[name], rest, this.withMark(text, source));
    }
  };

  /** The fields of a part of a page: of its own words, or else of the parts in it, or else those that hold all of it. */
  of({ own, text }: { own: string; text: string }): Source[] {
    const sources = this.in(own);
    return [sources, this.in(text), this.keys.get(text.trim()) ?? []].find(({ length }) => length > 0) ?? [];
  }

  private in(text: string): Source[] {
    return [...new Set([...text.matchAll(MARK)].map(([, at]) => Number(at)))].flatMap((at) => this.sources[at] ?? []);
  }

  /** The fields that hold a picture of the library. */
  ofPicture(id: string): Source[] {
    return this.pictures.get(id) ?? [];
  }

  private withMark({ text, isHtml, path }: TextField, source: Source): string {
    const former = NAME.test(path) ? this.names.get(text) : undefined;
    const at = former ?? this.sources.push([]) - 1;
    this.sources[at]?.push(source);
    if (NAME.test(path)) this.names.set(text, at);
    return text.replace(isHtml && text.includes('<') ? PARTS_OF_HTML : PARTS, `$&${START}${at}${END}`);
  }
}

export const withoutMarks = (text: string): string => text.replace(MARK, '');

function textsOf({ words, forms }: Kind, record: object): TextField[] {
  if (words?.own) return words.own.texts(record as never);
  return forms ? textFields(forms.update as new () => object, record, undefined, undefined, isRead) : [];
}

/** The path with the ids of its entries. */
export function named(record: object, path: string): string {
  let value: unknown = record;
  const names = path.split('.').map((name) => {
    value = (value as Fields | undefined)?.[name];
    const id = Number.isNaN(Number(name)) ? undefined : (value as Fields | undefined)?.['id'];
    return typeof id === 'string' ? `#${id}` : name;
  });
  return names.join('.');
}

/** The path of a source in the record as it is now; undefined if its entry is gone. */
export function pathIn(record: object, path: string): string | undefined {
  let value: unknown = record;
  const names: string[] = [];
  for (const name of path.split('.')) {
    const entries = value as readonly { id?: unknown }[];
    const at = name.startsWith('#') ? entries.findIndex(({ id }) => id === name.slice(1)) : name;
    if (at === -1) return undefined;
    names.push(String(at));
    value = (value as Fields | undefined)?.[at];
  }
  return names.join('.');
}
