import { Box, Card, Link, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import type { PageReport } from '../data/types';
import { useRead } from '../data/useCall';
import { thumbSized } from '../theme/components';
import { Column, DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { Figures } from '../ui/Figures';
import { Loaded } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { type Bar, toBars } from './toBars';

/** In days. */
const periods = [
  { id: '7', name: 'Last 7 days' },
  { id: '30', name: 'Last 30 days' },
  { id: '90', name: 'Last 90 days' },
  { id: '365', name: 'Last 12 months' },
];

export const ReportPage = () => {
  const [period, setPeriod] = useState('30');
  const report = useRead<PageReport>(['page-statistics', period], `/api/admin/page-statistics?days=${period}`, {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Report"
        note="Which pages bring calls and enquiries. Counted without cookies; staff and bots are left out."
        actions={
          <TextField select label="Period" value={period} onChange={({ target }) => setPeriod(target.value)} sx={{ minWidth: 180 }}>
            {periods.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <Loaded query={report} failure="The report could not be loaded.">
        {({ totals: { views, calls, enquiries }, days, pages }) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Figures
              label="Totals"
              figures={[
                { label: 'Views', value: views },
                { label: 'Calls', value: calls },
                { label: 'Enquiries', value: enquiries },
              ]}
            />
            {views > 0 && <DayBars days={days} />}
            <PageTable pages={pages} />
          </Box>
        )}
      </Loaded>
    </>
  );
};

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const named = (day: string) => DAY.format(new Date(day));
const span = ({ from, to }: Bar) => (from === to ? named(from) : `${named(from)} to ${named(to)}`);

const DayBars = ({ days }: Pick<PageReport, 'days'>) => {
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
          Green bars had calls or enquiries
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {last && named(last.to)}
        </Typography>
      </Box>
    </Card>
  );
};

type Row = PageReport['pages'][number] & { id: string };

const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** Which pages bring calls and enquiries; as the server orders them until a column is chosen. */
const PageTable = ({ pages }: Pick<PageReport, 'pages'>) => (
  <Card component="section" aria-label="Pages">
    <ResourceContextProvider value="page-statistics">
      <ListContextProvider value={useList<Row>({ data: pages.map((page) => ({ ...page, id: page.path })) })}>
        <DataTable label="Table of pages" rowClick={false} empty={<NoViews />}>
          <Column<Row> source="path" label="Page" heading render={({ path }) => <PageLink path={path} />} />
          <Column<Row> source="views" label="Views" align="right" render={({ views }) => views} />
          <Column<Row> source="calls" label="Calls" align="right" render={({ calls }) => calls} />
          <Column<Row> source="enquiries" label="Enquiries" align="right" render={({ enquiries }) => enquiries} />
          <Column<Row> source="rate" label="Rate" align="right" render={({ rate }) => (rate === null ? '-' : PERCENT.format(rate))} />
        </DataTable>
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
