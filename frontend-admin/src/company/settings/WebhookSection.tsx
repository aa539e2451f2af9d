import { Alert, Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, Send } from 'lucide-react';
import type { WebhookSecret, WebhookTestResult } from '../../data/types';
import { useCall } from '../../data/useCall';
import { wide } from '../../kit/FieldGrid';
import { LabelledButton } from '../../kit/LabelledButton';
import { TextInput } from '../../editing/inputs';
import { MoreFields } from '../../editing/MoreFields';
import { Section } from './Sections';

const NOTE =
  'Administrators only. Tells Slack, Teams, Zapier or your own server when an enquiry is received, rescued from spam, due soon or answered, or the customer writes again. ' +
  "Sends the customer's name, type of work, place and a link, but no message, email address or telephone number. The receiver stores this data: " +
  'name it in your privacy policy, and erase data there too when a customer asks you to.';

export const WebhookSection = () => (
  <MoreFields>
    <Box sx={wide}>
      <Section title="Webhook" note={NOTE}>
        <TextInput
          source="webhookUrl"
          type="url"
          autoComplete="off"
          helperText="Starts with https://. Leave blank to send nothing."
          sx={wide}
        />
        <WebhookTools />
      </Section>
    </Box>
  </MoreFields>
);

const WebhookTools = () => {
  const call = useCall();
  const post = async <T,>(action: string) => (await call<T>(`/api/admin/webhook/${action}`, { method: 'POST' })).json;
  const test = useMutation({ mutationFn: () => post<WebhookTestResult>('test') });
  const renewal = useMutation({ mutationFn: () => post<WebhookSecret>('secret') });
  const error = test.error ?? renewal.error;
  return (
    <Box sx={{ ...wide, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LabelledButton
          label={test.isPending ? 'Sending...' : 'Send a test event'}
          icon={Send}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        />
        <LabelledButton label="New signing secret" icon={KeyRound} disabled={renewal.isPending} onClick={() => renewal.mutate()} />
      </Box>
      <div role="status">
        {test.data && (
          <Alert severity={test.data.accepted ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
            {test.data.accepted
              ? `The receiver accepted the event: ${test.data.answer}`
              : `The event was not accepted: ${test.data.answer}`}
          </Alert>
        )}
        {renewal.data && (
          <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
            Copy the secret now, because it is not shown again: <code>{renewal.data.secret}</code>. Receivers verify the X-Signature header
            with it. The previous secret no longer works.
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
      </div>
    </Box>
  );
};
