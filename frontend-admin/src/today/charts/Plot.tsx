import { Box, Typography } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import type { DrawnPlotProps, PlotProps } from './DrawnPlot';

const ROW_PX = 30;
const AXIS_PX = 36;
/** Above rows of several series. */
export const LEGEND_PX = 36;

const heightOf = ({ kind, labels, series }: PlotProps): number =>
  kind === 'rows' ? labels.length * ROW_PX + AXIS_PX + (series.length > 1 ? LEGEND_PX : 0) : { line: 170, columns: 200 }[kind];

/** Shown if the script cannot be loaded, such as without a network. */
const NoPlot = ({ height }: DrawnPlotProps) => <Room height={height}>The chart could not be loaded. The table has its figures.</Room>;

// Not in the first script of the backoffice, and screens are complete without it.
const DrawnPlot = lazy(() => import('./DrawnPlot').catch(() => ({ default: NoPlot })));

/** Takes its room at once, so that nothing moves when the plot is there. */
export const Plot = ({ isLoaded = true, ...plot }: PlotProps & { isLoaded?: boolean }) => {
  const height = heightOf(plot);
  const room = <Room height={height} />;
  return <Suspense fallback={room}>{isLoaded ? <DrawnPlot {...plot} height={height} /> : room}</Suspense>;
};

const Room = ({ height, children }: { height: number; children?: ReactNode }) => (
  <Box sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
    <Typography color="text.secondary">{children}</Typography>
  </Box>
);
