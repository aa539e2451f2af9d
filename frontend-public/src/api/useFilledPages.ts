import { reads } from './queries';
import { useRead } from './useRead';

/** Leaves links out of a menu whose page would be empty. */
export function useFilledPages<T extends { href: string }>(links: readonly T[]): T[] {
  const count = useRead(reads.projectCount).data;
  return links.filter(({ href }) => href !== '/projects' || count?.total !== 0);
}
