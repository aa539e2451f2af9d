import { Alert, Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { ArchiveRestore, ArchiveX, FileText, HeartPulse, Image, ToggleRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSessionUser } from '../data/session/session';
import type { CompanyInfo, DashboardSummary } from '../data/types';
import { useRead } from '../data/useCall';
import { OverwrittenToday } from '../editing/history/OverwrittenChanges';
import { PlannedWork } from '../editing/plans/PlannedWork';
import { BannerState } from '../company/settings/BannerState';
import { REQUIRED_STEPS } from '../company/set-up/steps';
import { useSetUpStatus } from '../company/set-up/useSetUp';
import { ChannelNotices } from '../kit/ChannelNotices';
import { Figures } from '../kit/Figures';
import { formatDate } from '../kit/format';
import { PageHeader } from '../kit/PageHeader';
import { Examination } from './Examination';
import { RecentInquiries } from './RecentInquiries';
import { SampleClaims } from './SampleClaims';
import { TodaysWork } from './TodaysWork';
import { WebsiteCharts } from './WebsiteCharts';

const TODAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Until the figures have arrived. */
const NOTHING: DashboardSummary = {
  activeItems: 0,
  newInquiries: 0,
  nextDueAt: null,
  undeliveredInquiries: 0,
  overdueInquiries: 0,
  dueSoonInquiries: 0,
  customerWroteInquiries: 0,
  contentFindings: 0,
  mediaFiles: 0,
  publishedPages: 0,
  systemHealth: 0,
  healthFaults: [],
  lastBackup: null,
  examination: null,
  hiddenBecauseOf: [],
  recentInquiries: [],
};

/** Work first: the enquiries without a response, then the state of the site. */
export const Dashboard = () => {
  const { data: summary = NOTHING, isPending, isError, refetch } = useRead<DashboardSummary>(['dashboard'], '/api/admin/dashboard');
  return (
    <>
      <PageHeader title="Dashboard" note={TODAY.format(new Date())} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {summary.hiddenBecauseOf.length > 0 && <SampleClaims claims={summary.hiddenBecauseOf} />}
        <SetUpCard />
        <ChannelNotices />
        <Examination examination={summary.examination} />
        <OverwrittenToday />
        <PlannedWork />
        <BannerCard />
        {isError ? (
          <Unknown onTry={() => void refetch()} />
        ) : (
          <>
            <TodaysWork {...summary} isPending={isPending} />
            <RecentInquiries inquiries={summary.recentInquiries} isPending={isPending} />
          </>
        )}
        <WebsiteCharts />
        <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 1fr' } }}>
          {!isError && (
            <Figures
              label="The website in figures"
              isPending={isPending}
              figures={[
                { label: 'Active Items', value: summary.activeItems, icon: ToggleRight },
                { label: 'Service Pages', value: summary.publishedPages, icon: FileText },
                { label: 'Media Files', value: summary.mediaFiles, icon: Image },
              ]}
            />
          )}
          <SystemHealth
            percent={isError ? null : summary.systemHealth}
            faults={summary.healthFaults}
            backup={summary.lastBackup}
            isPending={isPending}
          />
        </Box>
      </Box>
    </>
  );
};

/** In the place of what could not be loaded: no figure is better than a wrong one. */
const Unknown = ({ onTry }: { onTry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={onTry} sx={{ minHeight: { xs: 44, md: 32 } }}>
        Try again
      </Button>
    }
  >
    The dashboard could not be loaded. Enquiries may be waiting: please look at{' '}
    <MuiLink component={Link} to="/inquiries" color="inherit">
      Inquiries
    </MuiLink>
    .
  </Alert>
);

/** The website's announcement, until it is removed. */
const BannerCard = () => {
  const { data } = useRead<CompanyInfo>(['dashboard', 'banner'], '/api/admin/company-info');
  if (!data?.banner || !data.bannerTimes) return null;
  return (
    <section aria-label="Banner of the website">
      <BannerState
        times={data.bannerTimes}
        action={
          <Button component={Link} to="/settings/banner" color="inherit" size="small" sx={{ minHeight: { xs: 44, md: 32 } }}>
            Open settings
          </Button>
        }
      >
        <Box sx={{ fontWeight: 650 }}>Banner: {data.banner.text}</Box>
      </BannerState>
    </section>
  );
};

/** Leads administrators back to the wizard while something of the sample company is left. */
const SetUpCard = () => {
  const isAdmin = useSessionUser()?.role === 'admin';
  const { data } = useSetUpStatus({ enabled: isAdmin });
  if (!isAdmin || !data?.isPresent) return null;
  return (
    <Card
      component="section"
      aria-label="Make this website yours"
      sx={{ p: 2.5, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <Typography variant="h2">Make this website yours</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          It still shows things of the sample company. Short steps put yours in its place, in about ten minutes.
        </Typography>
      </div>
      <Button component={Link} to="/set-up" variant="contained" sx={{ minHeight: 44 }}>
        {data.missing.length === REQUIRED_STEPS && !data.done.length ? 'Start' : 'Continue'}
      </Button>
    </Card>
  );
};

interface SystemHealthProps {
  /** The share of passing health checks; null when it could not be loaded. */
  percent: number | null;
  /** A sentence for each failing check. */
  faults: readonly string[];
  backup: DashboardSummary['lastBackup'];
  isPending: boolean;
}

const SystemHealth = ({ percent, faults, backup, isPending }: SystemHealthProps) => (
  <Card component="section" aria-label="System Health" sx={{ p: 2.5 }}>
    <Typography
      sx={{
        fontSize: '1.75rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        lineHeight: 1.2,
        color: percent === 100 ? 'secondary.main' : 'error.main',
      }}
    >
      {isPending ? <Skeleton width={72} /> : percent === null ? 'Unknown' : `${percent}%`}
    </Typography>
    <Typography component="h2" color="text.secondary" sx={{ mt: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}>
      <HeartPulse size={18} aria-hidden />
      System Health
    </Typography>
    {faults.length > 0 && (
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5 }}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </Box>
    )}
    {backup && <LastBackup {...backup} />}
  </Card>
);

const LastBackup = ({ startedAt, isProven, result }: NonNullable<DashboardSummary['lastBackup']>) => (
  <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Typography
      component="h3"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, color: isProven ? 'text.primary' : 'error.main' }}
    >
      {isProven ? <ArchiveRestore size={18} aria-hidden /> : <ArchiveX size={18} aria-hidden />}
      {isProven ? 'Backup proven' : 'Backup failed'}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {formatDate(startedAt)}
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {result}
    </Typography>
  </Box>
);
