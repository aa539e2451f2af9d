import Box from '@mui/material/Box';
import { Eye } from 'lucide-react';
import type { AuditEntry } from '../data/types';
import type { Column } from '../ui/Column';
import { formatDate } from '../ui/formatDate';
import { RowAction } from '../ui/RowAction';
import { RowActions } from '../ui/RowActions';
import { StatusChip } from '../ui/StatusChip';
import { actionOf } from './choices';
import { ChangedFields } from './ChangedFields';
import { personName } from './personName';
import { RecordName } from './RecordName';

export const columns: readonly Column<AuditEntry>[] = [
  { label: 'When', sortBy: 'createdAt', heading: true, render: ({ createdAt }) => <When iso={createdAt} /> },
  { label: 'Who', render: (entry) => personName(entry) },
  { label: 'What', sortBy: 'action', render: ({ action }) => <What action={action} /> },
  { label: 'Record', sortBy: 'entityType', render: (entry) => <RecordName entry={entry} /> },
  { label: 'Fields', render: (entry) => <ChangedFields entry={entry} /> },
  { label: 'From', render: ({ ipAddress }) => ipAddress ?? '-' },
  {
    label: 'Details',
    align: 'right',
    actions: true,
    render: (entry) => (
      <RowActions>
        <RowAction label={`View entry of ${formatDate(entry.createdAt)}`} icon={Eye} to={`/audit-log/${entry.id}`} />
      </RowActions>
    ),
  },
];

const When = ({ iso }: { iso: string }) => (
  <Box component="time" dateTime={iso} sx={{ whiteSpace: 'nowrap', fontWeight: 650 }}>
    {formatDate(iso)}
  </Box>
);

const What = ({ action }: { action: string }) => {
  const { name, tone } = actionOf(action);
  return <StatusChip tone={tone}>{name}</StatusChip>;
};
