import { Box, Button, TextField, Typography } from '@mui/material';
import type { components } from '../../../../backend/openapi';
import { arePasskeysPossible } from '../second-factor/passkeys';
import { focusOnMount } from '../../kit/focus';
import { SmallForm, useSmallForm } from '../SmallForm';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';

interface SecondStepFormProps {
  asked: components['schemas']['SecondFactorAsked'];
  /** On the button. */
  action: string;
  /** The form stays locked until this is done. */
  sendCode: (code: string) => Promise<void>;
  passkey: PasskeyButtonProps;
  /** Back to the password. */
  onBack: () => void;
}

/** After the password: a code of the app, a recovery code, or a passkey. */
export const SecondStepForm = ({ asked, action, sendCode, passkey, onBack }: SecondStepFormProps) => {
  const usesPasskey = asked.hasPasskey && arePasskeysPossible();
  const { field, ...form } = useSmallForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : 'Please enter a code' }),
    send: ({ code }) => sendCode(code.trim()),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography ref={focusOnMount} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {asked.hasAuthenticator
          ? 'Enter the six digits that your authenticator app shows, or one of your recovery codes.'
          : 'Use your passkey, or enter one of your recovery codes.'}
      </Typography>
      {usesPasskey && <PasskeyButton {...passkey} />}
      <SmallForm {...form} action={action}>
        <TextField
          {...field('code', asked.hasAuthenticator ? 'Code' : 'Recovery code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      </SmallForm>
      <Button onClick={onBack}>Start again</Button>
    </Box>
  );
};
