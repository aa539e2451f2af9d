import { Box, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { AuditEntry } from '../../data/types';
import { BothTexts, ChangedText } from '../../editing/changes/ChangedText';
import { useFieldName } from '../../editing/changes/fieldNames';
import { readable } from '../../editing/changes/readable';
import { useReading } from '../../editing/changes/useReading';
import { EmptyState } from '../../kit/EmptyState';
import { Facts } from '../../kit/Facts';
import { formatDate } from '../../kit/format';
import { ContentDialog } from '../../kit/DialogFrame';
import { ChoiceChip } from '../../kit/StatusChip';
import { TableSkeleton } from '../../kit/Loaded';
import { deviceName } from '../../kit/deviceName';
import { actions, personName } from './entries';
import { RecordName } from './RecordName';

export const AuditShow = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: entry, error } = useGetOne<AuditEntry>('audit-log', { id });
  return (
    <ContentDialog title="Audit Log Entry" onClose={onClose}>
      {entry && (
        <>
          <AuditFacts entry={entry} />
          <Differences entry={entry} />
        </>
      )}
      {!entry && (error ? <EmptyState text={`This entry could not be loaded. ${error.message}`} /> : <TableSkeleton />)}
    </ContentDialog>
  );
};

const AuditFacts = ({ entry }: { entry: AuditEntry }) => (
  <Facts
    columns={3}
    phoneColumns={2}
    facts={{
      Who: personName(entry),
      What: <ChoiceChip choices={actions} id={entry.action} />,
      Record: <RecordName entry={entry} />,
      When: <time dateTime={entry.createdAt}>{formatDate(entry.createdAt)}</time>,
      'IP address (hashed)': entry.ipAddress ?? '-',
      Browser: <span title={entry.userAgent ?? undefined}>{deviceName(entry.userAgent)}</span>,
    }}
  />
);

const Differences = ({ entry: { action, entityType, changes } }: { entry: AuditEntry }) => {
  const fieldName = useFieldName(entityType);
  const held = Object.entries(changes).map(([field, change]) => ({ field, ...change }));
  const readingOf = useReading(entityType, held);
  const fields = held.map((one) => ({
    name: fieldName(one.field),
    before: readable(one.before, readingOf(one)),
    after: readable(one.after, readingOf(one)),
  }));
  if (fields.length === 0) return action.startsWith('log') ? null : <Typography sx={{ mt: 3 }}>No field was changed.</Typography>;
  const isWhole = action === 'create' || action === 'delete';
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: isWhole ? 1.5 : 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map((field) =>
        isWhole ? (
          <Held key={field.name} name={field.name} text={action === 'create' ? field.after : field.before} />
        ) : (
          <Changed key={field.name} {...field} />
        ),
      )}
    </Box>
  );
};

const Changed = ({ name, before, after }: { name: string; before: string; after: string }) => (
  <Box component="section" aria-label={name}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {name}
    </Typography>
    <BothTexts labels={['Before', 'After']} before={before} after={after} />
  </Box>
);

const Held = ({ name, text }: { name: string; text: string }) => (
  <Box
    component="section"
    aria-label={name}
    sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' } }}
  >
    <Typography variant="h3">{name}</Typography>
    <div>
      <ChangedText pieces={[{ text }]} />
    </div>
  </Box>
);
