import { MonitorSmartphone } from 'lucide-react';
import type { User } from '../../data/types';
import { SessionList } from '../../account/sessions/SessionList';
import { ReadingDialog } from '../../kit/DialogFrame';
import { RowAction } from '../../kit/RowActions';
import { useRowDialog } from '../../kit/RowDialogs';
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
