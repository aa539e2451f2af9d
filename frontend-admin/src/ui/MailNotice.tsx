import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { useMailState } from '../data/useMailState';

/** Says plainly that no mail leaves the house, or that some was given up; nothing while all is well. */
export const MailNotice = () => {
  const { permissions } = usePermissions<string>();
  const { data: state } = useMailState();
  if (!state || (state.isConfigured && state.failed === 0)) return null;
  const text = state.isConfigured
    ? `${count(state.failed)} could not be sent and ${state.failed === 1 ? 'was' : 'were'} given up. Open the inquiry to see why and to send again.`
    : `No mail server is set up: nobody is told of new inquiries by mail, and customers get no answer. Inquiries are kept. ${waiting(state.queued)}`;
  const opensSettings = !state.isConfigured && permissions === 'admin';
  return (
    <Alert
      severity="warning"
      action={
        opensSettings && (
          <Button component={Link} to="/settings" color="inherit" size="small">
            Set up mail
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
};

const count = (mails: number): string => `${mails} ${mails === 1 ? 'mail' : 'mails'}`;
const waiting = (mails: number): string => (mails === 0 ? '' : `${count(mails)} ${mails === 1 ? 'waits' : 'wait'} to be sent.`);
