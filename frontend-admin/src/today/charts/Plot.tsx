import { Box, Typography } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import type { PlotProps } from './DrawnPlot';

/** Shown if the script cannot be loaded, such as without a network. */
const NoPlot = ({ height }: PlotProps) => <Room height={height}>The chart could not be loaded. The table has its figures.</Room>;

// Not in the first script of the backoffice, and screens are complete without it.
const DrawnPlot = lazy(() => import('./DrawnPlot').catch(() => ({ default: NoPlot })));

/** Takes its room at once, so that nothing moves when the plot is there. */
export const Plot = (props: PlotProps) => (
  <Suspense fallback={<Room height={props.height} />}>
    <DrawnPlot {...props} />
  </Suspense>
);

interface TitledPlotProps extends PlotProps {
  title: string;
  /** Before that, and where the figures could not be loaded, its room is empty. */
  isLoaded: boolean;
}

export const TitledPlot = ({ title, isLoaded, ...plot }: TitledPlotProps) => (
  <Box>
    <Typography variant="h3">{title}</Typography>
    {isLoaded ? <Plot {...plot} /> : <Room height={plot.height} />}
  </Box>
);

const Room = ({ height, children }: { height: number; children?: ReactNode }) => (
  <Box sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
    <Typography color="text.secondary">{children}</Typography>
  </Box>
);
