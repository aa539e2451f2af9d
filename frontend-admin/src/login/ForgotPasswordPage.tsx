import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { focusOnMount } from '../ui/focusOnMount';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { EntranceLink } from './EntranceLink';
import { EntrancePage } from './EntrancePage';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export const ForgotPasswordPage = () => {
  const [answer, setAnswer] = useState<string | null>(null);
  useDocumentTitle('Forgot your password');
  return (
    <EntrancePage title="Forgot your password" introduction="A link in a mail lets you set a new one.">
      {answer ? (
        <Typography ref={focusOnMount} tabIndex={-1} role="status" sx={{ fontWeight: 600, '&:focus': { outline: 'none' } }}>
          {answer}
        </Typography>
      ) : (
        <ForgotPasswordForm onAnswer={setAnswer} />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        No mail after a few minutes? Look among the junk mail, too. If none comes, ask an administrator of this site: they can set a new
        password for you.
      </Typography>
      <Box sx={{ mt: 3 }}>
        <EntranceLink to="/login">Back to sign in</EntranceLink>
      </Box>
    </EntrancePage>
  );
};
