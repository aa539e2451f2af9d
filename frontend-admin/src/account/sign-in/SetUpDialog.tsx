import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { useLogout } from 'react-admin';
import { setUpSecondFactor } from '../../data/session/question';
import { noteSetUp } from '../../data/session/session';
import { SetUpForms } from '../second-factor/SetUpForms';

/**
 * Sets up a second step over the current screen when the account needs one from now on, so that nothing typed is lost. Waiting requests then
 * continue.
 */
export const SetUpDialog = () => {
  useEffect(() => {
    setUpSecondFactor.setAskable(true);
    return () => setUpSecondFactor.setAskable(false);
  }, []);
  return setUpSecondFactor.useIsAsked() ? <AskedDialog /> : null;
};

const AskedDialog = () => {
  const id = useId();
  const logout = useLogout();
  const goOn = () => {
    noteSetUp('mustSetUp');
    setUpSecondFactor.end(true);
  };
  const leave = () => {
    setUpSecondFactor.end(false);
    void logout();
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`} component="h2" sx={{ fontWeight: 700 }}>
        Protect your account
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}text`} sx={{ mb: 3 }}>
          From now on this account needs more than a password. What you typed is still here; it takes less than a minute, then you carry on
          where you left off.
        </Typography>
        <SetUpForms onDone={goOn} />
        <Button fullWidth onClick={leave} sx={{ mt: 1.5, minHeight: 44 }}>
          Sign out without saving
        </Button>
      </DialogContent>
    </Dialog>
  );
};
