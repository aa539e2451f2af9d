import Box from '@mui/material/Box';
import { MailNotice } from '../ui/MailNotice';
import { PageHeader } from '../ui/PageHeader';
import { DemoBanner } from './DemoBanner';
import { Figures } from './Figures';
import { RecentInquiries } from './RecentInquiries';
import { SystemHealth } from './SystemHealth';
import { TodaysWork } from './TodaysWork';
import { useDashboard } from './useDashboard';

const TODAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** The day's work first: what waits for an answer, then how the site stands. */
export const Dashboard = () => {
  const { summary, isPending, isError } = useDashboard();
  return (
    <>
      <PageHeader title="Dashboard" note={TODAY.format(new Date())} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {summary.isHiddenDemo && <DemoBanner />}
        <MailNotice />
        <TodaysWork {...summary} isPending={isPending} />
        <RecentInquiries inquiries={summary.recentInquiries} isPending={isPending} />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 1fr' } }}>
          <Figures {...summary} isPending={isPending} />
          <SystemHealth percent={isError ? null : summary.systemHealth} isPending={isPending} />
        </Box>
      </Box>
    </>
  );
};
