import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Path } from 'react-router';

/** The places of the backoffice, in the order of the menu. */
export const PLACES = ['Dashboard', 'Inquiries', 'Website', 'Work', 'Media', 'Company', 'More'] as const;

export type PlaceName = (typeof PLACES)[number];

/** A screen of a place: a tab at its top. */
export interface Entry {
  path: string;
  label: string;
  /** Those that have one are links of the sidebar, too. */
  icon?: LucideIcon;
  /** Shown at the end of the link. */
  badge?: ComponentType;
  /** Shown at the end of the tab. */
  count?: ComponentType;
  /** Makes the entry a view of the list at its path: the list's filter. */
  filter?: Readonly<Record<string, string>>;
}

export interface Place {
  name: PlaceName;
  entries: readonly Entry[];
}

/** Where a kind of record is in the menu, for `options` of its <Resource>. */
export interface InMenu extends Pick<Entry, 'icon' | 'badge'> {
  place: PlaceName;
  /** Default: the plural of its name. */
  label?: string;
  /** Further views of its list. */
  views?: readonly Omit<Entry, 'path'>[];
}

/** The address of a screen. */
export const addressOf = ({ path, filter }: Pick<Entry, 'path' | 'filter'>): string =>
  filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;

/** Whether an address is that of a screen or of something in it. */
const isAt = (pathname: string, path: string): boolean => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Returns the place of an address and the entry that is open there. */
export function whereIs(
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
  places: readonly Place[],
): { place: Place; entry: Entry } | undefined {
  for (const place of places) {
    const there = place.entries.filter(({ path }) => isAt(pathname, path));
    const entry = there.find(({ filter }) => filter && hasFilter(search, filter)) ?? there.find(({ filter }) => !filter);
    if (entry) return { place, entry };
  }
  return undefined;
}

function hasFilter(search: string, filter: Readonly<Record<string, string>>): boolean {
  const chosen = filterIn(search);
  return Object.entries(filter).every(([source, value]) => chosen[source] === value);
}

/** Returns the filter of react-admin's list in an address, which anybody may have written. */
function filterIn(search: string): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' && filter !== null ? { ...filter } : {};
  } catch {
    return {};
  }
}
