import { Box, Card, Typography } from '@mui/material';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import type { DashboardSummary } from '../data/types';
import { serviceName, statuses } from '../inquiries/texts';
import { DeadlineChip } from '../inquiries/InquiryStatus';
import { Column, DataTable } from '../lists/DataTable';
import { EmailText } from '../lists/cells';
import { EmptyState } from '../kit/EmptyState';
import { ChoiceChip } from '../kit/StatusChip';
import { thumbSized } from '../kit/theme/components';
import { ScreenLink } from '../kit/texts';

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
