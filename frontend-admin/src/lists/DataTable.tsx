import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import {
  BulkActionsToolbar,
  DataTable as RaDataTable,
  type DataTableProps as RaDataTableProps,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { EmptyState } from '../kit/EmptyState';
import { TableSkeleton } from '../kit/Loaded';
import { ScreenLink } from '../kit/texts';
import { thumbSized } from '../kit/theme/components';
import { CardContext, CardLine, Cards } from './RecordCards';
import { emptyLists } from './emptyLists';
import { EditDeleteActions, RowActions } from '../kit/RowActions';

/** From this width the widest table, that of enquiries, fits. */
const TABLE_FROM_PX = 960;

/** Whether records are shown as cards instead of rows. */
export const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE_FROM_PX), { noSsr: true });

export interface DataTableProps extends Pick<RaDataTableProps, 'rowClick' | 'isRowSelectable' | 'hiddenColumns' | 'storeKey'> {
  /** Names the table for screen readers. */
  label: string;
  /** Buttons for ticked rows; without them rows have no tick boxes. */
  bulkActions?: ReactNode;
  /** Shown when the list is empty; defaults to the resource's `empty` or `noMatch` text. */
  empty?: ReactNode;
  children: ReactNode;
}

/**
 * react-admin's DataTable for the surrounding list. Below 960 px each record becomes a card with the columns as its lines, because the
 * table would have to be scrolled sideways.
 */
export const DataTable = ({ label, bulkActions, empty = <NoRecords />, children, ...table }: DataTableProps) => {
  const { data = [], isPending, selectedIds } = useListContext<RaRecord>();
  const isNarrow = useIsNarrow();
  // react-admin's own placeholder appears only after a second; until then the screen would be blank.
  if (isPending) return <TableSkeleton />;
  if (data.length === 0) return empty;
  if (isNarrow)
    return (
      <Cards label={label} bulkActions={bulkActions} isRowSelectable={table.isRowSelectable}>
        {children}
      </Cards>
    );
  return (
    <RaDataTable
      aria-label={label}
      bulkActionButtons={bulkActions ? <>{bulkActions}</> : false}
      // While nothing is ticked, its hidden buttons would still take the focus.
      bulkActionsToolbar={bulkActions && selectedIds.length > 0 ? <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar> : <></>}
      {...table}
    >
      {children}
    </RaDataTable>
  );
};

/** Says that the list is empty or that nothing matches, in the resource's words. */
export const NoRecords = ({ icon }: { icon?: LucideIcon }) => {
  const { filterValues } = useFilters();
  const resource = useResourceContext();
  const translate = useTranslate();
  if (Object.keys(filterValues).length > 0) return <EmptyState icon={icon} text={translate(`resources.${resource}.noMatch`)} />;
  const means = resource === undefined ? undefined : emptyLists[resource];
  return (
    <EmptyState icon={icon} text={translate(`resources.${resource}.empty`)}>
      {means && (
        <>
          <Typography color="text.secondary" sx={{ maxWidth: 460 }}>
            {means.purpose}
          </Typography>
          <Typography sx={{ maxWidth: 460, px: 2, py: 1.5, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
              For example
            </Box>
            {means.example}
          </Typography>
          <ScreenLink to={`/help?${new URLSearchParams({ for: `/${resource}` })}`} underline="always" sx={thumbSized}>
            How it is done
          </ScreenLink>
        </>
      )}
    </EmptyState>
  );
};

interface FilterContext {
  filterValues: Record<string, string>;
  setFilters: (filters: Record<string, string>) => void;
}

/** The surrounding list's filters, which are all strings. */
export const useFilters = (): FilterContext => useListContext();

interface ColumnProps<R extends RaRecord> {
  label: string;
  /** The API's field, by which the column can be sorted. */
  source?: string;
  disableSort?: boolean;
  align?: 'left' | 'right';
  /** Set for one column: it names the row for screen readers and heads its card. */
  heading?: boolean;
  /** The column holds buttons: pressing one does not open the record; a card shows them last, without a label. */
  actions?: boolean;
  render: (record: R) => ReactNode;
}

/** A column of a table, and a line of a card on a phone. */
export function Column<R extends RaRecord>({ heading = false, actions = false, ...column }: ColumnProps<R>) {
  const asCard = useContext(CardContext);
  const part = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const { label, render, source } = column;
  if (asCard) return <CardLine label={label} place={heading ? 'head' : actions ? 'foot' : 'body'} render={render} />;
  if (actions) return <RaDataTable.Col<R> {...column} render={(record) => <NoRowClick>{render(record)}</NoRowClick>} />;
  if (part === 'data') return <RaDataTable.Col<R> {...column} {...(heading && { component: 'th', scope: 'row' })} />;
  // react-admin shows the sort order by an arrow only.
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return <RaDataTable.Col<R> {...column} sortDirection={source !== undefined && sort?.field === source && direction} />;
}

interface ButtonsColumnProps<R extends RaRecord> {
  label?: string;
  render: (record: R) => ReactNode;
}

/** The last column of a table: small buttons for its record. */
export const ButtonsColumn = <R extends RaRecord>({ label = 'Actions', render }: ButtonsColumnProps<R>) => (
  <Column<R> label={label} align="right" actions render={(record) => <RowActions>{render(record)}</RowActions>} />
);

/** Edit and delete buttons, the last column of most tables. `name` is what they call a record; defaults to its title. */
export function ActionsColumn<R extends RaRecord<string>>({ name }: { name?: (record: R) => string }) {
  const represent = useGetRecordRepresentation();
  const title = (record: R): string => {
    const representation = represent(record);
    return typeof representation === 'string' ? representation : record.id;
  };
  return <ButtonsColumn<R> render={(record) => <EditDeleteActions record={record} name={(name ?? title)(record)} />} />;
}

/** Keeps clicks from opening the record, also those in the menu of a select, which is the row's child in React. */
export const NoRowClick = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'contents' }} onClick={(event) => event.stopPropagation()}>
    {children}
  </Box>
);
