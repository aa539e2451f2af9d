import { Alert, Box, TextField } from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Eye, Send } from 'lucide-react';
import { useState } from 'react';
import { BooleanInput, PasswordInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CompanyInfo, MailPreview, TestMailResult } from '../../data/types';
import { useCall } from '../../data/useCall';
import { wide } from '../../kit/FieldGrid';
import { TextInput } from '../../editing/inputs';
import { LinesInput } from '../../editing/TextListInput';
import { MailFrame } from '../../kit/MailFrame';
import { usePaused } from '../../kit/usePaused';
import { LabelledButton } from '../../kit/LabelledButton';
import { Section } from './Sections';

const PAUSE_MS = 400;

/** For administrators. */
export const MailSection = () => {
  // Whether there is a password, which the API never returns.
  const stored = useRecordContext<CompanyInfo>()?.hasSmtpPassword === true;
  const removes = useWatch<Record<string, boolean | undefined>>({ name: 'removesSmtpPassword' });
  return (
    <Section title="Mail" note="Administrators only. Without a mail server, enquiries are stored and shown here, but no emails are sent.">
      <TextInput source="smtpHost" />
      <TextInput source="smtpPort" type="number" />
      <TextInput source="smtpUser" autoComplete="off" />
      <div>
        <PasswordInput
          source="smtpPassword"
          autoComplete="new-password"
          disabled={removes}
          helperText={
            stored
              ? 'A password is stored. Leave it blank to keep it. Enter it again when the host, port or user changes.'
              : 'No password is stored.'
          }
        />
        {stored && <BooleanInput source="removesSmtpPassword" helperText={false} />}
      </div>
      <LinesInput source="emailRecipients" helperText="Who is notified of new enquiries. One address per line." sx={wide} />
      <TextInput
        source="autoresponderTemplate"
        multiline
        minRows={6}
        helperText="Sent to customers as soon as their enquiry arrives. {name}, {service}, {replyBy} (when the reply is promised), {companyName}, {phone} and {emergencyPhone} are filled in. Without an emergency phone, sentences that give it are left out."
        sx={wide}
      />
      <AutoresponderPreview />
      <BooleanInput
        source="asksForReviews"
        helperText="Every customer with an email address gets one request, three days after an enquiry is won and completed: the same neutral words for all, with your review profiles (Online), without a condition or a reward, to be stopped with one click."
        sx={wide}
      />
      <LackOfProfiles />
      <BooleanInput
        source="mailsMonthlyReport"
        helperText="On the 1st the recipients get a mail about the month before: jobs won, money, enquiries, and what brought them."
        sx={wide}
      />
      <TestMail />
    </Section>
  );
};

const LackOfProfiles = () => {
  const [asks, profiles] = useWatch({ name: ['asksForReviews', 'reviewProfiles'] }) as [boolean, unknown[] | null];
  if (!asks || profiles?.length) return null;
  return (
    <Alert severity="warning" sx={wide}>
      No request is sent yet: add a review profile under Online first.
    </Alert>
  );
};

const AutoresponderPreview = () => {
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ ...wide, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <LabelledButton label="Preview" icon={Eye} aria-expanded={isShown} onClick={() => setShown(!isShown)} />
      {isShown && <AutoresponderFrame />}
    </Box>
  );
};

const AutoresponderFrame = () => {
  const call = useCall();
  const { autoresponderTemplate = '' } = useWatch<{ autoresponderTemplate?: string | null }>();
  const template = usePaused(autoresponderTemplate ?? '', PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['autoresponder-preview', template],
    queryFn: async ({ signal }) => {
      const body = JSON.stringify({ autoresponderTemplate: template });
      return (await call<MailPreview>('/api/admin/mail/autoresponder-preview', { method: 'POST', body, signal })).json;
    },
    enabled: template.trim() !== '',
    placeholderData: keepPreviousData,
  });
  return data ? (
    <MailFrame mail={data} title="Preview of the autoresponder" caption={`Preview, with a made-up customer. Subject: ${data.subject}`} />
  ) : null;
};

const TestMail = () => {
  const call = useCall();
  const [to, setTo] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const body = JSON.stringify({ to: to.trim() || null });
      return (await call<TestMailResult>('/api/admin/mail/test', { method: 'POST', body })).json;
    },
  });
  return (
    <Box sx={{ ...wide, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextField
          type="email"
          label="Test address"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          helperText="Leave blank to send it to yourself. Uses the saved settings."
          // Enter would submit the settings.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            mutate();
          }}
          sx={{ flex: '1 1 260px' }}
        />
        <LabelledButton label={isPending ? 'Sending...' : 'Send a test email'} icon={Send} disabled={isPending} onClick={() => mutate()} />
      </Box>
      <div role="status">
        {data && (
          <Alert severity={data.sent ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
            {data.sent
              ? `The mail server accepted the email to ${data.to}: ${data.answer}`
              : `The email to ${data.to} was not sent: ${data.answer}`}
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
      </div>
    </Box>
  );
};
