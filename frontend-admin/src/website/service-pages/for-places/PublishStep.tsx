import { Alert, Box, Button, Card, Typography } from '@mui/material';
import type { PlaceForPage } from '../../../data/types';
import { KeptLine } from '../../../editing/drafts/FormDraft';
import { focusOnMount } from '../../../kit/focus';
import { StatusChip } from '../../../kit/StatusChip';
import { Note, ScreenLink } from '../../../kit/texts';
import { type Faults, type Originality, originalityOf, textsOf, type TypedPages } from './typedPages';

interface PublishStepProps {
  /** Of the service. */
  title: string;
  places: readonly PlaceForPage[];
  typed: TypedPages | undefined;
  faults: Faults;
  /** The server's sentence. */
  failure: string | undefined;
  saving: boolean;
  pathOf: (index: number) => string;
  onPrevious: () => void;
  onSave: (status: 'draft' | 'published') => void;
}

export const PublishStep = ({ title, places, typed, faults, failure, saving, pathOf, onPrevious, onSave }: PublishStepProps) => {
  const originality = originalityOf(places, typed);
  const plain = places.filter(({ locationId }) => originality.get(locationId)?.kind !== 'own').length;
  const count = places.length;
  return (
    <Box>
      <Typography ref={focusOnMount} tabIndex={-1} variant="h2" sx={{ mb: 2, fontSize: '1.5rem', '&:focus': { outline: 'none' } }}>
        {count === 1 ? 'One page to publish' : `${count} pages to publish together`}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {plain > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {plain === 1 ? 'One page says' : `${plain} pages say`} nothing of {plain === 1 ? 'its' : 'their'} own yet. You can publish{' '}
          {plain === 1 ? 'it' : 'them'}, but search engines are told to ignore pages with too little text or that of another page.
        </Alert>
      )}
      <Card inert={saving} aria-busy={saving} sx={saving ? { opacity: 0.6 } : undefined}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {places.map((place, index) => (
            <Box
              component="li"
              key={place.locationId}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, px: { xs: 2, sm: 3 }, py: 1.5 }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{place.name}</Typography>
                <Note sx={{ overflowWrap: 'anywhere' }}>{textsOf(place, typed).metaTitle}</Note>
              </Box>
              <State isFaulty={place.locationId in faults} originality={originality.get(place.locationId)} />
              <ScreenLink to={pathOf(index)} aria-label={`Edit ${title} in ${place.name}`} sx={{ py: 1.25, px: 1, ml: 'auto' }}>
                Edit
              </ScreenLink>
            </Box>
          ))}
        </Box>
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 3 }}>
        <KeptLine keptAt={typed?.at} />
        <Button variant="outlined" disabled={saving} onClick={onPrevious} sx={{ mr: 'auto' }}>
          Previous
        </Button>
        <Button variant="outlined" disabled={saving} onClick={() => onSave('draft')}>
          {count === 1 ? 'Save as Draft' : 'Save as Drafts'}
        </Button>
        <Button variant="contained" disabled={saving} onClick={() => onSave('published')} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {saving ? 'Saving...' : count === 1 ? 'Publish Page' : `Publish ${count} Pages`}
        </Button>
      </Box>
    </Box>
  );
};

const State = ({ isFaulty, originality }: { isFaulty: boolean; originality: Originality | undefined }) => {
  if (isFaulty) return <StatusChip tone="danger">To correct</StatusChip>;
  if (originality?.kind === 'own') return <StatusChip tone="success">Introduction of its own</StatusChip>;
  if (originality?.kind === 'same') return <StatusChip tone="attention">Same introduction as {originality.as}</StatusChip>;
  return <StatusChip tone="attention">Suggested introduction only</StatusChip>;
};
