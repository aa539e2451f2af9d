import { reads } from './queries';
import { useRead } from './useRead';

/** Returns whether a link leads to a page with something on it: a company's first project may be far away. */
export function useHasContent(): (link: { href: string }) => boolean {
  const empty = useRead(reads.emptyLists).data ?? [];
  return ({ href }) => !empty.some((path) => href === path || href.startsWith(`${path}?`) || href.startsWith(`${path}#`));
}
