import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download, Eraser, Search } from 'lucide-react';
import { useState } from 'react';
import { Form, ResourceContextProvider, TextInput } from 'react-admin';
import { fieldRule } from '../../data/contract';
import { download } from '../../data/download';
import type { PersonalData, PersonalDataSummary } from '../../data/types';
import { useCall } from '../../data/useCall';
import { CardColumns } from '../../kit/CardColumns';
import { RestrictedScreen } from '../../kit/deadEnds';
import { AskingButton } from '../../kit/ConfirmDialog';
import { EmptyState } from '../../kit/EmptyState';
import { Facts } from '../../kit/Facts';
import { FieldStack } from '../../kit/FieldGrid';
import { formatDate } from '../../kit/format';
import { LabelledButton } from '../../kit/LabelledButton';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { useAction } from '../../kit/useAction';

/** Requests under the UK GDPR: a copy of someone's personal data, or its erasure. */
export const PrivacyPage = () => (
  <ResourceContextProvider value="privacy">
    <RestrictedScreen>
      <PrivacyScreen />
    </RestrictedScreen>
  </ResourceContextProvider>
);

const PrivacyScreen = () => {
  const [email, setEmail] = useState('');
  return (
    <>
      <PageHeader title="Privacy" note="Export or erase the personal data of someone who asks you to. The law gives you one month." />
      <CardColumns>
        <PersonForm onFind={setEmail} />
        {email && <FoundPerson key={email} email={email} />}
        <Alert severity="info">
          This covers enquiries, including deleted ones and spam, with their emails, photos, notes and history. The download lists the
          photos; save the pictures in the enquiry first. It does not cover staff accounts and testimonials: change or delete those on their
          own screens. How long enquiries are kept is set under Settings, Security.
        </Alert>
      </CardColumns>
    </>
  );
};

/** An address has an @, a number none. */
const personOf = (typed: string): { email?: string; phone?: string } => (typed.includes('@') ? { email: typed } : { phone: typed });

const ruleOf = (typed: string) => fieldRule('PersonDto', personOf(typed).email ? 'email' : 'phone');

const PersonForm = ({ onFind }: { onFind: (email: string) => void }) => (
  <Card component="section" aria-label="Find a person" sx={{ p: { xs: 2, sm: 3 } }}>
    <Form
      noValidate
      disableInvalidFormNotification
      onSubmit={(values: Record<string, unknown>) => {
        const typed: unknown = values['email'];
        onFind(typeof typed === 'string' ? typed.trim().toLowerCase() : '');
      }}
    >
      <FieldStack>
        <TextInput
          source="email"
          label="Email Address or Phone Number"
          autoComplete="off"
          validate={(typed?: string) => (typed ? ruleOf(typed)(typed) : 'Required')}
          helperText="The exact address that the person wrote from, or the number of somebody who rang."
        />
        <div>
          <LabelledButton variant="contained" label="Find" icon={Search} type="submit" />
        </div>
      </FieldStack>
    </Form>
  </Card>
);

/** Data held about a person, to download or erase. `email`: or their telephone number. */
const FoundPerson = ({ email }: { email: string }) => {
  const { summary, exporting, erasing } = usePerson(email);
  return (
    <Card component="section" aria-label="Data held" aria-live="polite" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Loaded query={summary} failure="The data could not be loaded.">
        {(held) =>
          isNothing(held) ? (
            <EmptyState text={`No data is held for this ${email.includes('@') ? 'address' : 'number'}.`} />
          ) : (
            <>
              <Box sx={{ mt: 2 }}>
                <Facts columns={3} phoneColumns={2} facts={factsOf(held)} />
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
                <LabelledButton label="Download (JSON)" icon={Download} loading={exporting.isPending} onClick={() => exporting.mutate()} />
                <AskingButton
                  variant="outlined"
                  color="error"
                  startIcon={<Eraser size={18} />}
                  title={`Erase ${email}`}
                  question="This permanently erases all data held for this person: enquiries, due dates, emails, photos, notes and history. It cannot be undone."
                  action="Erase permanently"
                  onConfirm={() => erasing.mutateAsync()}
                >
                  Erase
                </AskingButton>
              </Box>
            </>
          )
        }
      </Loaded>
    </Card>
  );
};

const isNothing = ({ enquiries, renewals }: PersonalDataSummary): boolean => enquiries === 0 && renewals === 0;

const factsOf = ({ enquiries, renewals, mails, entries, photos, since }: PersonalDataSummary) => ({
  Enquiries: enquiries,
  'Due dates': renewals,
  Emails: mails,
  'Notes and history': entries,
  Photos: photos,
  Since: since && formatDate(since),
});

function usePerson(email: string) {
  const call = useCall();
  const ask = async <T,>(what: 'search' | 'export' | 'erase') =>
    (await call<T>(`/api/admin/privacy/${what}`, { method: 'POST', body: JSON.stringify(personOf(email)) })).json;

  const summary = useQuery({ queryKey: ['privacy', email], queryFn: () => ask<PersonalDataSummary>('search') });
  const exporting = useAction({
    texts: 'privacy.export',
    send: () => ask<PersonalData>('export'),
    onSuccess: (data) => download(`personal-data-${email.replace(/[^a-z0-9]+/g, '-')}.json`, asJson(data)),
    reads: [],
  });
  const erasing = useAction({
    texts: 'privacy.erase',
    send: () => ask<{ erased: number }>('erase'),
    said: () => email,
    reads: ['privacy', 'inquiries', 'renewals'],
  });
  return { summary, exporting, erasing };
}

const asJson = (data: PersonalData): Blob => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
