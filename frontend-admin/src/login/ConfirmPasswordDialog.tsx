import { Box, Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { components } from '../../../backend/openapi';
import { confirmPassword } from '../auth/question';
import { readSession, renewToken } from '../auth/session';
import { ApiError, request } from '../data/request';
import { PasswordField } from '../ui/PasswordField';
import { failureOf } from './passwordCalls';

/** Asks for the password over the current screen when a change needs it. The waiting request then continues. */
export const ConfirmPasswordDialog = () => {
  useEffect(() => {
    confirmPassword.setAskable(true);
    return () => confirmPassword.setAskable(false);
  }, []);
  return confirmPassword.useIsAsked() ? <AskedDialog /> : null;
};

const AskedDialog = () => {
  const id = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setFault(message);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a dialog over another form, React would submit that form too.
    event.stopPropagation();
    if (!password) return refuse('Please enter your password');
    setBusy(true);
    try {
      const body = JSON.stringify({ currentPassword: password });
      const { json } = await request<components['schemas']['NewTokenAnswer']>('/api/auth/confirm', { method: 'POST', body });
      renewToken(json.token);
      confirmPassword.end(true);
    } catch (error) {
      // The session has ended: the waiting request asks for a sign-in.
      if (error instanceof ApiError && error.status === 401) return confirmPassword.end(true);
      console.error(error);
      const { field, sentence } = failureOf(error, 'currentPassword');
      refuse(field ?? sentence);
    } finally {
      setBusy(false);
    }
  };

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
        Please confirm with your password
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}text`} sx={{ mb: 3 }}>
          This change needs your password. You will not be asked again for 10 minutes.
        </Typography>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={readSession()?.user.username ?? ''} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            autoFocus
            size="medium"
            value={password}
            inputRef={input}
            error={Boolean(fault)}
            helperText={fault}
            onChange={(event) => {
              setPassword(event.target.value);
              setFault(undefined);
            }}
          />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            Confirm
          </Button>
          <Button onClick={() => confirmPassword.end(false)} sx={{ minHeight: 44 }}>
            Cancel
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
};
