import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Eye, Phone } from 'lucide-react';
import type { Inquiry } from '../data/types';
import { DateText } from '../ui/DateText';
import { DeleteAction } from '../ui/DeleteAction';
import { EmailText } from '../ui/EmailText';
import type { Column } from '../ui/Column';
import { RowAction } from '../ui/RowAction';
import { RowActions } from '../ui/RowActions';
import { thumbSized } from '../ui/thumbSized';
import { serviceName } from './choices';
import { phoneLink } from './format';
import { PromiseChip } from './PromiseChip';
import { StatusSelect } from './StatusSelect';

export const columns: readonly Column<Inquiry>[] = [
  { label: 'Name', sortBy: 'name', heading: true, render: (inquiry) => <Name {...inquiry} /> },
  { label: 'Email', render: ({ email }) => <EmailLink email={email} /> },
  { label: 'Service', render: ({ service }) => serviceName(service) },
  { label: 'Status', render: (inquiry) => <StatusSelect {...inquiry} /> },
  { label: 'Date', sortBy: 'createdAt', render: (inquiry) => <DateCell {...inquiry} /> },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (inquiry) => (
      <RowActions>
        <RowAction label={`View inquiry from ${inquiry.name}`} icon={Eye} to={`/inquiries/${inquiry.id}`} />
        {inquiry.phone && <RowAction label={`Call ${inquiry.name}`} icon={Phone} href={phoneLink(inquiry.phone)} />}
        <DeleteAction record={inquiry} name={`inquiry from ${inquiry.name}`} />
      </RowActions>
    ),
  },
];

const Name = ({ firstName, lastName }: Inquiry) => <Box sx={{ minWidth: 100 }}>{`${firstName} ${lastName}`.trim()}</Box>;

/** A long address breaks rather than pushing the actions out of sight. */
const EmailLink = ({ email }: { email: string }) => (
  <Link
    href={`mailto:${email}`}
    sx={{ ...thumbSized, display: 'block', minWidth: { md: 140 }, maxWidth: { xs: 240, xl: 360 }, overflowWrap: 'anywhere' }}
  >
    <EmailText email={email} />
  </Link>
);

/** When it came in, and how long there is for an answer. */
const DateCell = (inquiry: Inquiry) => (
  <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
    <DateText at={inquiry.createdAt} />
    <PromiseChip {...inquiry} />
  </Box>
);
