import { useFilters } from '../ui/useFilters';
import { statusOf } from './choices';
import { emptyText } from './format';

/** Names the status that the list is filtered by. */
export function useEmptyText(): string {
  const { filterValues } = useFilters();
  return emptyText(statusOf(filterValues['status'])?.name);
}
