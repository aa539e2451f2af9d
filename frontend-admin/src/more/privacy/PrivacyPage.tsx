import { Alert, Box, Button, Card } from '@mui/material';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form, ResourceContextProvider, TextInput } from 'react-admin';
import { fieldRule } from '../../data/contract';
import { FieldStack } from '../../kit/FieldGrid';
import { PageHeader } from '../../kit/PageHeader';
import { RestrictedScreen } from '../../kit/deadEnds';
import { FoundPerson, personOf } from './FoundPerson';

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
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
        <PersonForm onFind={setEmail} />
        {email && <FoundPerson key={email} email={email} />}
        <Alert severity="info">
          This covers enquiries, including deleted ones and spam, with their emails, photos, notes and history. The download lists the
          photos; save the pictures in the enquiry first. It does not cover staff accounts and testimonials: change or delete those on their
          own screens. How long enquiries are kept is set under Settings, Security.
        </Alert>
      </Box>
    </>
  );
};

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
          <Button type="submit" variant="contained" startIcon={<Search size={18} />}>
            Find
          </Button>
        </div>
      </FieldStack>
    </Form>
  </Card>
);
