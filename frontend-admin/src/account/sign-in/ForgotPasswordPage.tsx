import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { focusOnMount } from '../../kit/focus';
import { showToast } from '../../kit/toasts';
import { post } from '../calls';
import { SmallForm, useSmallForm } from '../SmallForm';
import { EntranceLink, EntrancePage } from './EntrancePage';

type Schemas = components['schemas'];

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
  const { field, ...form } = useSmallForm({
    initial: { username: '' },
    check: ({ username }) => ({ username: username.trim() ? undefined : 'Please enter your username or your email address' }),
    send: async ({ username }) => {
      const body = { username: username.trim() } satisfies Schemas['ForgotPasswordDto'];
      onAnswer((await post<Schemas['MessageResponse']>('/api/auth/forgot-password', body)).message);
    },
    otherwise: ({ sentence }) =>
      showToast({ title: 'Error', description: 'The link could not be requested.', reason: sentence, variant: 'destructive' }),
  });
  return (
    <SmallForm {...form} action="Send the link">
      <TextField {...field('username', 'Username or email address')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
    </SmallForm>
  );
};
