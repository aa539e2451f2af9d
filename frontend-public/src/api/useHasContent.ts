import { reads } from './queries';
import { useRead } from './useRead';

/** Returns whether a link leads to a page with something on it: a company's first project may be far away. */
export function useHasContent(): (link: { href: string }) => boolean {
  const hasProjects = useRead(reads.oneProject).data?.total !== 0;
  return ({ href }) => hasProjects || !/^\/projects(?:[?#]|$)/.test(href);
}
