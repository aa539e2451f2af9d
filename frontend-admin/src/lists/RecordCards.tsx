import { Box, Checkbox, FormControlLabel, List, TextField, Typography } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Children, createContext, isValidElement, type ReactNode, useState } from 'react';
import {
  BulkActionsToolbar,
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { IconAction } from '../kit/IconAction';
import { visuallyHidden } from '../kit/theme/components';

/** Whether columns render as lines of a card. */
export const CardContext = createContext(false);

interface CardsProps {
  label: string;
  /** Buttons for ticked records. */
  bulkActions?: ReactNode;
  isRowSelectable?: (record: RaRecord) => boolean;
  /** Columns. */
  children: ReactNode;
}

/** A list's records as cards, for narrow screens: they are sorted and ticked as rows are. */
export const Cards = ({ label, bulkActions, isRowSelectable = () => true, children }: CardsProps) => {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const tickable = bulkActions ? data.filter(isRowSelectable) : [];
  const sources = sourcesIn(children);
  return (
    <CardContext value>
      {(tickable.length > 0 || sources.length > 0) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          {tickable.length > 0 && <TickAll records={tickable} />}
          {sources.length > 0 && <SortChoice sources={sources} />}
        </Box>
      )}
      {bulkActions && selectedIds.length > 0 && <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar>}
      <List
        disablePadding
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={tickable.includes(record) ? TICKED_CARD : CARD}>
              {tickable.includes(record) && <Tick record={record} />}
              <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.75 }}>
                {children}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </List>
    </CardContext>
  );
};

const THUMB = { width: 44, height: 44 };

const Tick = ({ record }: { record: RaRecord }) => {
  const { selectedIds, onToggleItem } = useListContext();
  const name = useGetRecordRepresentation()(record);
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      aria-label={`Select ${typeof name === 'string' ? name : record.id}`}
      // Above a link that covers the card.
      sx={{ ...THUMB, position: 'absolute', zIndex: 1, top: 6, right: 6 }}
    />
  );
};

const TickAll = ({ records }: { records: readonly RaRecord[] }) => {
  const { selectedIds, onSelect } = useListContext();
  const ids = records.map(({ id }) => id);
  const isAll = ids.every((id) => selectedIds.includes(id));
  return (
    <FormControlLabel
      label="All"
      sx={{ mr: 'auto' }}
      control={
        <Checkbox
          sx={THUMB}
          checked={isAll}
          onChange={() => onSelect(isAll ? [] : ids)}
          aria-label={useTranslate()('ra.action.select_all')}
        />
      }
    />
  );
};

interface Source {
  source: string;
  label: string;
}

/** The columns by which the list can be sorted. */
const sourcesIn = (columns: ReactNode): Source[] =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Partial<Source> & { disableSort?: boolean }>(column)) return [];
    const { source, label, disableSort } = column.props;
    return source && label && !disableSort ? [{ source, label }] : [];
  });

const SortChoice = ({ sources }: { sources: Source[] }) => {
  const { sort, setSort } = useListContext();
  const [{ field: first }] = useState(sort);
  const isUp = sort.order === 'ASC';
  // The list may begin in an order that is no column.
  const choices = sources.some(({ source }) => source === first) ? sources : [{ source: first, label: 'Usual order' }, ...sources];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto', mr: -1 }}>
      <TextField
        select
        label="Sort by"
        value={sort.field}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: 160 }}
      >
        {choices.map(({ source, label }) => (
          <option key={source} value={source}>
            {label}
          </option>
        ))}
      </TextField>
      <IconAction
        label={isUp ? 'Sort descending' : 'Sort ascending'}
        icon={isUp ? ArrowUp : ArrowDown}
        onClick={() => setSort({ field: sort.field, order: isUp ? 'DESC' : 'ASC' })}
      />
    </Box>
  );
};

// Lines between cards, in one column or two; the card around the list has its own.
const CARD = {
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&:nth-of-type(odd)': {
    borderRight: { sm: 1 },
    borderRightColor: { sm: 'divider' },
    '&:nth-last-of-type(2)': { borderBottom: { sm: 0 } },
  },
};

// Room for the tick box beside the name.
const TICKED_CARD = { ...CARD, position: 'relative', '& [data-place=head]': { pr: 4 } };

interface CardLineProps<R extends RaRecord> {
  label: string;
  place: 'head' | 'body' | 'foot';
  render: (record: R) => ReactNode;
}

const ORDER = { head: -1, body: 0, foot: 1 };

export function CardLine<R extends RaRecord>({ label, place, render }: CardLineProps<R>) {
  const record = useRecordContext<R>();
  const value = record && render(record);
  if (!value) return null;
  const labelled = place === 'body';
  return (
    <Box
      data-place={place}
      sx={{
        order: ORDER[place],
        display: 'grid',
        gridTemplateColumns: labelled ? '100px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'baseline',
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary" sx={labelled ? undefined : visuallyHidden}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(place === 'head' ? { fontWeight: 650 } : { fontSize: '0.875rem' }) }}>
        {value}
      </Box>
    </Box>
  );
}
