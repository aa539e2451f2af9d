import Box from '@mui/material/Box';
import { Eye } from 'lucide-react';
import type { Inquiry } from '../data/types';
import type { Column } from '../ui/Column';
import { DateText } from '../ui/DateText';
import { DeleteAction } from '../ui/DeleteAction';
import { RowAction } from '../ui/RowAction';
import { RowActions } from '../ui/RowActions';
import { NotSpamAction } from './NotSpamAction';

const EXCERPT = 140;
const REASONS = 3;

/** The Spam view: enough of each to see at a glance whether it is someone after all. */
export const spamColumns: readonly Column<Inquiry>[] = [
  { label: 'Name', sortBy: 'name', heading: true, render: ({ name }) => <Breaking>{name}</Breaking> },
  {
    label: 'Message',
    render: ({ message }) => <Breaking>{message.length > EXCERPT ? `${message.slice(0, EXCERPT)}…` : message}</Breaking>,
  },
  { label: 'Why', render: ({ spamReasons }) => <Reasons reasons={spamReasons.slice(0, REASONS)} /> },
  { label: 'Date', sortBy: 'createdAt', render: ({ createdAt }) => <DateText at={createdAt} /> },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (inquiry) => (
      <RowActions>
        <NotSpamAction {...inquiry} />
        <RowAction label={`View inquiry from ${inquiry.name}`} icon={Eye} to={`/inquiries/${inquiry.id}`} />
        <DeleteAction record={inquiry} name={`inquiry from ${inquiry.name}`} />
      </RowActions>
    ),
  },
];

/** Spam likes long words without an end. */
const Breaking = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 120, maxWidth: 420, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const Reasons = ({ reasons }: { reasons: string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2, minWidth: 180 }}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </Box>
);
