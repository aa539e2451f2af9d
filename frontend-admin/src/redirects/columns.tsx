import Box from '@mui/material/Box';
import type { Redirect } from '../data/types';
import type { Column } from '../ui/Column';
import { DateText } from '../ui/DateText';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { StatusChip } from '../ui/StatusChip';
import { kindOf } from './choices';

export const columns: readonly Column<Redirect>[] = [
  { label: 'From', sortBy: 'fromPath', heading: true, render: ({ fromPath }) => <Address>{fromPath}</Address> },
  { label: 'To', sortBy: 'toPath', render: ({ toPath }) => (toPath ? <Address>{toPath}</Address> : '-') },
  { label: 'Kind', sortBy: 'statusCode', render: ({ statusCode }) => <Kind code={statusCode} /> },
  { label: 'Changed', sortBy: 'updatedAt', render: ({ updatedAt }) => <DateText at={updatedAt} /> },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (redirect) => <EditDeleteActions record={redirect} name={`redirect from ${redirect.fromPath}`} />,
  },
];

const Address = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 120, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const Kind = ({ code }: { code: number }) => {
  const kind = kindOf(code);
  return <StatusChip tone={kind?.tone ?? 'neutral'}>{kind?.name ?? code}</StatusChip>;
};
