import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { confirmPassword } from '../../data/session/question';
import { readSession, renewToken } from '../../data/session/session';
import { ApiError } from '../../data/ApiError';
import { answerWithPasskey } from '../second-factor/passkeys';
import { failureOf, post } from '../calls';
import { PasswordField } from '../PasswordField';
import { SmallForm, useSmallForm } from '../SmallForm';
import type { Toast } from '../../kit/toasts';
import type { PasskeyButtonProps } from './PasskeyButton';
import { QuestionDialog, useAsked } from './QuestionDialog';
import { SecondStepForm } from './SecondStepForm';

type Schemas = components['schemas'];

/** Asks for the password, and the second step if there is one, over the current screen when a change needs them. The waiting request then continues. */
export const ConfirmPasswordDialog = () => (useAsked(confirmPassword) ? <AskedDialog /> : null);

/** Ends the question, or resolves to what is asked beside the password. */
async function confirm(given: Schemas['ConfirmDto']): Promise<Schemas['SecondFactorAsked'] | null> {
  try {
    const response = await post<Schemas['NewToken'] | Schemas['SecondFactorAsked']>('/api/auth/confirm', given);
    if (!('token' in response)) return response;
    renewToken(response.token);
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
  const [step, setStep] = useState<SecondStep | null>(null);
  const leave = () => confirmPassword.end(false);
  return (
    <QuestionDialog
      title={`Please confirm with your ${step ? 'second step' : 'password'}`}
      text="This change needs your password, and your second step if you have one. You will not be asked again for 10 minutes."
      leaveLabel="Cancel"
      onLeave={leave}
      onClose={leave}
    >
      {step ? <SecondStepPart step={step} onBack={() => setStep(null)} /> : <PasswordPart onSecondStep={setStep} />}
    </QuestionDialog>
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
  });
  return (
    <SmallForm {...form} action="Confirm">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={readSession()?.user.username ?? ''} readOnly hidden />
      <PasswordField {...field('currentPassword', 'Password')} autoComplete="current-password" autoFocus />
    </SmallForm>
  );
};
