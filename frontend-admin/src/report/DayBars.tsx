import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PageReport } from '../data/types';
import { toBars, type Bar } from './toBars';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const named = (day: string) => DAY.format(new Date(day));
const span = ({ from, to }: Bar) => (from === to ? named(from) : `${named(from)} to ${named(to)}`);

/** Views over time. The figures stand in the table below; this shows their shape. */
export const DayBars = ({ days }: Pick<PageReport, 'days'>) => {
  const bars = toBars(days);
  const most = Math.max(1, ...bars.map(({ views }) => views));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <Card component="section" aria-label="Views over time" sx={{ p: 2.5 }}>
      <Typography variant="h2">Views over time</Typography>
      <Box
        role="img"
        aria-label={`Views ${first ? span(first) : ''} to ${last ? span(last) : ''}; at most ${most} in a bar`}
        sx={{ display: 'flex', alignItems: 'flex-end', gap: '3px', height: 140, mt: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {bars.map((bar) => (
          <Box
            key={bar.from}
            title={`${span(bar)}: ${bar.views} views, ${bar.contacts} calls and enquiries`}
            sx={{ flex: 1, minWidth: 0, borderRadius: '3px 3px 0 0', bgcolor: bar.contacts ? 'success.main' : 'text.secondary' }}
            style={{ height: `${Math.max(bar.views ? 3 : 0, (100 * bar.views) / most)}%` }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {first && named(first.from)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Green: with calls or enquiries
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {last && named(last.to)}
        </Typography>
      </Box>
    </Card>
  );
};
