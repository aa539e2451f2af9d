import { Alert, Box, Button } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import type { ChannelState } from '../data/types';
import { useChannels } from '../data/useCall';

/** Warns when mail is not set up, and of each channel with messages that finally failed. */
export const ChannelNotices = () => {
  const { permissions } = usePermissions<string>();
  const { data: channels = [] } = useChannels();
  const mail = channels.find(({ channel }) => channel === 'mail');
  const failing = channels.filter(({ isConfigured, failed }) => isConfigured && failed > 0);
  if (mail?.isConfigured !== false && !failing.length) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {mail?.isConfigured === false && (
        <Alert
          severity="warning"
          action={
            permissions === 'admin' && (
              <Button component={Link} to="/settings/mail" color="inherit" size="small">
                Set up email
              </Button>
            )
          }
        >
          No mail server is set up, so new enquiries are stored but the office gets no email and customers get no automatic reply.{' '}
          {waiting(mail.queued)}
        </Alert>
      )}
      {failing.map(({ channel, name, failed }) => (
        <Alert key={channel} severity="warning">
          {name}: {messages(failed)} could not be sent. Open the enquiry to see why, and to send {failed === 1 ? 'it' : 'them'} again.
        </Alert>
      ))}
    </Box>
  );
};

const messages = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;
const waiting = (count: ChannelState['queued']): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'email is' : 'emails are'} waiting to be sent.`;
