import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { ArchiveRestore, ArchiveX, FileText, HeartPulse, Image, Inbox, Plus, ToggleRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DashboardSummary } from '../data/types';
import { useRead } from '../data/useCall';
import { Figures } from '../kit/Figures';
import { formatDate } from '../kit/format';
import { PageHeader } from '../kit/PageHeader';
import { Note, ScreenLink } from '../kit/texts';
import { RecentInquiries } from './RecentInquiries';
import { SampleClaims } from './SampleClaims';
import { TodaysList } from './TodaysList';
import { WebsiteCharts } from './WebsiteCharts';

const TODAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Until the figures have arrived. */
const NOTHING: DashboardSummary = {
  activeItems: 0,
  newInquiries: 0,
  mediaFiles: 0,
  publishedPages: 0,
  systemHealth: 0,
  healthFaults: [],
  lastBackup: null,
  hiddenBecauseOf: [],
  recentInquiries: [],
  today: { items: [], total: 0, more: [], notAsked: [] },
  drawable: [],
};

/** What there is to do, beside the state of the site. */
export const Dashboard = () => {
  const { data: summary = NOTHING, isPending, isError, refetch } = useRead<DashboardSummary>(['dashboard'], '/api/admin/dashboard');
  const readAgain = () => void refetch();
  return (
    <>
      <PageHeader
        title="Dashboard"
        note={TODAY.format(new Date())}
        actions={
          <Button component={Link} to="/inquiries/create" variant="outlined" startIcon={<Plus size={18} />} sx={{ minHeight: 44 }}>
            Add Enquiry
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' } }}
        >
          {isError ? <Unknown onTry={readAgain} /> : <TodaysList today={summary.today} isPending={isPending} onTry={readAgain} />}
          <Box sx={{ display: 'grid', gap: 3 }}>
            {!isError && (
              <Figures
                label="The website in figures"
                isPending={isPending}
                columns={2}
                figures={[
                  { label: 'New Inquiries', value: summary.newInquiries, icon: Inbox },
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
        {summary.hiddenBecauseOf.length > 0 && <SampleClaims claims={summary.hiddenBecauseOf} />}
        {!isError && <RecentInquiries inquiries={summary.recentInquiries} isPending={isPending} />}
        {summary.drawable.length > 0 && <WebsiteCharts drawable={summary.drawable} />}
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
    <ScreenLink to="/inquiries" color="inherit">
      Inquiries
    </ScreenLink>
    .
  </Alert>
);

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
    <Note>{formatDate(startedAt)}</Note>
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {result}
    </Typography>
  </Box>
);
