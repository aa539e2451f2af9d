import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { signInAgain } from '../../data/session/question';
import { readSession } from '../../data/session/session';
import { showToast } from '../../kit/toasts';
import { SignInForm } from './SignInForm';

/** Asks for a new sign-in over the current screen when the session has ended, so that nothing typed is lost. Waiting requests then continue. */
export const SignInDialog = () => {
  useEffect(() => {
    signInAgain.setAskable(true);
    return () => signInAgain.setAskable(false);
  }, []);
  return signInAgain.useIsAsked() ? <AskedDialog /> : null;
};

const AskedDialog = () => {
  const id = useId();
  const client = useQueryClient();
  const [user] = useState(() => readSession()?.user);

  // The user may sign in in another tab instead.
  useEffect(() => {
    const token = readSession()?.token;
    const look = () => {
      const now = readSession()?.token;
      if (now && now !== token) signInAgain.end(true);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  const goOn = async () => {
    const now = readSession()?.user;
    if (now && now.id !== user?.id) {
      showToast({ title: `Signed in as ${now.username}`, description: 'Your changes will be saved under this name.', variant: 'default' });
      // This user may have another role.
      await client.invalidateQueries({ queryKey: ['auth'] });
    }
    signInAgain.end(true);
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`} component="h2" sx={{ fontWeight: 700 }}>
        Please sign in again
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}text`} sx={{ mb: 3 }}>
          Your session has ended. What you typed is still here; sign in to carry on where you left off.
        </Typography>
        <SignInForm username={user?.username} onSignedIn={() => void goOn()} />
        <Button fullWidth onClick={() => signInAgain.end(false)} sx={{ mt: 1.5, minHeight: 44 }}>
          Leave without saving
        </Button>
      </DialogContent>
    </Dialog>
  );
};
