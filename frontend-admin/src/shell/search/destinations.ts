import type { SearchGroup } from '../../data/types';

export interface Destination {
  /** The heading above it. */
  group: string;
  title: string;
  detail: string | null;
  /** The address of a screen or record. */
  to: string;
}

interface Screen {
  path: string;
  label: string;
}

/** Screens whose name has a word that begins with the text; all for no text. */
export function screensNamed(text: string, screens: readonly Screen[]): Destination[] {
  const wanted = text.toLowerCase();
  return screens
    .filter(({ label }) => ` ${label}`.toLowerCase().includes(` ${wanted}`))
    .map(({ path, label }) => ({ group: 'Screens', title: label, detail: null, to: path }));
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
