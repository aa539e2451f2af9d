import type { SearchGroup, WordPlace } from '../../data/types';
import { addressOfText } from '../../website/words/addressOfText';

export interface Destination {
  /** The heading above it. */
  group: string;
  title: string;
  detail: string | null;
  /** The address of a screen or record. */
  to: string;
}

export interface Screen {
  to: string;
  title: string;
  /** Where it is, if its name does not say so. */
  detail?: string;
  /** What people look for there. */
  words?: string;
  /** Found by what is typed only. */
  isPart?: boolean;
}

/** Whether each word of the text begins a word of the phrase. */
function isIn(phrase: string, text: string): boolean {
  const words = ` ${phrase.toLowerCase()}`;
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(` ${word}`));
}

/** Screens and their parts by their names, then by what people call them; all screens for no text. */
export function screensNamed(text: string, screens: readonly Screen[]): Destination[] {
  const named = screens.filter(({ title, isPart }) => (text || !isPart) && isIn(title, text));
  const called = screens.filter((screen) => text && !named.includes(screen) && isIn(`${screen.title} ${screen.words ?? ''}`, text));
  return [...named, ...called].map(({ to, title, detail = null }) => ({ group: 'Screens', title, detail, to }));
}

type FoundGroup = Pick<SearchGroup, 'hits' | 'total'> & { resource: string };

/** The records of each list, and the whole list where it found more. */
export const recordsFound = (groups: readonly FoundGroup[], text: string, plural: (resource: string) => string): Destination[] =>
  groups.flatMap(({ resource, hits, total }) => {
    const group = plural(resource);
    const records = hits.map(({ id, title, detail }) => ({ group, title, detail, to: `/${resource}/${id}` }));
    const filter = encodeURIComponent(JSON.stringify({ q: text }));
    const all = { group, title: `All ${total} in the list`, detail: null, to: `/${resource}?filter=${filter}` };
    return total > hits.length ? [...records, all] : records;
  });

/** Texts of the website that hold the words, each leading to its field. */
export const textsFound = (texts: readonly WordPlace[]): Destination[] =>
  texts.map(({ before, found, after, title, ...text }) => ({
    group: 'Texts',
    title: `${before}${found}${after}`.trim(),
    detail: title,
    to: addressOfText(text),
  }));
