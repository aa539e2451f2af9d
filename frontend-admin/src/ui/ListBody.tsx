import { type RaRecord, useListContext } from 'react-admin';
import type { Column } from './Column';
import { EmptyState } from './EmptyState';
import { ListFailure } from './ListFailure';
import { ListPager } from './ListPager';
import { RecordTable } from './RecordTable';
import { TableSkeleton } from './TableSkeleton';
import { useFilters } from './useFilters';

interface ListBodyProps<R> {
  label: string;
  columns: readonly Column<R>[];
  /** Said when there is none at all. */
  empty: string;
  /** Said when a search finds none; `empty` unless it is given. */
  noMatch?: string;
}

/** What a list shows in each of its states: being read, failed, empty, filled. */
export function ListBody<R extends RaRecord<string>>({ label, columns, empty, noMatch = empty }: ListBodyProps<R>) {
  const list = useListContext<R>();
  const { data = [], isPending, sort, setSort } = list;
  const { filterValues } = useFilters();
  const error: unknown = list.error;
  if (isPending) return <TableSkeleton />;
  if (error) return <ListFailure />;
  if (data.length === 0) return <EmptyState text={filterValues['q'] ? noMatch : empty} />;
  return (
    <>
      <RecordTable label={label} columns={columns} records={data} sort={sort} onSort={setSort} />
      <ListPager />
    </>
  );
}
