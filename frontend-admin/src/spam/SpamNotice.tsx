import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Inquiry, MailReport } from '../data/types';
import { useSetSpam } from './useSetSpam';

function heldBack(mails: MailReport[]): string {
  const withdrawn = mails.filter(({ status }) => status === 'withdrawn');
  if (withdrawn.length === mails.length)
    return 'No mail was sent. When it is no spam, the office is told and the customer gets the usual answer.';
  return withdrawn.length
    ? 'Not all of its mails were sent. When it is no spam, the others go out, too.'
    : 'The office was told of it when it came in.';
}

/** Above an enquiry that counts as spam: why, and the way back. */
export const SpamNotice = ({ id, isSpam, spamReasons, mails }: Inquiry) => {
  const { setSpam, isPending } = useSetSpam(id);
  if (!isSpam) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Taken for spam</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {spamReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>{heldBack(mails)}</Box>
      <Button variant="contained" loading={isPending} onClick={() => setSpam(false)} sx={{ mt: 2 }}>
        Not spam
      </Button>
    </Alert>
  );
};
