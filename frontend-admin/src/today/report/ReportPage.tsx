import { Box, Button, Card, Link, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { DaysCard, ResponsesCard } from '../charts/TimeCards';
import { ChartCard } from '../charts/ChartCard';
import { ofFirst, percent, ROWS_OF_A_CHART } from '../charts/words';
import type { JobReport, PageReport, ResponseReport } from '../../data/types';
import { useRead } from '../../data/useCall';
import { ChoiceField } from '../../kit/ChoiceField';
import { thumbSized } from '../../kit/theme/components';
import { Column, DataTable } from '../../lists/DataTable';
import { ListPagination, ROWS_OF_A_PAGE } from '../../lists/RecordList';
import { EmptyState } from '../../kit/EmptyState';
import { counted } from '../../kit/format';
import { Figures } from '../../kit/Figures';
import { Loaded, ReadFailure } from '../../kit/Loaded';
import { TitledCard } from '../../kit/TitledCard';
import { PageHeader } from '../../kit/PageHeader';
import { JobsCards } from './JobsCards';

/** In days. */
const periods = [
  { id: '7', name: 'Last 7 days' },
  { id: '30', name: 'Last 30 days' },
  { id: '90', name: 'Last 90 days' },
  { id: '365', name: 'Last 12 months' },
];

const usePeriod = <T,>(figures: string, days: string) =>
  useRead<T>([figures, days], `/api/admin/${figures}?days=${days}`, { placeholderData: keepPreviousData });

export const ReportPage = () => {
  const [period, setPeriod] = useState('30');
  const report = usePeriod<PageReport>('page-statistics', period);
  const responses = usePeriod<ResponseReport>('response-times', period);
  const jobs = usePeriod<JobReport>('jobs', period);
  return (
    <>
      <PageHeader
        title="Report"
        note="What brings calls and enquiries, and how soon they are answered. Counted without cookies; staff and bots are left out."
        actions={<ChoiceField label="Period" value={period} choices={periods} onChange={setPeriod} sx={{ minWidth: 180 }} />}
      />
      <Loaded query={report} failure="The report could not be loaded.">
        {({ pages, services, places, searches, districts, ...daily }) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Figures
              label="Totals"
              figures={[
                { label: 'Views', value: daily.totals.views },
                { label: 'Calls', value: daily.totals.calls },
                { label: 'Enquiries', value: daily.totals.enquiries },
              ]}
            />
            <DaysCard report={daily} isPending={false} />
            {services.length > 0 && <TopicsCard title="By service" kind="Service" topics={services} />}
            {places.length > 0 && <TopicsCard title="By place" kind="Place" topics={places} />}
            <DemandCard searches={searches} districts={districts} />
            {jobs.data && <JobsCards report={jobs.data} />}
            {jobs.isError && (
              <ReadFailure text="Jobs and money could not be loaded." error={jobs.error} onRetry={() => void jobs.refetch()} />
            )}
            <ResponsesCard report={responses.data} isPending={responses.isPending} />
            <PageTable key={period} pages={pages} />
          </Box>
        )}
      </Loaded>
    </>
  );
};

type Topic = PageReport['services'][number];

interface TopicsCardProps {
  title: string;
  /** Such as 'Service'. */
  kind: string;
  topics: readonly Topic[];
}

const named = ({ name, slug }: Topic) => name ?? `${slug} (former)`;

/** Which services or places bring calls and enquiries, and how much they are read; the first eight as a chart, all as a table. */
const TopicsCard = ({ title, kind, topics }: TopicsCardProps) => {
  const shown = topics.slice(0, ROWS_OF_A_CHART);
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
      labels={shown.map(named)}
      isInTwo
      plots={[
        {
          title: 'Calls and enquiries',
          kind: 'rows',
          name: `Chart of calls and enquiries ${title.toLowerCase()}`,
          series: [
            { label: 'Calls', values: shown.map(({ calls }) => calls), colour: 'calls' },
            { label: 'Enquiries', values: shown.map(({ enquiries }) => enquiries), colour: 'enquiries', isHatched: true },
          ],
        },
        {
          title: 'Views',
          kind: 'rows',
          name: `Chart of views ${title.toLowerCase()}`,
          series: [{ label: 'Views', values: shown.map(({ views }) => views), colour: 'views' }],
        },
      ]}
    />
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

type Miss = PageReport['searches'][number];

const SHOWN = 10;
const DEMAND =
  'What visitors asked for and did not find. ‘Add pages’ begins with a place or a service for it; a place or service that you have already takes it among its postcodes or search terms. Counted by day, without anything about visitors.';

/** What visitors asked for and the site has no page about. */
const DemandCard = ({ searches, districts }: Pick<PageReport, 'searches' | 'districts'>) => {
  if (!searches.length && !districts.length) return null;
  return (
    <TitledCard title="Demand" note={DEMAND}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <Misses title="Postcodes" misses={districts} begins={(words) => begun('locations', { postcodes: [words] })} />
        <Misses title="Searches" misses={searches} begins={(words) => begun('services', { title: words })} />
      </Box>
    </TitledCard>
  );
};

/** The address of a form that begins with these fields. */
const begun = (resource: string, fields: object): string => `/${resource}/create?source=${encodeURIComponent(JSON.stringify(fields))}`;

const Misses = ({ title, misses, begins }: { title: string; misses: readonly Miss[]; begins: (words: string) => string }) =>
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
            <Button component={RouterLink} to={begins(words)} size="small" aria-label={`Add pages for ${words}`} sx={{ flex: 'none' }}>
              Add pages
            </Button>
          </Box>
        ))}
      </Box>
    </div>
  );

type Row = PageReport['pages'][number] & { id: string };

/** Which pages bring calls and enquiries; as the server orders them until a column is chosen. */
const PageTable = ({ pages }: Pick<PageReport, 'pages'>) => (
  <Card component="section" aria-label="Pages">
    <ResourceContextProvider value="page-statistics">
      <ListContextProvider value={useList<Row>({ data: pages.map((page) => ({ ...page, id: page.path })), perPage: ROWS_OF_A_PAGE })}>
        <DataTable label="Table of pages" rowClick={false} empty={<NoViews />}>
          <Column<Row> source="path" label="Page" heading render={({ path }) => <PageLink path={path} />} />
          <Column<Row> source="views" label="Views" align="right" render={({ views }) => views} />
          <Column<Row> source="calls" label="Calls" align="right" render={({ calls }) => calls} />
          <Column<Row> source="enquiries" label="Enquiries" align="right" render={({ enquiries }) => enquiries} />
          <Column<Row> source="rate" label="Rate" align="right" render={({ rate }) => (rate === null ? '-' : percent.format(rate))} />
        </DataTable>
        <ListPagination />
      </ListContextProvider>
    </ResourceContextProvider>
  </Card>
);

const PageLink = ({ path }: { path: string }) => (
  <Link href={path} target="_blank" rel="noreferrer" sx={thumbSized}>
    {path === '/' ? 'Home' : path}
  </Link>
);

const NoViews = () => (
  <EmptyState icon={ChartNoAxesColumn} text="No page views in this period. Visits by staff and bots are not counted." />
);
