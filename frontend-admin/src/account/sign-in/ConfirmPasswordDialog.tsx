import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { confirmPassword } from '../../data/session/question';
import { readSession, renewToken } from '../../data/session/session';
import { ApiError, request } from '../../data/request';
import { answerWithPasskey } from '../second-factor/passkeys';
import { PasswordField } from '../PasswordField';
import { SmallForm, useSmallForm } from '../SmallForm';
import type { Toast } from '../../kit/toasts';
import { failureOf } from './passwordCalls';
import type { PasskeyButtonProps } from './PasskeyButton';
import { SecondStepForm } from './SecondStepForm';

type Schemas = components['schemas'];

/** Asks for the password, and the second step if there is one, over the current screen when a change needs them. The waiting request then continues. */
export const ConfirmPasswordDialog = () => {
  useEffect(() => {
    confirmPassword.setAskable(true);
    return () => confirmPassword.setAskable(false);
  }, []);
  return confirmPassword.useIsAsked() ? <AskedDialog /> : null;
};

/** Ends the question, or resolves to what is asked beside the password. */
async function confirm(given: Schemas['ConfirmDto']): Promise<Schemas['SecondFactorAsked'] | null> {
  try {
    const options = { method: 'POST', body: JSON.stringify(given) };
    const { json } = await request<Schemas['NewToken'] | Schemas['SecondFactorAsked']>('/api/auth/confirm', options);
    if (!('token' in json)) return json;
    renewToken(json.token);
  } catch (error) {
    // The session has ended: the waiting request asks for a sign-in.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  confirmPassword.end(true);
  return null;
}

const passkeyFailure = (error: unknown): Toast => ({
  title: 'Not Confirmed',
  description: failureOf(error, 'response').sentence,
  variant: 'destructive',
});

interface SecondStep {
  currentPassword: string;
  asked: Schemas['SecondFactorAsked'];
}

const AskedDialog = () => {
  const id = useId();
  const [step, setStep] = useState<SecondStep | null>(null);
  return (
    <Dialog
      open
      onClose={() => confirmPassword.end(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`} component="h2" sx={{ fontWeight: 700 }}>
        Please confirm with your {step ? 'second step' : 'password'}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}text`} sx={{ mb: 3 }}>
          This change needs your password, and your second step if you have one. You will not be asked again for 10 minutes.
        </Typography>
        {step ? <SecondStepPart step={step} onBack={() => setStep(null)} /> : <PasswordPart onSecondStep={setStep} />}
        <Button fullWidth onClick={() => confirmPassword.end(false)} sx={{ mt: 2, minHeight: 44 }}>
          Cancel
        </Button>
      </DialogContent>
    </Dialog>
  );
};

const SecondStepPart = ({ step: { currentPassword, asked }, onBack }: { step: SecondStep; onBack: () => void }) => {
  const passkey: PasskeyButtonProps = {
    label: 'Confirm with a passkey',
    otherwise: 'enter a code',
    onUse: async () => void (await confirm({ currentPassword, ...(await answerWithPasskey()) })),
    failure: passkeyFailure,
  };
  const sendCode = async (code: string) => void (await confirm({ currentPassword, code }));
  return <SecondStepForm asked={asked} action="Confirm" sendCode={sendCode} passkey={passkey} onBack={onBack} />;
};

const PasswordPart = ({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) => {
  const { field, ...form } = useSmallForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => ({ currentPassword: currentPassword ? undefined : 'Please enter your password' }),
    send: async ({ currentPassword }) => {
      const asked = await confirm({ currentPassword });
      if (asked) onSecondStep({ currentPassword, asked });
    },
    otherwise: ({ sentence }) => ({ currentPassword: sentence }),
  });
  return (
    <SmallForm {...form} action="Confirm">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={readSession()?.user.username ?? ''} readOnly hidden />
      <PasswordField {...field('currentPassword', 'Password')} autoComplete="current-password" autoFocus />
    </SmallForm>
  );
};
