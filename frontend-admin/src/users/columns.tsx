import Box from '@mui/material/Box';
import { readSession } from '../auth/session';
import type { User } from '../data/types';
import { ActiveChip } from '../ui/ActiveChip';
import type { Column } from '../ui/Column';
import { DateText } from '../ui/DateText';
import { StatusChip } from '../ui/StatusChip';
import { TitleCell } from '../ui/TitleCell';
import { roleName } from './choices';
import { UserActions } from './UserActions';

export const columns: readonly Column<User>[] = [
  { label: 'Username', sortBy: 'username', heading: true, render: (user) => <Name {...user} /> },
  { label: 'Role', sortBy: 'role', render: ({ role }) => roleName(role) },
  { label: 'Status', sortBy: 'isActive', render: ({ isActive }) => <ActiveChip isActive={isActive} /> },
  { label: 'Last Sign-in', sortBy: 'lastLogin', render: ({ lastLogin }) => (lastLogin ? <DateText at={lastLogin} /> : 'Never') },
  { label: 'Actions', align: 'right', actions: true, render: (user) => <UserActions user={user} /> },
];

const Name = ({ id, username, email }: User) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <TitleCell title={username} note={email} />
    {id === readSession()?.user.id && <StatusChip tone="info">You</StatusChip>}
  </Box>
);
