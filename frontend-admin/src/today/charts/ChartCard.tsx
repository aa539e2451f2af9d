import { Box, Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { DrawnPlotProps, PlotProps } from './DrawnPlot';

const ROW_PX = 30;
const AXIS_PX = 36;
/** Above rows of several series. */
const LEGEND_PX = 36;

const heightOf = ({ kind, labels, series }: PlotProps): number =>
  kind === 'rows' ? labels.length * ROW_PX + AXIS_PX + (series.length > 1 ? LEGEND_PX : 0) : { line: 170, columns: 200 }[kind];

/** Shown if the script cannot be loaded, such as without a network. */
const NoPlot = ({ height }: DrawnPlotProps) => <Room height={height}>The chart could not be loaded. The table has its figures.</Room>;

// Not in the first script of the backoffice, and screens are complete without it.
const DrawnPlot = lazy(() => import('./DrawnPlot').catch(() => ({ default: NoPlot })));

/** Takes its room at once, so that nothing moves when the plot is there. */
const Plot = ({ isLoaded = true, ...plot }: PlotProps & { isLoaded?: boolean }) => {
  const height = heightOf(plot);
  const room = <Room height={height} />;
  return <Suspense fallback={room}>{isLoaded ? <DrawnPlot {...plot} height={height} /> : room}</Suspense>;
};

const Room = ({ height, children }: { height: number; children?: ReactNode }) => (
  <Box sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
    <Typography color="text.secondary">{children}</Typography>
  </Box>
);

const IN_TWO = { lg: 'repeat(2, minmax(0, 1fr))' };

export interface ChartCardProps {
  title: string;
  /** What the chart says, in a sentence or two. */
  summary: string;
  /** The figures of the chart; the first column names the rows. */
  table: { columns: string[]; rows: (string | number)[][] };
  /** Of the days, spans or rows of all plots. */
  labels: string[];
  plots: readonly (Omit<PlotProps, 'labels'> & { title?: string })[];
  /** Whether two plots stand beside each other on a wide screen. */
  isInTwo?: boolean;
  isPending?: boolean;
  /** In the place of charts, while the numbers are too small for them: a line for each row. */
  words?: readonly string[];
  /** Where the figures could not be loaded, the plots' room is empty. */
  isLoaded?: boolean;
  action?: ReactNode;
}

/** Charts with their summary, and their figures as a table. */
export const ChartCard = ({
  title,
  summary,
  table,
  labels,
  plots,
  isInTwo = false,
  isPending = false,
  words,
  isLoaded = true,
  action,
}: ChartCardProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {action}
        </Box>
        {/* As high while it is loaded as afterwards. */}
        <Typography color="text.secondary" sx={{ mt: 0.5, minHeight: words ? 0 : { xs: '4.65em', sm: '3.1em', xl: '1.55em' } }}>
          {isPending ? <Skeleton width="70%" /> : summary}
        </Typography>
      </div>
      {words && words.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {!words && (
        <Box sx={{ display: 'grid', gap: isInTwo ? 3 : 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(isInTwo && IN_TWO) } }}>
          {plots.map(({ title: heading, ...plot }) => (
            <div key={plot.name}>
              {heading && <Typography variant="h3">{heading}</Typography>}
              {/* In line with the rows beside it. */}
              {isInTwo && plot.series.length === 1 && <Box sx={{ height: { lg: LEGEND_PX } }} />}
              <Plot {...plot} labels={labels} isLoaded={isLoaded} />
            </div>
          ))}
        </Box>
      )}
      <Figures title={title} {...table} />
    </Card>
  );
};

const Figures = ({ title, columns, rows }: { title: string } & ChartCardProps['table']) => (
  <Box component="details" sx={{ '&[open] > summary': { mb: 1 } }}>
    <Box
      component="summary"
      sx={{ width: 'fit-content', minHeight: { xs: 44, md: 32 }, alignContent: 'center', cursor: 'pointer', fontWeight: 600 }}
    >
      Show as table
    </Box>
    {/* It scrolls on a phone, by keyboard, too. */}
    <Box role="group" aria-label={`Figures of ${title.toLowerCase()}`} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={`Table of ${title.toLowerCase()}`}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} scope="col" align={index ? 'right' : 'left'} sx={{ whiteSpace: 'normal' }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={columns[index + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Box>
);
