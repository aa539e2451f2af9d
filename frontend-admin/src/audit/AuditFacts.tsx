import Box from '@mui/material/Box';
import type { AuditEntry } from '../data/types';
import { Fact } from '../ui/Fact';
import { formatDate } from '../ui/formatDate';
import { StatusChip } from '../ui/StatusChip';
import { actionOf } from './choices';
import { deviceName } from './deviceName';
import { personName } from './personName';
import { RecordName } from './RecordName';

export const AuditFacts = ({ entry }: { entry: AuditEntry }) => {
  const { name, tone } = actionOf(entry.action);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Fact label="Who">{personName(entry)}</Fact>
      <Fact label="What">
        <StatusChip tone={tone}>{name}</StatusChip>
      </Fact>
      <Fact label="Record">
        <RecordName entry={entry} />
      </Fact>
      <Fact label="When">
        <time dateTime={entry.createdAt}>{formatDate(entry.createdAt)}</time>
      </Fact>
      <Fact label="From (hashed address)">{entry.ipAddress ?? '-'}</Fact>
      <Fact label="With">
        <span title={entry.userAgent ?? undefined}>{deviceName(entry.userAgent)}</span>
      </Fact>
    </Box>
  );
};
