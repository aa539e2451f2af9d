import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '../data/types';
import { ChangedText } from './ChangedText';
import { type Piece, markChange } from './markChange';
import { readable } from './readable';
import { useFieldName } from './useFieldName';

interface Field {
  name: string;
  before?: unknown;
  after?: unknown;
}

/** Field by field what it was and what it became; of a new or a deleted record what it held. */
export const Differences = ({ entry: { action, entityType, changes } }: { entry: AuditEntry }) => {
  const fieldName = useFieldName(entityType);
  const fields = Object.entries(changes).map(([field, change]) => ({ name: fieldName(field), ...change }));
  if (fields.length === 0) return action.startsWith('log') ? null : <Typography sx={{ mt: 3 }}>No field was changed.</Typography>;
  const isWhole = action === 'create' || action === 'delete';
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: isWhole ? 1.5 : 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map((field) => (isWhole ? <Held key={field.name} {...field} /> : <Changed key={field.name} {...field} />))}
    </Box>
  );
};

const Changed = ({ name, before, after }: Field) => {
  const marked = markChange(readable(before), readable(after));
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Side label="Before" pieces={marked.before} />
        <Side label="After" pieces={marked.after} isNew />
      </Box>
    </Box>
  );
};

const Side = ({ label, ...text }: { label: string; pieces: Piece[]; isNew?: boolean }) => (
  <Box sx={{ p: 1.5, borderRadius: '8px', border: 1, borderColor: 'divider', minWidth: 0 }}>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
      {label}
    </Typography>
    <ChangedText {...text} />
  </Box>
);

const Held = ({ name, before, after }: Field) => (
  <Box
    component="section"
    aria-label={name}
    sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' } }}
  >
    <Typography variant="h3">{name}</Typography>
    <div>
      <ChangedText pieces={[{ text: readable(after ?? before), changed: false }]} />
    </div>
  </Box>
);
