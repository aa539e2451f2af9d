import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { DashboardSummary } from '../data/types';
import { serviceName, statusOf } from '../inquiries/choices';
import { PromiseChip } from '../inquiries/PromiseChip';
import { EmailText } from '../ui/EmailText';
import { EmptyState } from '../ui/EmptyState';
import type { Column } from '../ui/Column';
import { RecordTable } from '../ui/RecordTable';
import { StatusChip } from '../ui/StatusChip';
import { TableSkeleton } from '../ui/TableSkeleton';
import { thumbSized } from '../ui/thumbSized';

type RecentInquiry = DashboardSummary['recentInquiries'][number];

const columns: readonly Column<RecentInquiry>[] = [
  {
    label: 'Name',
    heading: true,
    render: ({ id, name }) => (
      <Link component={RouterLink} to={`/inquiries/${id}`} sx={thumbSized}>
        {name}
      </Link>
    ),
  },
  { label: 'Email', render: ({ email }) => <EmailText email={email} /> },
  { label: 'Service', render: ({ serviceType }) => serviceName(serviceType) },
  { label: 'Status', render: (inquiry) => <Status {...inquiry} /> },
];

const Status = (inquiry: RecentInquiry) => {
  const status = statusOf(inquiry.status);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <StatusChip tone={status?.tone ?? 'neutral'}>{status?.name ?? inquiry.status}</StatusChip>
      <PromiseChip {...inquiry} />
    </Box>
  );
};

interface RecentInquiriesProps {
  inquiries: readonly RecentInquiry[];
  isPending: boolean;
}

export const RecentInquiries = ({ inquiries, isPending }: RecentInquiriesProps) => (
  <Card component="section" aria-labelledby="recent-inquiries">
    <Typography id="recent-inquiries" variant="h2" sx={{ px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
      Recent Inquiries
    </Typography>
    {isPending && <TableSkeleton />}
    {!isPending && inquiries.length === 0 && <EmptyState text="No inquiries yet. They appear here as soon as someone writes." />}
    {inquiries.length > 0 && <RecordTable label="Table of recent inquiries" columns={columns} records={inquiries} />}
  </Card>
);
