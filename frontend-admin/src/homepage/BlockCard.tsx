import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { HomepageBlock } from '../data/types';
import { RowAction } from '../ui/RowAction';
import { StatusChip } from '../ui/StatusChip';
import { BlockForm } from './BlockForm';
import { featuredSummaryOf, summaryOf } from './summaryOf';

interface BlockCardProps {
  block: HomepageBlock;
  /** The block with what has been typed so far, while it is open. */
  editing: HomepageBlock | null;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onToggle: (enabled: boolean) => void;
  onDelete: () => void;
  onEdit: (block: HomepageBlock | null) => void;
  onSave: (block: HomepageBlock) => void;
}

export const BlockCard = ({ block, editing, isFirst, isLast, onMove, onToggle, onDelete, onEdit, onSave }: BlockCardProps) => {
  const featured = featuredSummaryOf(block);
  const name = `${block.type} block #${block.order}`;
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <StatusChip tone="info">{block.type}</StatusChip>
            <Typography variant="body2" color="text.secondary">
              #{block.order}
            </Typography>
            {!block.enabled && <StatusChip tone="neutral">Disabled</StatusChip>}
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{summaryOf(block)}</Typography>
          {featured && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {featured}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <RowAction label={`Move ${name} up`} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
          <RowAction label={`Move ${name} down`} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
          <Switch
            checked={block.enabled}
            onChange={(_, enabled) => onToggle(enabled)}
            slotProps={{ input: { 'aria-label': `Show ${name}`, role: 'switch' } }}
          />
          <RowAction label={`Edit ${name}`} icon={Pencil} disabled={editing !== null} onClick={() => onEdit(block)} />
          <RowAction label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </Box>
      </Box>
      {editing && <BlockForm block={editing} onChange={onEdit} onCancel={() => onEdit(null)} onSave={() => onSave(editing)} />}
    </Card>
  );
};
