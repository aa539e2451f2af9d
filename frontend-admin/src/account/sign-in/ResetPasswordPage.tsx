import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import type { components } from '../../../../backend/openapi';
import { clearSession } from '../../data/session/session';
import { focusOnMount } from '../../kit/focus';
import { post } from '../calls';
import { PasswordField } from '../PasswordField';
import { PASSWORD_RULES, requiredPasswordFault } from '../passwordRules';
import { showToast } from '../../kit/toasts';
import { SmallForm, useSmallForm } from '../SmallForm';
import { EntranceLink, EntrancePage } from './EntrancePage';

type Schemas = components['schemas'];

const CUT_OFF = 'This link is incomplete. Please open it from the email again, or copy the whole link.';

/** Where the links in mails lead: sets a first password, or a new one. */
export const ResetPasswordPage = () => {
  const token = useToken();
  return (
    <EntrancePage title="Set your password" introduction="Use it to sign in from now on. You will be signed out everywhere else.">
      {/* The next link may be opened in the same tab, which loads nothing again. */}
      <NewPassword key={token} token={token} />
    </EntrancePage>
  );
};

const NewPassword = ({ token }: { token: string | null }) => {
  const [refusal, setRefusal] = useState(token ? null : CUT_OFF);
  return (
    <>
      {token && !refusal ? (
        <ResetPasswordForm token={token} onRefusal={setRefusal} />
      ) : (
        <Typography ref={focusOnMount} tabIndex={-1} role="alert" sx={{ fontWeight: 600, '&:focus': { outline: 'none' } }}>
          {refusal}
        </Typography>
      )}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}>
        {refusal && <EntranceLink to="/forgot-password">Request a new link</EntranceLink>}
        <EntranceLink to="/login">Back to sign in</EntranceLink>
      </Box>
    </>
  );
};

/**
 * The token of the link: in the fragment, or in the query as in mails of earlier versions. It moves from the address to the state of the history entry,
 * where a reload keeps it and nobody can read it.
 */
function useToken(): string | null {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const linked = [hash.slice(1), search].map(tokenIn).find(Boolean);
  const navigate = useNavigate();
  useEffect(() => {
    if (linked) void navigate(pathname, { replace: true, state: linked });
  }, [linked, pathname, navigate]);
  return linked ?? (typeof state === 'string' ? state : null);
}

/** Without the comma or bracket that a mail program takes along from behind a link. */
const tokenIn = (parameters: string) => /^[A-Za-z0-9_-]*/.exec(new URLSearchParams(parameters).get('token') ?? '')?.[0];

interface ResetPasswordFormProps {
  token: string;
  /** Called with the reason when the link no longer works, whatever the password. */
  onRefusal: (sentence: string) => void;
}

const ResetPasswordForm = ({ token, onRefusal }: ResetPasswordFormProps) => {
  const navigate = useNavigate();
  const { field, ...form } = useSmallForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: requiredPasswordFault(password) }),
    send: async ({ password }) => {
      const body = { token, password } satisfies Schemas['ResetPasswordDto'];
      const { message: description } = await post<Schemas['MessageResponse']>('/api/auth/reset-password', body);
      // Someone else may be signed in here; the new password is for the next sign-in.
      clearSession();
      showToast({ title: 'Password Set', description, variant: 'default' });
      await navigate('/login', { replace: true });
    },
    otherwise: ({ sentence, isFinal }) => {
      if (isFinal) onRefusal(sentence);
      else showToast({ title: 'Error', description: 'The password could not be set.', reason: sentence, variant: 'destructive' });
    },
  });
  return (
    <SmallForm {...form} action="Set the password">
      <PasswordField {...field('password', 'New password', PASSWORD_RULES)} autoComplete="new-password" />
    </SmallForm>
  );
};
