import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Eye, Send } from 'lucide-react';
import { useState } from 'react';
import { BooleanInput, PasswordInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
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

/** Saves the form, and does something with what is stored instead of going on. */
export type SaveThen = (next: () => void, form: HTMLFormElement | null) => void;

/** For administrators. While the site is set up (`saveThen`) the mail to customers is in view, and a test saves first. */
export const MailSection = ({ saveThen }: { saveThen?: SaveThen }) => {
  // Whether there is a password, which the API never returns.
  const stored = useRecordContext<CompanyInfo>()?.hasSmtpPassword === true;
  const removes = useWatch<Record<string, boolean | undefined>>({ name: 'removesSmtpPassword' });
  return (
    <Section title="Mail" note="Administrators only. Without a mail server, enquiries are stored and shown here, but no emails are sent.">
      <ProviderField />
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
      <AutoresponderPreview isOpen={saveThen !== undefined} />
      {!saveThen && <MailsByThemselves />}
      <TestMail saveThen={saveThen} />
    </Section>
  );
};

const MailsByThemselves = () => {
  const [asks, profiles] = useWatch({ name: ['asksForReviews', 'reviewProfiles'] }) as [boolean, unknown[] | null];
  return (
    <>
      <BooleanInput
        source="asksForReviews"
        helperText="Every customer with an email address gets one request, three days after an enquiry is won and completed: the same neutral words for all, with your review profiles (Online), without a condition or a reward, to be stopped with one click."
        sx={wide}
      />
      {asks && !profiles?.length && (
        <Alert severity="warning" sx={wide}>
          No request is sent yet: add a review profile under Online first.
        </Alert>
      )}
      <BooleanInput
        source="mailsMonthlyReport"
        helperText="On the 1st the recipients get a mail about the month before: jobs won, money, enquiries, and what brought them."
        sx={wide}
      />
    </>
  );
};

interface Provider {
  id: string;
  name: string;
  smtpHost: string;
  /** Where the password comes from. */
  note: string;
}

/** All take a connection that becomes encrypted (STARTTLS). */
const PORT = 587;
const PROVIDERS: readonly Provider[] = [
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    smtpHost: 'smtp.office365.com',
    note: 'In the Microsoft 365 admin centre open the mailbox under Users, ‘Mail’, ‘Manage email apps’, and switch on ‘Authenticated SMTP’. With two-step sign-in you need an app password: mysignins.microsoft.com, ‘Security info’, ‘Add sign-in method’, ‘App password’. From the end of December 2026 Microsoft allows this sign-in only where an administrator has switched it on again.',
  },
  {
    id: 'google',
    name: 'Google',
    smtpHost: 'smtp.gmail.com',
    note: 'Google takes an app password, not your own. Switch on 2-Step Verification in your Google Account, open myaccount.google.com/apppasswords, type a name such as ‘Website’ and press ‘Create’. Paste the 16 letters below as the password.',
  },
  {
    id: 'ionos',
    name: 'IONOS',
    smtpHost: 'smtp.ionos.co.uk',
    note: 'The user is the whole email address, the password that of this mailbox (not of your IONOS account). You can set a new one in IONOS under Email, at the mailbox.',
  },
];
const OTHER = {
  id: 'other',
  name: 'Other',
  note: 'Your provider calls these details ‘outgoing mail’ or ‘SMTP’. The user is mostly the whole email address. If you sign in there with a code from your phone, look for ‘app password’ in its help.',
};

/** Fills in host and port, and says where the password comes from. */
const ProviderField = () => {
  const email = useRecordContext<CompanyInfo>()?.email;
  const { getValues, setValue } = useFormContext();
  const host = useWatch<Record<string, string | null | undefined>>({ name: 'smtpHost' });
  const [isOther, setOther] = useState(false);
  const known = PROVIDERS.find(({ smtpHost }) => smtpHost === host);
  const chosen = known ?? (host || isOther ? OTHER : undefined);
  const choose = (id: string) => {
    const provider = PROVIDERS.find((each) => each.id === id);
    setOther(!provider);
    const fields = provider ? { smtpHost: provider.smtpHost, smtpPort: PORT } : known && { smtpHost: '', smtpPort: null };
    for (const [name, value] of Object.entries(fields ?? {})) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    if (provider && !getValues('smtpUser')) setValue('smtpUser', email, { shouldDirty: true });
  };
  return (
    <Box sx={wide}>
      <TextField
        select
        label="Email Provider"
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
        sx={{ maxWidth: 360 }}
      >
        {[...PROVIDERS, OTHER].map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {chosen && (
        <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {chosen.note}
        </Typography>
      )}
    </Box>
  );
};

const AutoresponderPreview = ({ isOpen }: { isOpen: boolean }) => {
  const [isShown, setShown] = useState(isOpen);
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

const TestMail = ({ saveThen }: { saveThen?: SaveThen }) => {
  const call = useCall();
  const [to, setTo] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const body = JSON.stringify({ to: to.trim() || null });
      return (await call<TestMailResult>('/api/admin/mail/test', { method: 'POST', body })).json;
    },
  });
  const test = (element: HTMLElement) => (saveThen ? saveThen(mutate, element.closest('form')) : mutate());
  const label = saveThen ? 'Save and send a test email' : 'Send a test email';
  return (
    <Box sx={{ ...wide, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextField
          type="email"
          label="Test address"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          helperText={`Leave blank to send it to yourself.${saveThen ? '' : ' Uses the saved settings.'}`}
          // Enter would submit the settings.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            test(event.currentTarget);
          }}
          sx={{ flex: '1 1 260px' }}
        />
        <LabelledButton
          label={isPending ? 'Sending...' : label}
          icon={Send}
          disabled={isPending}
          onClick={(event) => test(event.currentTarget)}
        />
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
