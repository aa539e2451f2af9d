import { Alert, Box, Card, Typography } from '@mui/material';
import { ArchiveRestore, ArchiveX, FileText, HeartPulse, Image, Inbox, Plus, ToggleRight } from 'lucide-react';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { screenName } from '../data/dataProvider';
import type { DashboardCharts, DashboardSummary } from '../data/types';
import { useRead } from '../data/useCall';
import { useFieldName } from '../editing/changes/fieldNames';
import { formAddress } from '../editing/checks/kinds';
import { DeadlineChip } from '../inquiries/InquiryStatus';
import { serviceName, statuses } from '../inquiries/texts';
import { ActionAlert } from '../kit/ActionAlert';
import { EmptyState } from '../kit/EmptyState';
import { type Figure, Figures } from '../kit/Figures';
import { formatDate } from '../kit/format';
import { LabelledButton } from '../kit/LabelledButton';
import { PageHeader } from '../kit/PageHeader';
import { ChoiceChip } from '../kit/StatusChip';
import { Note, ScreenLink } from '../kit/texts';
import { thumbSized } from '../kit/theme/components';
import { EmailText } from '../lists/cells';
import { Column, DataTable } from '../lists/DataTable';
import { DaysCard, ResponsesCard } from './charts/TimeCards';
import { TodaysList } from './TodaysList';

const TODAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** What there is to do, beside the state of the site. */
export const Dashboard = () => {
  const { data: summary, isError, refetch } = useRead<DashboardSummary>(['dashboard'], '/api/admin/dashboard');
  const readAgain = () => void refetch();
  return (
    <>
      <PageHeader
        title="Dashboard"
        note={TODAY.format(new Date())}
        actions={<LabelledButton label="Add Enquiry" icon={Plus} to="/inquiries/create" />}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' } }}
        >
          {isError ? <Unknown onTry={readAgain} /> : <TodaysList today={summary?.today} onTry={readAgain} />}
          <Box sx={{ display: 'grid', gap: 3 }}>
            {!isError && (
              <Figures
                label="The website in figures"
                isPending={!summary}
                columns={[2, 2]}
                figures={[
                  { label: 'New Inquiries', value: summary?.newInquiries ?? 0, icon: Inbox },
                  { label: 'System Health', icon: HeartPulse, ...healthOf(summary) },
                  { label: 'Active Items', value: summary?.activeItems ?? 0, icon: ToggleRight },
                  { label: 'Service Pages', value: summary?.publishedPages ?? 0, icon: FileText },
                  { label: 'Media Files', value: summary?.mediaFiles ?? 0, icon: Image },
                ]}
              />
            )}
            <SystemHealth summary={summary} isError={isError} />
          </Box>
        </Box>
        {summary && summary.hiddenBecauseOf.length > 0 && <SampleClaims claims={summary.hiddenBecauseOf} />}
        {!isError && <RecentInquiries inquiries={summary?.recentInquiries} />}
        {summary && <WebsiteCharts drawable={summary.drawable} />}
      </Box>
    </>
  );
};

/** In the place of what could not be loaded: no figure is better than a wrong one. */
const Unknown = ({ onTry }: { onTry: () => void }) => (
  <ActionAlert severity="error" action="Try again" onAction={onTry}>
    The dashboard could not be loaded. Enquiries may be waiting: please look at{' '}
    <ScreenLink to="/inquiries" color="inherit">
      Inquiries
    </ScreenLink>
    .
  </ActionAlert>
);

const healthOf = (summary: DashboardSummary | undefined): Pick<Figure, 'value' | 'colour'> =>
  summary ? { value: `${summary.systemHealth}%`, colour: summary.systemHealth === 100 ? 'secondary.main' : 'error.main' } : { value: '' };

interface SystemHealthProps {
  summary?: DashboardSummary;
  /** Whether it could not be loaded. */
  isError: boolean;
}

/** What its figure does not say: what fails, and whether the last backup could be restored. */
const SystemHealth = ({ summary, isError }: SystemHealthProps) => {
  const { healthFaults: faults = [], lastBackup } = summary ?? {};
  if (!isError && faults.length === 0 && !lastBackup) return null;
  return (
    <Card component="section" aria-label="System Health" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '1rem' }}>
        <HeartPulse size={18} aria-hidden />
        System Health
      </Typography>
      {isError && <Typography sx={{ mt: 1, fontWeight: 700, color: 'error.main' }}>Unknown</Typography>}
      {faults.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5 }}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </Box>
      )}
      {lastBackup && <LastBackup {...lastBackup} />}
    </Card>
  );
};

const LastBackup = ({ startedAt, isProven, result }: NonNullable<DashboardSummary['lastBackup']>) => (
  <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Typography
      component="h3"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, color: isProven ? 'text.primary' : 'error.main' }}
    >
      {isProven ? <ArchiveRestore size={18} aria-hidden /> : <ArchiveX size={18} aria-hidden />}
      {isProven ? 'Backup proven' : 'Backup failed'}
    </Typography>
    <Note>{formatDate(startedAt)}</Note>
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {result}
    </Typography>
  </Box>
);

type Claim = DashboardSummary['hiddenBecauseOf'][number];

const SHOWN = 5;

/** Why search engines are told to ignore the website: what the sample company still claims on it, each with the way to it. */
const SampleClaims = ({ claims }: { claims: readonly Claim[] }) => {
  const resources = [...new Set(claims.map(({ resource }) => resource))];
  return (
    <Alert severity="warning">
      Search engines are told to ignore this website until nothing of the sample company is left that visitors would take for yours:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {resources.map((kind) => (
          <ClaimsOfKind key={kind} resource={kind} claims={claims.filter(({ resource }) => resource === kind)} />
        ))}
      </Box>
    </Alert>
  );
};

const ClaimsOfKind = ({ resource, claims }: { resource: string; claims: readonly Claim[] }) => {
  const translate = useTranslate();
  const fieldName = useFieldName(resource);
  const more = claims.length - SHOWN;
  const kind = resource === 'company-info' ? 'Settings' : translate(`resources.${screenName(resource)}.name`, { smart_count: 2 });
  return (
    <li>
      {resource !== 'homepage' && `${kind}: `}
      {claims.slice(0, SHOWN).map((claim, index) => (
        <span key={claim.id ?? claim.field}>
          {index > 0 && ', '}
          <ScreenLink to={formAddress({ resource, id: claim.id }, { field: claim.field })} color="inherit">
            {claim.field ? fieldName(claim.field) : claim.name}
          </ScreenLink>
        </span>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <ScreenLink to={`/${screenName(resource)}`} color="inherit">
            {more} more
          </ScreenLink>
        </>
      )}
    </li>
  );
};

type RecentInquiry = DashboardSummary['recentInquiries'][number];

const RecentInquiries = ({ inquiries }: { inquiries?: RecentInquiry[] }) => (
  <Card component="section" aria-labelledby="recent-inquiries">
    <Typography id="recent-inquiries" variant="h2" sx={{ px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
      Recent Inquiries
    </Typography>
    <ResourceContextProvider value="inquiries">
      <ListContextProvider value={useList({ data: inquiries, isPending: !inquiries, resource: 'inquiries' })}>
        <DataTable
          label="Table of recent enquiries"
          rowClick={(id) => `/inquiries/${id}`}
          empty={<EmptyState text="No enquiries yet. New ones appear here." />}
          storeKey="recent-inquiries"
        >
          <Column<RecentInquiry>
            label="Name"
            heading
            render={({ id, name }) => (
              <ScreenLink to={`/inquiries/${id}`} sx={thumbSized}>
                {name}
              </ScreenLink>
            )}
          />
          <Column<RecentInquiry> label="Email" render={({ email }) => (email ? <EmailText email={email} /> : '-')} />
          <Column<RecentInquiry> label="Service" render={serviceName} />
          <Column<RecentInquiry> label="Status" render={(inquiry) => <Status {...inquiry} />} />
        </DataTable>
      </ListContextProvider>
    </ResourceContextProvider>
  </Card>
);

const Status = (inquiry: RecentInquiry) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
    <ChoiceChip choices={statuses} id={inquiry.status} />
    <DeadlineChip {...inquiry} />
  </Box>
);

/** The last 30 days: drawn where there is enough, which takes its room before it is loaded; else in words, if there is anything. */
const WebsiteCharts = ({ drawable }: Pick<DashboardSummary, 'drawable'>) => {
  const { data, isPending } = useRead<DashboardCharts>(['dashboard', 'charts'], '/api/admin/dashboard/charts');
  const drawn = { days: drawable.includes('days'), responses: drawable.includes('responses') };
  const { views = 0, calls = 0, enquiries = 0 } = data?.days.totals ?? {};
  const hasDays = drawn.days || views + calls + enquiries > 0;
  const hasResponses = drawn.responses || (data?.responses.totals.received ?? 0) > 0;
  if (!hasDays && !hasResponses) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {hasDays && (
        <DaysCard
          report={data?.days}
          isPending={isPending}
          words={drawn.days ? undefined : []}
          action={
            <ScreenLink to="/report" sx={thumbSized}>
              Open the report
            </ScreenLink>
          }
        />
      )}
      {hasResponses && <ResponsesCard report={data?.responses} isPending={isPending} words={drawn.responses ? undefined : []} />}
    </Box>
  );
};
