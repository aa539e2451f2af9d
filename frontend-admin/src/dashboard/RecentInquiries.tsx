import { Box, Card, Link, Typography } from '@mui/material';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { DashboardSummary } from '../data/types';
import { serviceName, statusOf } from '../inquiries/texts';
import { DeadlineChip } from '../inquiries/InquiryStatus';
import { Column, DataTable } from '../ui/DataTable';
import { EmailText } from '../ui/cells';
import { EmptyState } from '../ui/EmptyState';
import { StatusChip } from '../ui/StatusChip';
import { thumbSized } from '../theme/components';

type RecentInquiry = DashboardSummary['recentInquiries'][number];

interface RecentInquiriesProps {
  inquiries: RecentInquiry[];
  isPending: boolean;
}

export const RecentInquiries = ({ inquiries, isPending }: RecentInquiriesProps) => (
  <Card component="section" aria-labelledby="recent-inquiries">
    <Typography id="recent-inquiries" variant="h2" sx={{ px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
      Recent Inquiries
    </Typography>
    <ResourceContextProvider value="inquiries">
      <ListContextProvider value={useList({ data: inquiries, isPending, resource: 'inquiries' })}>
        <DataTable
          label="Table of recent inquiries"
          rowClick={(id) => `/inquiries/${id}`}
          empty={<EmptyState text="No enquiries yet. New ones appear here." />}
          storeKey="recent-inquiries"
        >
          <Column<RecentInquiry>
            label="Name"
            heading
            render={({ id, name }) => (
              <Link component={RouterLink} to={`/inquiries/${id}`} sx={thumbSized}>
                {name}
              </Link>
            )}
          />
          <Column<RecentInquiry> label="Email" render={({ email }) => <EmailText email={email} />} />
          <Column<RecentInquiry> label="Service" render={({ serviceType }) => serviceName(serviceType)} />
          <Column<RecentInquiry> label="Status" render={(inquiry) => <Status {...inquiry} />} />
        </DataTable>
      </ListContextProvider>
    </ResourceContextProvider>
  </Card>
);

const Status = (inquiry: RecentInquiry) => {
  const status = statusOf(inquiry.status);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <StatusChip tone={status?.tone ?? 'neutral'}>{status?.name ?? inquiry.status}</StatusChip>
      <DeadlineChip {...inquiry} />
    </Box>
  );
};
