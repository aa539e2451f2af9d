import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowAction } from './RowAction';
import { useFocusFollows } from './useFocusFollows';
import { useFocusReturns } from './useFocusReturns';

export interface OrderedRow {
  id: string;
  name: string;
  /** What to know of it before visitors do, such as that it is inactive. */
  badge?: ReactNode;
}

interface OrderedRowsProps {
  label: string;
  rows: readonly OrderedRow[];
  /** What a row is taken away from, as in 'Remove from homepage'. */
  place: string;
  onMove: (id: string, step: -1 | 1) => void;
  onRemove: (id: string) => void;
}

/** Chosen records in their order. The keyboard's focus goes along with what it moves, and to the neighbour of what it removes. */
export const OrderedRows = ({ label, rows, place, onMove, onRemove }: OrderedRowsProps) => {
  const { list, touched } = useFocusFollows<HTMLOListElement>(rows);
  // The last row takes the list with it.
  useFocusReturns('#main-content');

  const move = (id: string, step: -1 | 1) => {
    touched(id);
    onMove(id, step);
  };
  const remove = (id: string, neighbour?: OrderedRow) => {
    touched(neighbour?.id ?? null);
    onRemove(id);
  };

  return (
    <Box ref={list} component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ id, name, badge }, index) => (
        <Box
          component="li"
          key={id}
          data-row={id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 0.5,
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <Typography color="text.secondary" sx={{ minWidth: 20 }}>
            {index + 1}
          </Typography>
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
          {badge}
          <Box sx={{ display: 'flex', flex: 'none' }}>
            <RowAction label={`Move up: ${name}`} icon={ArrowUp} disabled={index === 0} onClick={() => move(id, -1)} />
            <RowAction label={`Move down: ${name}`} icon={ArrowDown} disabled={index === rows.length - 1} onClick={() => move(id, 1)} />
            <RowAction label={`Remove from ${place}: ${name}`} icon={X} onClick={() => remove(id, rows[index + 1] ?? rows[index - 1])} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
