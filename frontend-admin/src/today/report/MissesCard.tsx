import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import type { PageReport } from '../../data/types';

type Miss = PageReport['searches'][number];

const SHOWN = 10;

/** What visitors asked for and the site has no page about. */
export const MissesCard = ({ searches, districts }: Pick<PageReport, 'searches' | 'districts'>) => {
  const id = useId();
  if (!searches.length && !districts.length) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" id={id}>
          What visitors searched for and did not find
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          Add such words to a service under Search terms, and such postcodes to a place that you work in. Counted by day, without anything
          about visitors.
        </Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Misses title="Services" misses={searches} />
        <Misses title="Postcodes without a place" misses={districts} />
      </Box>
    </Card>
  );
};

const Misses = ({ title, misses }: { title: string; misses: Miss[] }) =>
  misses.length > 0 && (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {misses.slice(0, SHOWN).map(({ words, count }) => (
          <Box
            component="li"
            key={words}
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5, overflowWrap: 'anywhere' }}
          >
            <span>{words}</span>
            <span>{count === 1 ? 'once' : `${count} times`}</span>
          </Box>
        ))}
      </Box>
    </div>
  );
