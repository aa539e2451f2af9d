import { MonitorSmartphone } from 'lucide-react';
import type { User } from '../data/types';
import { SessionList } from '../sessions/SessionList';
import { ReadingDialog } from '../ui/DialogFrame';
import { RowAction } from '../ui/RowActions';
import { useRowDialog } from '../ui/RowDialogs';
import { UserSecondFactor } from './UserSecondFactor';

/** Shows where and how a user signs in. */
export const SessionsAction = ({ user }: { user: User }) => {
  const { id, username } = user;
  const open = useRowDialog();
  const show = () =>
    open((close) => (
      <ReadingDialog title={`Sessions of ${username}`} maxWidth="sm" onClose={close}>
        <SessionList path={`/api/admin/users/${id}/sessions`} endAllLabel="End all sessions" />
        <UserSecondFactor user={user} />
      </ReadingDialog>
    ));
  return <RowAction label={`Sessions of ${username}`} icon={MonitorSmartphone} onClick={show} />;
};
