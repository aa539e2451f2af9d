import { Box, Typography } from '@mui/material';
import { ChartCard } from '../charts/ChartCard';
import { LEGEND_PX, Plot } from '../charts/Plot';
import { counted, ofFirst, percent, ROWS_OF_A_CHART } from '../charts/words';
import type { PageReport } from '../../data/types';

type Topic = PageReport['services'][number];

interface TopicsCardProps {
  title: string;
  /** Such as 'Service'. */
  kind: string;
  topics: readonly Topic[];
}

const named = ({ name, slug }: Topic) => name ?? `${slug} (former)`;

/** Which services or places bring calls and enquiries, and how much they are read; the first eight as a chart, all as a table. */
export const TopicsCard = ({ title, kind, topics }: TopicsCardProps) => {
  const shown = topics.slice(0, ROWS_OF_A_CHART);
  const labels = shown.map(named);
  return (
    <ChartCard
      title={title}
      summary={summaryOf(topics)}
      table={{
        columns: [kind, 'Views', 'Calls', 'Enquiries', 'Rate'],
        rows: topics.map((topic) => {
          const { views, calls, enquiries, rate } = topic;
          return [named(topic), views, calls, enquiries, rate === null ? '-' : percent.format(rate)];
        }),
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <Box>
          <Typography variant="h3">Calls and enquiries</Typography>
          <Plot
            kind="rows"
            name={`Chart of calls and enquiries ${title.toLowerCase()}`}
            labels={labels}
            series={[
              { label: 'Calls', values: shown.map(({ calls }) => calls), colour: 'calls' },
              { label: 'Enquiries', values: shown.map(({ enquiries }) => enquiries), colour: 'enquiries', isHatched: true },
            ]}
          />
        </Box>
        <Box>
          <Typography variant="h3">Views</Typography>
          {/* In line with the rows beside it. */}
          <Box sx={{ height: { lg: LEGEND_PX } }} />
          <Plot
            kind="rows"
            name={`Chart of views ${title.toLowerCase()}`}
            labels={labels}
            series={[{ label: 'Views', values: shown.map(({ views }) => views), colour: 'views' }]}
          />
        </Box>
      </Box>
    </ChartCard>
  );
};

function summaryOf(topics: readonly Topic[]): string {
  const [first] = topics;
  if (!first) return '';
  const contacts = first.calls + first.enquiries;
  const most = contacts
    ? `${named(first)} brought the most: ${counted(contacts, 'call or enquiry', 'calls and enquiries')} from ${counted(first.views, 'view')}.`
    : `No calls or enquiries; ${named(first)} was read most, with ${counted(first.views, 'view')}.`;
  return ofFirst(most, topics);
}
