import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { focusOnMount } from '../ui/focusOnMount';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { EntranceLink } from './EntranceLink';
import { EntrancePage } from './EntrancePage';
import { ResetPasswordForm } from './ResetPasswordForm';

const CUT_OFF = 'This link is not complete. Please open it from the mail again, or copy all of it.';

/** Where the links in the mails lead: a new password, or the first one. */
export const ResetPasswordPage = () => {
  const token = useSearchParams()[0].get('token');
  const [refusal, setRefusal] = useState(token ? null : CUT_OFF);
  useDocumentTitle('Set your password');
  return (
    <EntrancePage title="Set your password" introduction="You sign in with it from now on, and are signed out everywhere else.">
      {token && !refusal ? (
        <ResetPasswordForm token={token} onRefusal={setRefusal} />
      ) : (
        <Typography ref={focusOnMount} tabIndex={-1} role="alert" sx={{ fontWeight: 600, '&:focus': { outline: 'none' } }}>
          {refusal}
        </Typography>
      )}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}>
        {refusal && <EntranceLink to="/forgot-password">Ask for a new link</EntranceLink>}
        <EntranceLink to="/login">Back to sign in</EntranceLink>
      </Box>
    </EntrancePage>
  );
};
