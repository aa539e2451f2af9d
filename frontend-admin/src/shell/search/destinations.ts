import type { SearchGroup, WordPlace } from '../../data/types';
import { addressOfText } from '../../website/words/addressOfText';
import { asked, isBeginning, isNearlyBeginning, wordsOf } from './match';

export interface Destination {
  /** The heading above it. */
  group: string;
  title: string;
  detail: string | null;
  /** The address of a screen or record, or what is done. */
  to: string | (() => void);
}

export interface Screen extends Pick<Destination, 'to'> {
  title: string;
  /** Where it is, if its name does not say so. */
  detail?: string;
  /** What people look for there. */
  words?: string;
  /** Found by what is typed only. */
  isPart?: boolean;
}

/** Names what is opened, for React and among the recent ones. */
export const keyOf = ({ to, title }: Pick<Destination, 'to' | 'title'>): string => (typeof to === 'string' ? `${to} ${title}` : title);

const RECENT = 'Recent';
const SCREENS = 'Screens and actions';

/**
 * Screens, their parts and what is done there: by their names, then by what people call them; if there are none, with a slip of the finger in
 * each word; then those with most of the words. For no text the recent ones and all screens. Recent ones come first each time.
 */
export function screensNamed(text: string, screens: readonly Screen[], recent: readonly string[] = []): Destination[] {
  const age = (screen: Screen) => (recent.indexOf(keyOf(screen)) + 1 || recent.length + 1) - 1;
  const sorted = [...screens].sort((one, other) => age(one) - age(other));
  const isRecent = (screen: Screen) => age(screen) < recent.length;
  if (!text)
    return sorted
      .filter((screen) => isRecent(screen) || !screen.isPart)
      .map((screen) => toDestination(screen, isRecent(screen) ? RECENT : SCREENS));
  const words = asked(text);
  const found = sorted.map((screen) => ({ screen, title: wordsOf(screen.title), all: wordsOf(`${screen.title} ${screen.words ?? ''}`) }));
  const isWhole = (title: readonly string[]) => title.join(' ') === wordsOf(text).join(' ');
  const has = (phrase: readonly string[], fits: typeof isBeginning) => words.filter((word) => phrase.some((one) => fits(word, one))).length;
  const inTitle = found
    .filter(({ title }) => has(title, isBeginning) === words.length)
    .sort((one, other) => Number(isWhole(other.title)) - Number(isWhole(one.title)));
  const inWords = found.filter((one) => !inTitle.includes(one) && has(one.all, isBeginning) === words.length);
  const exact = [...inTitle, ...inWords];
  const near = found
    .map(({ screen, title, all }) => ({ screen, count: has(all, isNearlyBeginning), ofTitle: has(title, isNearlyBeginning) }))
    .filter(({ count }) => count * 2 > words.length)
    .sort((one, other) => other.count - one.count || other.ofTitle - one.ofTitle);
  const nearest = near.filter(({ count }) => count === near[0]?.count);
  return (exact.length > 0 ? exact : nearest).map(({ screen }) => toDestination(screen, SCREENS));
}

const toDestination = ({ title, detail, to }: Screen, group: string): Destination => ({ group, title, detail: detail ?? null, to });

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
