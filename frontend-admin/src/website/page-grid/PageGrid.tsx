import { Box, Card, Typography } from '@mui/material';
import { EmptyState } from '../../kit/EmptyState';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { StatusChip } from '../../kit/StatusChip';
import type { PageGrid as Grid } from '../../data/types';
import { useRead } from '../../data/useCall';
import { GridTable } from './GridTable';
import { STATES } from './states';

/** Which service has a page in which place: a cell opens the page or starts it. */
export const PageGrid = () => (
  <>
    <PageHeader
      title="Services and Places"
      note="One page for each service in each place, with the views and enquiries (calls included) of the last 90 days."
    />
    <Loaded query={useRead<Grid>(['page-grid'], '/api/admin/page-grid')} failure="The pages could not be loaded.">
      {(grid) =>
        grid.services.length > 0 && grid.places.length > 0 ? (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Legend {...grid} />
            <Card component="section" aria-label="Services and places">
              <GridTable {...grid} />
            </Card>
          </Box>
        ) : (
          <EmptyState text="Pages need a service and a place. Add one of each first." />
        )
      }
    </Loaded>
  </>
);

/** How many there are of each state, and what it means. */
const Legend = ({ services, places, cells }: Grid) => (
  <Box
    component="ul"
    aria-label="States"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}
  >
    {STATES.map(({ id, name, tone, meaning }) => {
      const count = id === 'missing' ? services.length * places.length - cells.length : cells.filter(({ state }) => state === id).length;
      return (
        count > 0 && (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <StatusChip tone={tone}>{`${count} ${name.toLowerCase()}`}</StatusChip>
            <Typography component="span" variant="body2" color="text.secondary">
              {meaning}
            </Typography>
          </Box>
        )
      );
    })}
  </Box>
);
