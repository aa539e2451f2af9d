import { Box, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowAction } from '../kit/RowActions';
import { useFocusFollows, useFocusReturns } from '../kit/focus';

export interface OrderedRow {
  id: string;
  name: string;
  /** A warning such as 'Inactive'. */
  badge?: ReactNode;
}

interface OrderedRowsProps {
  label: string;
  rows: readonly OrderedRow[];
  /** As in 'Remove from homepage'. */
  place: string;
  /** A change is being saved; others are ignored until then. */
  busy?: boolean;
  onMove: (id: string, step: -1 | 1) => void;
  onRemove: (id: string) => void;
}

/** Chosen records in order. The keyboard focus follows a moved row, and goes to the neighbour of a removed one. */
export const OrderedRows = ({ label, rows, place, busy = false, onMove, onRemove }: OrderedRowsProps) => {
  const { list, touched } = useFocusFollows<HTMLOListElement>(rows);
  // Removing the last row removes the list.
  useFocusReturns('#main-content');

  const move = (id: string, step: -1 | 1) => {
    if (busy) return;
    touched(id);
    onMove(id, step);
  };
  const remove = (id: string, neighbour?: OrderedRow) => {
    if (busy) return;
    touched(neighbour?.id ?? null);
    onRemove(id);
  };

  return (
    <Box ref={list} component="ol" aria-label={label} aria-busy={busy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
