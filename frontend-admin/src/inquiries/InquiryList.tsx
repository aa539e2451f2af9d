import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListBase } from 'react-admin';
import { spamColumns } from '../spam/columns';
import { showsSpam } from '../spam/SpamSwitch';
import { ListBody } from '../ui/ListBody';
import { MailNotice } from '../ui/MailNotice';
import { PageHeader } from '../ui/PageHeader';
import { useFilters } from '../ui/useFilters';
import { columns } from './columns';
import { InquiryDialog } from './InquiryDialog';
import { InquiryToolbar } from './InquiryToolbar';
import { useEmptyText } from './useEmptyText';

export const InquiryList = () => (
  <ListBase perPage={25} sort={{ field: 'createdAt', order: 'DESC' }}>
    <PageHeader title="Contact Inquiries" note="Messages from the website's contact form. Every one gets a reply within 24 hours." />
    <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
      <MailNotice />
    </Box>
    <Card>
      <InquiryToolbar />
      <InquiryTable />
    </Card>
    <InquiryDialog />
  </ListBase>
);

const InquiryTable = () => {
  const isSpam = showsSpam(useFilters().filterValues);
  const empty = useEmptyText();
  return <ListBody label="Inquiries" columns={isSpam ? spamColumns : columns} empty={isSpam ? 'No spam found.' : empty} />;
};
