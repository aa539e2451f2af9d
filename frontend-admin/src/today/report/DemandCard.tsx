import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PageReport } from '../../data/types';

type Miss = PageReport['searches'][number];

const SHOWN = 10;

/** What visitors asked for and the site has no page about. */
export const DemandCard = ({ searches, districts }: Pick<PageReport, 'searches' | 'districts'>) => {
  const id = useId();
  if (!searches.length && !districts.length) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" id={id}>
          Demand
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          What visitors asked for and did not find. ‘Add pages’ begins with a place or a service for it; a place or service that you have
          already takes it among its postcodes or search terms. Counted by day, without anything about visitors.
        </Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <Misses title="Postcodes" misses={districts} begins={(words) => begun('locations', { postcodes: [words] })} />
        <Misses title="Searches" misses={searches} begins={(words) => begun('services', { title: words })} />
      </Box>
    </Card>
  );
};

/** The address of a form that begins with these fields. */
const begun = (resource: string, fields: object): string => `/${resource}/create?source=${encodeURIComponent(JSON.stringify(fields))}`;

interface MissesProps {
  title: string;
  misses: readonly Miss[];
  begins: (words: string) => string;
}

const Misses = ({ title, misses, begins }: MissesProps) =>
  misses.length > 0 && (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {misses.slice(0, SHOWN).map(({ words, count }) => (
          <Box
            component="li"
            key={words}
            sx={{
              ...{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 0.5, overflowWrap: 'anywhere' },
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <span>
              <b>{words}</b> was asked for {count === 1 ? 'once' : `${count} times`}: no page
            </span>
            <Button
              component={Link}
              to={begins(words)}
              size="small"
              aria-label={`Add pages for ${words}`}
              sx={{ flex: 'none', minHeight: { xs: 44, md: 32 } }}
            >
              Add pages
            </Button>
          </Box>
        ))}
      </Box>
    </div>
  );
