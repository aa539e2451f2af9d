import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { setUpSecondFactor, signInAgain } from '../../data/session/question';
import { noteSetUp, readSession } from '../../data/session/session';
import { showToast } from '../../kit/toasts';
import { SetUpForms } from '../second-factor/SetUpForms';
import { QuestionDialog, useAsked } from './QuestionDialog';
import { SignInForm } from './SignInForm';

/** Asks for a new sign-in over the current screen when the session has ended, so that nothing typed is lost. Waiting requests then continue. */
export const SignInDialog = () => (useAsked(signInAgain) ? <AskedSignIn /> : null);

const AskedSignIn = () => {
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
    <QuestionDialog
      title="Please sign in again"
      text="Your session has ended. What you typed is still here; sign in to carry on where you left off."
      leaveLabel="Leave without saving"
      onLeave={() => signInAgain.end(false)}
    >
      <SignInForm username={user?.username} onSignedIn={() => void goOn()} />
    </QuestionDialog>
  );
};

/** Sets up a second step over the current screen when the account needs one from now on. Waiting requests then continue. */
export const SetUpDialog = () => (useAsked(setUpSecondFactor) ? <AskedSetUp /> : null);

const AskedSetUp = () => {
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
    <QuestionDialog
      title="Protect your account"
      text="From now on this account needs more than a password. What you typed is still here; it takes less than a minute, then you carry on where you left off."
      leaveLabel="Sign out without saving"
      onLeave={leave}
    >
      <SetUpForms onDone={goOn} />
    </QuestionDialog>
  );
};
