import { Box, Card, Link } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { DaysCard, ResponsesCard } from '../charts/TimeCards';
import { percent } from '../charts/words';
import type { JobReport, PageReport, ResponseReport } from '../../data/types';
import { useRead } from '../../data/useCall';
import { ChoiceField } from '../../kit/ChoiceField';
import { thumbSized } from '../../kit/theme/components';
import { Column, DataTable } from '../../lists/DataTable';
import { ListPagination, ROWS_OF_A_PAGE } from '../../lists/RecordList';
import { EmptyState } from '../../kit/EmptyState';
import { Figures } from '../../kit/Figures';
import { Loaded, ReadFailure } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { DemandCard } from './DemandCard';
import { JobsCards } from './JobsCards';
import { TopicsCard } from './TopicsCard';

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
