import { Box, Button, Card, Typography } from '@mui/material';
import { counted, formatDate } from '../../kit/format';
import { useRead } from '../../data/useCall';
import { type Replacement, REPLACEMENTS } from './useReplaceWords';

/** The newest, each with a way back. */
export const FormerReplacements = ({ onUndo, isBusy }: { onUndo: (id: string) => void; isBusy: boolean }) => {
  const { data = [] } = useRead<Replacement[]>(REPLACEMENTS.key, REPLACEMENTS.path);
  if (data.length === 0) return null;
  return (
    <Card component="section" aria-label="Earlier replacements" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Earlier replacements</Typography>
      {data.map(({ id, find, replacement, places, records, at, by, isUndone }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mt: 1.5 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>
              ‘{find}’ {replacement ? `by ‘${replacement}’` : 'removed'}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {counted(places, 'place')} in {counted(records, 'record')}, {formatDate(at)}
              {by && `, ${by}`}
            </Typography>
          </Box>
          {isUndone ? (
            <Typography variant="body2">Undone</Typography>
          ) : (
            <Button variant="outlined" size="small" disabled={isBusy} aria-label={`Undo ‘${find}’`} onClick={() => onUndo(id)}>
              Undo
            </Button>
          )}
        </Box>
      ))}
    </Card>
  );
};
