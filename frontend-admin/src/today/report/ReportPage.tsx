import { Box, Button, Card, Link, Typography } from '@mui/material';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { DaysCard, ResponsesCard } from '../charts/TimeCards';
import { ChartCard } from '../charts/ChartCard';
import { FEW, ofFirst, percent, ROWS_OF_A_CHART } from '../charts/words';
import { download } from '../../data/download';
import { requestFile } from '../../data/request';
import type { OfficeReport, PageReport } from '../../data/types';
import { useRead } from '../../data/useCall';
import { ChoiceField } from '../../kit/ChoiceField';
import { thumbSized } from '../../kit/theme/components';
import { Column, DataTable } from '../../lists/DataTable';
import { ListPagination, ROWS_OF_A_PAGE } from '../../lists/RecordList';
import { EmptyState } from '../../kit/EmptyState';
import { counted } from '../../kit/format';
import { Figures } from '../../kit/Figures';
import { money } from '../../inquiries/texts';
import { LabelledButton } from '../../kit/LabelledButton';
import { useNotices } from '../../kit/useNotices';
import { Loaded } from '../../kit/Loaded';
import { TitledCard } from '../../kit/TitledCard';
import { PageHeader } from '../../kit/PageHeader';
import { JobsCards } from './JobsCards';

const NUMBER = new Intl.NumberFormat('en-GB');
const PATH = '/api/admin/report';
/** No figure. */
const NONE = '-';

export const ReportPage = () => {
  const [asked, setAsked] = useSearchParams();
  const period = asked.get('period');
  const query = period === null ? '' : `?${new URLSearchParams({ period })}`;
  const report = useRead<OfficeReport>(['report', period], `${PATH}${query}`, { placeholderData: keepPreviousData });
  const { id = '', choices = [] } = report.data ?? {};
  return (
    <>
      <PageHeader
        title="Report"
        note="What brings jobs, and how soon enquiries are answered. Views and calls are counted without cookies; staff and bots are left out."
        actions={
          report.data && (
            <>
              <ChoiceField
                label="Period"
                value={id}
                choices={choices.map(({ name, ...choice }) => ({ ...choice, name: capital(name) }))}
                onChange={(chosen) => setAsked({ period: chosen }, { replace: true })}
                sx={{ flex: '1 1 180px', width: 'auto', minWidth: 180 }}
              />
              <DownloadAction period={id} />
            </>
          )
        }
      />
      <Loaded query={report} failure="The report could not be loaded.">
        {(loaded) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Brought {...loaded} />
            <JobsCards report={loaded.jobs} />
            <Website {...loaded} />
          </Box>
        )}
      </Loaded>
    </>
  );
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const DownloadAction = ({ period }: { period: string }) => {
  const { failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestFile(`${PATH}/csv?period=${period}`),
    onSuccess: (file) => download(`report-${period}.csv`, file),
    onError: (error) => failed('backoffice.csv.export', error),
  });
  return <LabelledButton label="Export" icon={Download} disabled={isPending} onClick={() => mutate()} />;
};

const answered = ({ inTime, late }: OfficeReport['period']): string => (inTime + late ? `${inTime} of ${inTime + late}` : NONE);

/** The first answer: jobs and money, then what led to them, each beside the period before. */
const Brought = ({ period, before }: OfficeReport) => {
  // The first period of a website has none before it.
  const isKnown = before.enquiries + before.calls + before.views > 0;
  const figure = (label: string, of: (figures: OfficeReport['period']) => number | string) => {
    const was = of(before);
    const note = isKnown && was !== NONE && `${typeof was === 'number' ? NUMBER.format(was) : was} before`;
    return { label, value: of(period), ...(note && { note }) };
  };
  return (
    <section aria-label="What it brought">
      <Typography variant="h2">{capital(period.name)}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        {isKnown && `‘Before’ is ${before.name}. `}Jobs are those of the enquiries that arrived in the period. An enquiry is one of your
        list, however it came in, without spam{period.added > 0 && `: ${counted(period.added, 'was', 'were')} added by you`}.
      </Typography>
      <Figures
        label="Totals"
        columns={[2, 3]}
        figures={[
          figure('Jobs won', ({ won }) => won),
          figure('Worth', ({ amountPence }) => money(amountPence)),
          figure('Enquiries', ({ enquiries }) => enquiries),
          figure('Answered in time', answered),
          figure('Calls from the website', ({ calls }) => calls),
          figure('Page views', ({ views }) => views),
        ]}
      />
    </section>
  );
};

const Website = ({ id, statistics: { pages, services, places, searches, districts, ...daily }, responses }: OfficeReport) => {
  const { calls, enquiries, views } = daily.totals;
  return (
    <>
      {services.length > 0 && <TopicsCard title="By service" kind="Service" topics={services} />}
      {places.length > 0 && <TopicsCard title="By place" kind="Place" topics={places} />}
      <PageTable key={id} pages={pages} />
      <DaysCard report={daily} isPending={false} words={calls + enquiries + views < FEW ? [] : undefined} />
      <ResponsesCard report={responses} isPending={false} words={responses.totals.received < FEW ? [] : undefined} />
      <DemandCard searches={searches} districts={districts} />
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

/** Which services or places bring calls and forms, and how much they are read; the first eight as a chart, all as a table. */
const TopicsCard = ({ title, kind, topics }: TopicsCardProps) => {
  const shown = topics.slice(0, ROWS_OF_A_CHART);
  return (
    <ChartCard
      title={title}
      summary={summaryOf(topics)}
      table={{
        columns: [kind, 'Views', 'Calls', 'Forms sent', 'Rate'],
        rows: topics.map((topic) => {
          const { views, calls, enquiries, rate } = topic;
          return [named(topic), views, calls, enquiries, rate === null ? '-' : percent.format(rate)];
        }),
      }}
      labels={shown.map(named)}
      words={topics.reduce((sum, { calls, enquiries }) => sum + calls + enquiries, 0) < FEW ? shown.map(inWords) : undefined}
      isInTwo
      plots={[
        {
          title: 'Calls and forms sent',
          kind: 'rows',
          name: `Chart of calls and forms sent ${title.toLowerCase()}`,
          series: [
            { label: 'Calls', values: shown.map(({ calls }) => calls), colour: 'calls' },
            { label: 'Forms sent', values: shown.map(({ enquiries }) => enquiries), colour: 'enquiries', isHatched: true },
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

const inWords = (topic: Topic): string =>
  `${named(topic)}: ${counted(topic.calls, 'call')}, ${counted(topic.enquiries, 'form')}, ${counted(topic.views, 'view')}`;

function summaryOf(topics: readonly Topic[]): string {
  const [first] = topics;
  if (!first) return '';
  const contacts = first.calls + first.enquiries;
  const most = contacts
    ? `${named(first)} brought the most: ${counted(contacts, 'call or form', 'calls and forms')} from ${counted(first.views, 'view')}.`
    : `No calls or forms; ${named(first)} was read most, with ${counted(first.views, 'view')}.`;
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

/** Which pages bring calls and forms; as the server orders them until a column is chosen. */
const PageTable = ({ pages }: Pick<PageReport, 'pages'>) => (
  <Card component="section" aria-label="Pages">
    <ResourceContextProvider value="page-statistics">
      <ListContextProvider value={useList<Row>({ data: pages.map((page) => ({ ...page, id: page.path })), perPage: ROWS_OF_A_PAGE })}>
        <DataTable label="Table of pages" rowClick={false} empty={<NoViews />}>
          <Column<Row> source="path" label="Page" heading render={({ path }) => <PageLink path={path} />} />
          <Column<Row> source="views" label="Views" align="right" render={({ views }) => views} />
          <Column<Row> source="calls" label="Calls" align="right" render={({ calls }) => calls} />
          <Column<Row> source="enquiries" label="Forms sent" align="right" render={({ enquiries }) => enquiries} />
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
