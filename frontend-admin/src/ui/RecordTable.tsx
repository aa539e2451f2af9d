import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Column } from './Column';
import { RecordCards } from './RecordCards';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

interface RecordTableProps<R> {
  label: string;
  columns: readonly Column<R>[];
  records: readonly R[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** The widest table, that of the enquiries, fits from here on. */
const TABLE_FROM_PX = 960;

/** A table; on phones and small tablets a card for each record. What is too wide scrolls in itself, by keys too, for it takes the focus. */
export function RecordTable<R extends { id: string }>({ label, columns, records, sort, onSort }: RecordTableProps<R>) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE_FROM_PX), { noSsr: true });
  if (narrow) return <RecordCards label={label} columns={columns} records={records} />;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ position: 'relative' }}>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id} hover>
              {columns.map(({ label, align, heading, render }) => (
                <TableCell key={label} align={align} {...(heading && { component: 'th', scope: 'row' })}>
                  {render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface HeadCellProps<R> {
  column: Column<R>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

function HeadCell<R>({ column: { label, align, sortBy }, sort, onSort }: HeadCellProps<R>) {
  if (!sortBy || !onSort) {
    return <TableCell align={align}>{label}</TableCell>;
  }
  const active = sort?.field === sortBy;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={align} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => onSort({ field: sortBy, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
