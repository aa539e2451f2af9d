import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../data/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { RowAction } from '../ui/RowAction';
import { useActivation } from './useActivation';

/** Lets someone in again at once; shuts someone out after a question. */
export const ActivationAction = ({ user, note = '' }: { user: User; note?: string }) => {
  const [asking, setAsking] = useState(false);
  const { setActive, isPending } = useActivation(user);
  const { username, isActive } = user;
  const done = () => setAsking(false);
  if (!isActive)
    return <RowAction label={`Reactivate ${username}`} icon={UserCheck} disabled={isPending} onClick={() => setActive(true)} />;
  return (
    <>
      <RowAction label={`Deactivate ${username}`} icon={UserX} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={`Deactivate ${username}`}
          question={`Are you sure you want to deactivate this user? ${note || 'The person is signed out at once and cannot sign in until reactivated.'}`}
          action="Deactivate"
          busy={isPending}
          onConfirm={() => setActive(false, done)}
          onClose={done}
        />
      )}
    </>
  );
};
