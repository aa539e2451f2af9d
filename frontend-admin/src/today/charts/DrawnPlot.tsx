import { Box, useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { type ChartColour, chartColours } from '../../kit/theme/colours';

interface Series {
  label: string;
  values: (number | null)[];
  colour: ChartColour;
  isHatched?: boolean;
}

export interface PlotProps {
  kind: 'columns' | 'line' | 'rows';
  /** For screen readers: what the plot shows. */
  name: string;
  /** Of each value: days, services and so on. */
  labels: string[];
  /** Several ones are stacked. */
  series: Series[];
  /** Of values, such as '3 h 20 min'; as numbers by default. */
  format?: (value: number) => string;
}

export interface DrawnPlotProps extends PlotProps {
  height: number;
}

const NUMBER = new Intl.NumberFormat('en-GB');

/** Room for the names of rows. */
const NAMES_PX = { phone: 116, screen: 190 };
const VALUES_PX = 44;
const FEWEST = 4;

/** With its legend as high as `height`. */
const DrawnPlot = ({ height, ...props }: DrawnPlotProps) => {
  // The tooltip of a whole day or row opens for pointers only.
  const [hasKeys, setHasKeys] = useState(false);
  return (
    <Box sx={{ height }} onKeyDown={() => setHasKeys(true)} onPointerMove={() => setHasKeys(false)}>
      <Chart {...props} tooltip={hasKeys ? 'item' : 'axis'} />
    </Box>
  );
};

type ChartProps = PlotProps & { tooltip: 'item' | 'axis' };

/** The arrow keys go from value to value and show each. Screen readers hear the name; they have the table. */
const Chart = ({ kind, name, labels, series, tooltip, format = (value) => NUMBER.format(value) }: ChartProps) => {
  const theme = useTheme();
  const id = useId();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const colours = chartColours[theme.palette.mode];
  const hatchId = (index: number) => `${id}-hatch-${index}`;
  const fill = ({ colour, isHatched }: Series, index: number) => (isHatched ? `url(#${hatchId(index)})` : colours[colour]);
  const shared = {
    margin: { top: 8, right: 28, bottom: 0, left: 0 },
    skipAnimation: isStill,
    enableKeyboardNavigation: true,
    hideLegend: series.length === 1,
    slotProps: { tooltip: { trigger: tooltip }, legend: { position: { vertical: 'top', horizontal: 'start' } } },
    'aria-label': `${name}; the table below has its figures`,
    role: 'img',
    sx: {
      '& svg:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2, borderRadius: 1 },
      '& text': { fontVariantNumeric: 'tabular-nums' },
    },
  } as const;
  const valueFormatter = (value: number | null) => (value === null ? '-' : format(value));
  const isFlat = !series.some((one) => one.values.some(Boolean));
  // Without a height of its own, nothing but noughts would lie in the middle.
  const scale = { min: 0, ...(isFlat && { max: FEWEST }) };
  const values = { valueFormatter, tickMinStep: 1, ...scale, tickNumber: 4, disableLine: true, disableTicks: true };
  const names = { data: labels, disableTicks: true };
  if (kind === 'line')
    return (
      <LineChart
        {...shared}
        series={series.map(({ label, values: data, colour }) => ({
          label,
          data,
          color: colours[colour],
          curve: 'linear',
          // Single points have no line, and many would hide it. Days with nothing need none.
          showMark: ({ index }) => labels.length <= 31 && data[index] !== 0,
          connectNulls: true,
          valueFormatter,
        }))}
        xAxis={[{ ...names, scaleType: 'point', height: 28 }]}
        yAxis={[{ ...values, width: VALUES_PX }]}
        grid={{ horizontal: true }}
      />
    );
  const isRows = kind === 'rows';
  return (
    <BarChart
      {...shared}
      layout={isRows ? 'horizontal' : 'vertical'}
      series={series.map((one, index) => ({
        label: one.label,
        data: one.values,
        color: fill(one, index),
        stack: 'all',
        valueFormatter,
      }))}
      xAxis={isRows ? [{ ...values, height: 28 }] : [{ ...names, scaleType: 'band', height: 28, categoryGapRatio: 0.25 }]}
      yAxis={
        isRows
          ? [{ ...names, scaleType: 'band', width: isPhone ? NAMES_PX.phone : NAMES_PX.screen, categoryGapRatio: 0.35, disableLine: true }]
          : [{ ...values, width: VALUES_PX }]
      }
      grid={isRows ? { vertical: true } : { horizontal: true }}
      borderRadius={3}
    >
      <defs>
        {series.map(({ colour, isHatched }, index) =>
          isHatched ? (
            <pattern
              key={hatchId(index)}
              id={hatchId(index)}
              width={6}
              height={6}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width={6} height={6} fill={theme.palette.background.paper} />
              <rect width={3.5} height={6} fill={colours[colour]} />
            </pattern>
          ) : null,
        )}
      </defs>
    </BarChart>
  );
};

export default DrawnPlot;
