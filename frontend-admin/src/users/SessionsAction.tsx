import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../data/types';
import { SessionList } from '../sessions/SessionList';
import { ReadingDialog } from '../ui/DialogFrame';
import { RowAction } from '../ui/RowActions';
import { UserSecondFactor } from './UserSecondFactor';

/** Shows where and how a user signs in. */
export const SessionsAction = ({ user }: { user: User }) => {
  const { id, username } = user;
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowAction label={`Sessions of ${username}`} icon={MonitorSmartphone} onClick={() => setOpen(true)} />
      {open && (
        <ReadingDialog title={`Sessions of ${username}`} maxWidth="sm" onClose={() => setOpen(false)}>
          <SessionList path={`/api/admin/users/${id}/sessions`} endAllLabel="End all sessions" />
          <UserSecondFactor user={user} />
        </ReadingDialog>
      )}
    </>
  );
};
