import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { arePasskeysPossible } from '../second-factor/factors';
import { focusOnMount } from '../../kit/focus';
import { failureOf } from './passwordCalls';
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
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const usesPasskey = asked.hasPasskey && arePasskeysPossible();

  const refuse = (message: string) => {
    setFault(message);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a dialog over another form, React would submit that form too.
    event.stopPropagation();
    if (!code.trim()) return refuse('Please enter a code');
    setBusy(true);
    try {
      await sendCode(code.trim());
    } catch (error) {
      console.error(error);
      refuse(failureOf(error, 'code').sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography ref={focusOnMount} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {asked.hasAuthenticator
          ? 'Enter the six digits that your authenticator app shows, or one of your recovery codes.'
          : 'Use your passkey, or enter one of your recovery codes.'}
      </Typography>
      {usesPasskey && <PasskeyButton {...passkey} />}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          label={asked.hasAuthenticator ? 'Code' : 'Recovery code'}
          name="code"
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setFault(undefined);
          }}
          inputRef={input}
          error={Boolean(fault)}
          helperText={fault}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          slotProps={{ htmlInput: { maxLength: 40 } }}
          size="medium"
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {action}
        </Button>
      </Box>
      <Button onClick={onBack} sx={{ minHeight: 44 }}>
        Start again
      </Button>
    </Box>
  );
};
