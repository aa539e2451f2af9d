import { useListContext } from 'react-admin';

interface FilterContext {
  filterValues: Record<string, string>;
  setFilters: (filters: Record<string, string>) => void;
}

/** The surrounding list's filters; all of ours are texts. */
export function useFilters(): FilterContext {
  const context: FilterContext = useListContext();
  return { filterValues: context.filterValues, setFilters: context.setFilters };
}
