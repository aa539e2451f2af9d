import { Alert, Box, Button, Card, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ActionAlert } from '../../kit/ActionAlert';
import { counted, formatDate } from '../../kit/format';
import { useRead } from '../../data/useCall';
import { PageHeader } from '../../kit/PageHeader';
import { Note } from '../../kit/texts';
import { FoundPlaces } from './FoundPlaces';
import { type Replacement, REPLACEMENTS, type Sought, useReplaceWords } from './useReplaceWords';

const NOTHING: Sought = { find: '', replacement: '', matchCase: false, wholeWords: false };
const LONGEST = { find: 200, replacement: 500 };

/** Finds words in all texts of the website, and replaces those that are ticked in one change. */
export const ReplaceWords = () => {
  const [typed, setTyped] = useState(NOTHING);
  const { find, replace, undo } = useReplaceWords();
  const change = (part: Partial<Sought>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.find.trim()) find.mutate(typed);
  };
  const { data: found, variables: sought } = find;
  return (
    <>
      <PageHeader
        title="Replace Words"
        note="Finds words in every text of the website and shows each place. Nothing changes before you press Replace, and it can be undone as one."
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
        <Card component="form" noValidate onSubmit={submit} aria-label="Words" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextField
              label="Find"
              value={typed.find}
              onChange={({ target }) => change({ find: target.value })}
              required
              slotProps={{ htmlInput: { maxLength: LONGEST.find } }}
            />
            <TextField
              label="Replace with"
              value={typed.replacement}
              onChange={({ target }) => change({ replacement: target.value })}
              helperText="Leave blank to remove the words."
              slotProps={{ htmlInput: { maxLength: LONGEST.replacement } }}
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
            <FormControlLabel
              label="Match capitals"
              control={<Checkbox checked={typed.matchCase} onChange={(_, matchCase) => change({ matchCase })} />}
            />
            <FormControlLabel
              label="Whole words only"
              control={<Checkbox checked={typed.wholeWords} onChange={(_, wholeWords) => change({ wholeWords })} />}
            />
            <Box sx={{ flex: 1 }} />
            <Button
              type="submit"
              variant={found ? 'outlined' : 'contained'}
              startIcon={<Search size={18} />}
              loading={find.isPending}
              loadingPosition="start"
              disabled={!typed.find.trim()}
            >
              Find
            </Button>
          </Box>
        </Card>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {find.error && <Alert severity="error">{find.error.message}</Alert>}
          {replace.error && <Alert severity="error">{replace.error.message}</Alert>}
          {replace.data && !found && (
            <ActionAlert severity="success" action="Undo" loading={undo.isPending} onAction={() => undo.mutate(replace.data.id)}>
              Replaced {counted(replace.data.places, 'place')} in {counted(replace.data.records, 'record')}.
            </ActionAlert>
          )}
          {undo.error && <Alert severity="error">{undo.error.message}</Alert>}
          {undo.data && (
            <Alert severity={undo.data.left.length ? 'warning' : 'success'}>
              {counted(undo.data.records, 'record')} as before.
              {undo.data.left.length > 0 &&
                ` ${counted(undo.data.left.length, 'record')} stayed, because the text was changed since or is as it was.`}
            </Alert>
          )}
        </Box>
        {found && sought && (
          <FoundPlaces
            key={find.submittedAt}
            found={found}
            sought={{ ...sought, replacement: typed.replacement }}
            isBusy={replace.isPending}
            onReplace={(places) => replace.mutate({ ...sought, replacement: typed.replacement, places })}
          />
        )}
        <FormerReplacements onUndo={undo.mutate} isBusy={undo.isPending} />
      </Box>
    </>
  );
};

/** The newest, each with a way back. */
const FormerReplacements = ({ onUndo, isBusy }: { onUndo: (id: string) => void; isBusy: boolean }) => {
  const { data = [] } = useRead<Replacement[]>(REPLACEMENTS.key, REPLACEMENTS.path);
  if (data.length === 0) return null;
  return (
    <Card component="section" aria-label="Earlier replacements" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Earlier replacements</Typography>
      {data.map(({ id, find, replacement, places, records, at, by, isUndone }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mt: 1.5 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>
              ‘{find}’ {replacement ? `with ‘${replacement}’` : 'removed'}
            </Typography>
            <Note>
              {counted(places, 'place')} in {counted(records, 'record')}, {formatDate(at)}
              {by && `, ${by}`}
            </Note>
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
