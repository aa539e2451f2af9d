import { Alert, Box, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { WordPlace } from '../../data/types';
import { recordKind } from '../../editing/checks/kinds';
import { counted } from '../../kit/format';
import { Note, ScreenLink } from '../../kit/texts';
import { TitledCard } from '../../kit/TitledCard';
import { addressOfText } from './addressOfText';
import type { FoundWords, KeptPlace, Sought } from './useReplaceWords';

interface FoundPlacesProps {
  found: FoundWords;
  sought: Sought;
  isBusy: boolean;
  onReplace: (places: WordPlace[]) => void;
}

const keyOf = ({ resource, id, path, at }: WordPlace): string => `${resource}/${id}/${path}/${at}`;

/** Each place in its sentence, by record, as it would be. */
export const FoundPlaces = ({ found: { places, isCut, kept }, sought, isBusy, onReplace }: FoundPlacesProps) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = places.filter((place) => !left.has(keyOf(place)));
  const choose = (some: readonly WordPlace[], isChosen: boolean) => {
    const keys = some.map(keyOf);
    const others = [...left].filter((key) => !keys.includes(key));
    setLeft(new Set(isChosen ? others : [...others, ...keys]));
  };
  const records = byRecord(places);
  return (
    <>
      {places.length === 0 && (
        <Alert severity="info" role="status">
          No text of the website that could be replaced holds ‘{sought.find.trim()}’.
        </Alert>
      )}
      {places.length > 0 && (
        <Card component="section" aria-label="Places" sx={{ p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel
              label={
                <span role="status">
                  {chosen.length} of {counted(places.length, 'place')} in {counted(records.length, 'record')}
                </span>
              }
              control={
                <Checkbox
                  slotProps={{ input: { 'aria-label': 'All places' } }}
                  checked={chosen.length === places.length}
                  indeterminate={chosen.length > 0 && chosen.length < places.length}
                  onChange={(_, isChosen) => choose(places, isChosen)}
                />
              }
            />
            <Button variant="contained" loading={isBusy} disabled={chosen.length === 0} onClick={() => onReplace(chosen)}>
              {sought.replacement.trim() ? 'Replace' : 'Remove'} {counted(chosen.length, 'place')}
            </Button>
          </Box>
          {isCut && (
            <Alert severity="info" sx={{ mt: 1 }}>
              These are the first {places.length}. Replace them, then search again.
            </Alert>
          )}
          {records.map((ofRecord) => (
            <OfRecord key={ofRecord[0]?.id} places={ofRecord} left={left} replacement={sought.replacement.trim()} onChoose={choose} />
          ))}
        </Card>
      )}
      {kept.length > 0 && <Kept places={kept} />}
    </>
  );
};

const byRecord = (places: readonly WordPlace[]): WordPlace[][] =>
  [...new Set(places.map(({ id }) => id))].map((id) => places.filter((place) => place.id === id));

interface OfRecordProps {
  places: readonly WordPlace[];
  left: ReadonlySet<string>;
  replacement: string;
  onChoose: (places: readonly WordPlace[], isChosen: boolean) => void;
}

const OfRecord = ({ places, left, replacement, onChoose }: OfRecordProps) => {
  const [first] = places;
  if (!first) return null;
  return (
    <Box component="section" aria-label={first.title} sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <RecordHeading place={first} path={first.path} />
      {places.map((place) => (
        <FormControlLabel
          key={keyOf(place)}
          sx={{ display: 'flex', alignItems: 'flex-start', minHeight: 44, mr: 0 }}
          slotProps={{ typography: { sx: { py: 1.1, minWidth: 0, overflowWrap: 'anywhere' }, dir: 'auto' } }}
          label={
            <>
              {place.before}
              <Box component="del" sx={{ bgcolor: 'action.selected', color: 'text.secondary' }}>
                {place.found}
              </Box>
              {replacement && (
                <Box component="ins" sx={{ ml: 0.5, fontWeight: 650, textDecorationColor: 'success.main', textUnderlineOffset: 3 }}>
                  {replacement}
                </Box>
              )}
              {place.after}
            </>
          }
          control={<Checkbox checked={!left.has(keyOf(place))} onChange={(_, isChosen) => onChoose([place], isChosen)} />}
        />
      ))}
    </Box>
  );
};

const RecordHeading = ({ place, path = null }: { place: Pick<WordPlace, 'resource' | 'id' | 'title'>; path?: string | null }) => (
  <Typography variant="h3" component="h2" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
    <ScreenLink to={addressOfText({ ...place, path })} target="_blank" rel="noreferrer">
      {place.title}
    </ScreenLink>{' '}
    <Note component="span">{recordKind(place.resource) !== place.title && recordKind(place.resource)}</Note>
  </Typography>
);

const REASONS: Record<KeptPlace['reason'], string> = {
  kept: 'Said by somebody else, fixed, or changed by administrators',
  draft: 'In a draft that is not published yet',
  plan: 'In a planned change, which would bring it back',
};

const Kept = ({ places }: { places: readonly KeptPlace[] }) => (
  <TitledCard title="Not replaced" note="Look at these yourself.">
    {places.map((place, index) => (
      <Box key={index} sx={{ mt: 1.5 }}>
        <RecordHeading place={place} />
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {place.before}
          <mark>{place.found}</mark>
          {place.after}
        </Typography>
        <Note>{REASONS[place.reason]}</Note>
      </Box>
    ))}
  </TitledCard>
);
