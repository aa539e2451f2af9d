import { Box, FormControlLabel, Link, Switch, Typography } from '@mui/material';
import { Eye, Phone } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { Inquiry } from '../data/types';
import { BulkActions, BulkSet } from '../lists/bulkActions';
import { ChannelNotices } from '../kit/ChannelNotices';
import { ButtonsColumn, Column, DataTable, type DataTableProps, NoRecords, NoRowClick, useFilters, useIsNarrow } from '../lists/DataTable';
import { BeginningOf, DateText, EmailText } from '../lists/cells';
import { DeleteAction, RowAction } from '../kit/RowActions';
import { EmptyState } from '../kit/EmptyState';
import { FilterSelect } from '../lists/FilterSelect';
import { ListTools } from '../lists/ListTools';
import { RecordList, useShowsFilters } from '../lists/RecordList';
import { useDialogRoute } from '../editing/useDialogRoute';
import { StatusChip } from '../kit/StatusChip';
import { thumbSized } from '../kit/theme/components';
import { CallBackChip, DeadlineChip, NotSpamAction, SameSenderLinks, showsSpam, StateChips, StatusSelect } from './InquiryStatus';
import { useNewInquiries } from './counts';
import { InquiryCard, PhotoCount } from './InquiryCard';
import { phoneLink, serviceName, statusFilters, statusOf } from './texts';
import { useOffered } from './useOffered';

const AddInquiry = lazy(async () => ({ default: (await import('./InquiryForms')).AddInquiry }));
const InquiryShow = lazy(async () => ({ default: (await import('./InquiryShow')).InquiryShow }));

const urgencies = [
  { id: 'due-soon', name: 'Due Soon' },
  { id: 'overdue', name: 'Overdue' },
];

const topics = [
  { id: 'work', name: 'Work' },
  { id: 'data', name: 'Data Complaints' },
];

const ServiceFilter = (props: Pick<ComponentProps<typeof FilterSelect>, 'source' | 'alwaysOn'>) => (
  <FilterSelect {...props} label="Service" all="Any Service" choices={useOffered()} />
);

const filters = [
  <FilterSelect key="status" source="status" label="Status" all="All Inquiries" choices={statusFilters} alwaysOn />,
  <FilterSelect key="promise" source="promise" label="Reply" all="Any Time" choices={urgencies} alwaysOn />,
  <FilterSelect key="topic" source="topic" label="About" all="Anything" choices={topics} alwaysOn />,
  <ServiceFilter key="about" source="about" alwaysOn />,
];

export const InquiryList = () => (
  <>
    <RecordList
      title="Contact Inquiries"
      search="Search enquiries"
      note="Messages from the website's contact form, and what you add: calls, texts, letters and conversations. Each is to be answered by its time."
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      // A remembered filter would open the other tab.
      storeKey={false}
      tools={<Tools />}
    >
      <Heading />
      <Table />
    </RecordList>
    <Opened />
  </>
);

const Opened = () => {
  const { creating, id, close } = useDialogRoute();
  return (
    <Suspense>
      {id !== undefined && <InquiryShow id={id} onClose={close} />}
      {creating && <AddInquiry onClose={close} />}
    </Suspense>
  );
};

const Heading = () => {
  const { total = 0 } = useListContext<Inquiry>();
  const { filterValues } = useFilters();
  const { total: unanswered = 0 } = useNewInquiries();
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      <ChannelNotices />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{`${showsSpam(filterValues) ? 'Spam' : 'Inquiries'} (${total})`}</Typography>
        <StatusChip tone={unanswered > 0 ? 'attention' : 'neutral'}>{unanswered} new</StatusChip>
        {useShowsFilters() && (
          <>
            <FilterSwitch label="Assigned to me" source="assigneeId" value="me" />
            <FilterSwitch label="Customer wrote" source="customerWrote" value="true" />
            <FilterSwitch label="Held back in a flood" source="heldBack" value="true" />
            <FilterSwitch label="Not delivered" source="replyFailed" value="true" />
          </>
        )}
      </Box>
    </Box>
  );
};

const FilterSwitch = ({ label, source, value }: { label: string; source: string; value: string }) => {
  const { filterValues, setFilters } = useFilters();
  const { [source]: current, ...others } = filterValues;
  return (
    <FormControlLabel
      control={
        <Switch
          checked={current === value}
          onChange={({ target }) => setFilters(target.checked ? { ...others, [source]: value } : others)}
        />
      }
      label={label}
      sx={{ m: 0 }}
    />
  );
};

const SPAM_TABLE = 'spam';

const Tools = () => <ListTools columns={showsSpam(useFilters().filterValues) ? SPAM_TABLE : undefined} />;

const Table = () => (showsSpam(useFilters().filterValues) ? <SpamTable /> : <InquiryTable />);

/** What both tables share; a row opens over the filtered list. */
const Inquiries = (table: Pick<DataTableProps, 'storeKey' | 'bulkActions' | 'children'>) => {
  const { search } = useLocation();
  return <DataTable {...table} label="Inquiries" empty={<NoInquiries />} rowClick={(id) => `/inquiries/${id}${search}`} />;
};

const InquiryTable = () => (useIsNarrow() ? <InquiryCards /> : <WideTable />);

const InquiryCards = () => (
  <Inquiries bulkActions={<InquiryBulkActions />}>
    <Column<Inquiry> source="name" label="Name" heading render={(inquiry) => <InquiryCard {...inquiry} />} />
    {/* To sort by. */}
    <Column<Inquiry> source="createdAt" label="Date" render={() => null} />
  </Inquiries>
);

const WideTable = () => (
  <Inquiries bulkActions={<InquiryBulkActions />}>
    <Column<Inquiry>
      source="name"
      label="Name"
      heading
      render={({ firstName, lastName, photoCount, sameSender, message }) => (
        <Box sx={{ minWidth: { xs: 120, xl: 240 } }}>
          {`${firstName} ${lastName}`.trim()}
          {photoCount > 0 && <PhotoCount count={photoCount} />}
          <BeginningOf text={message} />
          <NoRowClick>
            <SameSenderLinks sameSender={sameSender} />
          </NoRowClick>
        </Box>
      )}
    />
    <Column<Inquiry> label="Email" render={({ email }) => (email ? <EmailLink email={email} /> : '-')} />
    <Column<Inquiry> label="Service" render={serviceName} />
    <Column<Inquiry>
      label="Status"
      render={(inquiry) => (
        <NoRowClick>
          <StatusSelect {...inquiry} />
        </NoRowClick>
      )}
    />
    <Column<Inquiry>
      source="createdAt"
      label="Date"
      render={(inquiry) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <DateText at={inquiry.createdAt} />
          <CallBackChip {...inquiry} />
          <DeadlineChip {...inquiry} />
          <StateChips {...inquiry} />
        </Box>
      )}
    />
    <ButtonsColumn<Inquiry>
      render={(inquiry) => (
        <>
          {inquiry.phone && <RowAction label={`Call ${inquiry.name}`} icon={Phone} href={phoneLink(inquiry.phone)} />}
          <ViewAction {...inquiry} />
          <DeleteAction record={inquiry} name={`enquiry from ${inquiry.name}`} />
        </>
      )}
    />
  </Inquiries>
);

const InquiryBulkActions = () => (
  <BulkActions>
    <BulkSet label="Mark as in progress" data={{ status: 'in-progress' }} />
    <BulkSet label="Mark as completed" data={{ status: 'completed' }} />
    <BulkSet label="Mark as spam" data={{ isSpam: true }} part="spam" hides />
    {/* Sends the automatic reply to those who wrote in a flood. */}
    <BulkSet label="Not spam" data={{ isSpam: false }} part="spam" />
  </BulkActions>
);

const SpamBulkActions = () => (
  <BulkActions>
    <BulkSet label="Not spam" data={{ isSpam: false }} part="spam" />
  </BulkActions>
);

const EXCERPT = 140;
const REASONS = 3;

/** Shows enough of each message to recognise a customer's. */
const SpamTable = () => (
  <Inquiries storeKey={SPAM_TABLE} bulkActions={<SpamBulkActions />}>
    <Column<Inquiry> source="name" label="Name" heading render={({ name }) => <Breaking>{name}</Breaking>} />
    <Column<Inquiry>
      label="Message"
      render={({ message }) => <Breaking>{message.length > EXCERPT ? `${message.slice(0, EXCERPT)}…` : message}</Breaking>}
    />
    <Column<Inquiry>
      label="Why"
      render={({ spamReasons }) => (
        <Box component="ul" sx={{ m: 0, pl: 2, minWidth: 180 }}>
          {spamReasons.slice(0, REASONS).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    />
    <Column<Inquiry> source="createdAt" label="Date" render={({ createdAt }) => <DateText at={createdAt} />} />
    <ButtonsColumn<Inquiry>
      render={(inquiry) => (
        <>
          <NotSpamAction {...inquiry} />
          <ViewAction {...inquiry} />
          <DeleteAction record={inquiry} name={`enquiry from ${inquiry.name}`} />
        </>
      )}
    />
  </Inquiries>
);

const NoInquiries = () => {
  const { filterValues } = useFilters();
  if (Object.keys(filterValues).length === 0) return <NoRecords />;
  const status = statusOf(filterValues['status'])?.name.toLowerCase();
  if (filterValues['q']) {
    return <EmptyState text="No enquiries match this search. Try a name, an email address, a phone number or words of the message." />;
  }
  if (showsSpam(filterValues)) return <EmptyState text="No spam found." />;
  return <EmptyState text={status ? `No ${status} inquiries found.` : 'No inquiries found.'} />;
};

const ViewAction = ({ id, name }: Pick<Inquiry, 'id' | 'name'>) => (
  <RowAction label={`View enquiry from ${name}`} icon={Eye} to={`/inquiries/${id}${useLocation().search}`} />
);

/** Breaks long words, which are common in spam. */
const Breaking = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 120, maxWidth: 420, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** Breaks a long address, to keep the actions in sight. */
const EmailLink = ({ email }: { email: string }) => (
  <NoRowClick>
    <Link
      href={`mailto:${email}`}
      sx={{ ...thumbSized, display: 'block', minWidth: { md: 110 }, maxWidth: { xs: 240, xl: 360 }, overflowWrap: 'anywhere' }}
    >
      <EmailText email={email} />
    </Link>
  </NoRowClick>
);
