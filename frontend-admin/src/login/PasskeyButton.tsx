import { Button } from '@mui/material';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { isDismissal, signInWithPasskey } from '../secondFactor/passkeys';
import { showToast } from '../ui/toasts';
import { keepSession, loginFailure } from './signIn';

/** One step: the browser verifies the person. */
export const PasskeyButton = ({ onSignedIn }: { onSignedIn: () => void | Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      keepSession(await signInWithPasskey());
      await onSignedIn();
    } catch (error) {
      console.error(error);
      if (isDismissal(error))
        showToast({ title: 'No Passkey Used', description: 'You can try again, or sign in with your password.', variant: 'destructive' });
      else showToast(loginFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" size="large" startIcon={<KeyRound size={20} />} loading={busy} onClick={() => void start()}>
      Sign in with a passkey
    </Button>
  );
};
