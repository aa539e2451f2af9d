import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { focusOnMount } from '../../kit/focus';
import { showToast } from '../../kit/toasts';
import { EntranceLink, EntrancePage } from './EntrancePage';
import { askForLink, failureOf } from './passwordCalls';

export const ForgotPasswordPage = () => {
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <EntrancePage title="Forgot your password" introduction="We will email you a link to set a new one.">
      {answer ? (
        <Typography ref={focusOnMount} tabIndex={-1} role="status" sx={{ fontWeight: 600, '&:focus': { outline: 'none' } }}>
          {answer}
        </Typography>
      ) : (
        <ForgotPasswordForm onAnswer={setAnswer} />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        If nothing arrives within a few minutes, check your junk mail. If it is not there either, ask an administrator to set a new password
        for you.
      </Typography>
      <Box sx={{ mt: 3 }}>
        <EntranceLink to="/login">Back to sign in</EntranceLink>
      </Box>
    </EntrancePage>
  );
};

const ForgotPasswordForm = ({ onAnswer }: { onAnswer: (answer: string) => void }) => {
  const [username, setUsername] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setFault(message);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!username.trim()) return refuse('Please enter your username or your email address');
    setBusy(true);
    try {
      onAnswer(await askForLink(username.trim()));
    } catch (error) {
      console.error(error);
      const { field, sentence } = failureOf(error, 'username');
      if (field) refuse(field);
      else showToast({ title: 'Error', description: 'The link could not be requested.', reason: sentence, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        label="Username or email address"
        name="username"
        value={username}
        onChange={(event) => {
          setUsername(event.target.value);
          setFault(undefined);
        }}
        inputRef={input}
        error={Boolean(fault)}
        helperText={fault}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="medium"
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Send the link
      </Button>
    </Box>
  );
};
