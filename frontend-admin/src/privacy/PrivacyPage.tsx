import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { PageHeader } from '../ui/PageHeader';
import { RestrictedScreen } from '../ui/RestrictedScreen';
import { FoundPerson } from './FoundPerson';
import { PersonForm } from './PersonForm';

/** What people may ask for under the UK GDPR: a copy of what is held about them, and its erasure. */
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
      <PageHeader title="Privacy" note="When someone asks what you hold about them, or to have it erased. Answer within one month." />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
        <PersonForm onFind={setEmail} />
        {email && <FoundPerson key={email} email={email} />}
        <Alert severity="info">
          Enquiries with their mails, notes and history are found here, deleted ones and spam too. Staff accounts and testimonials are not:
          change or delete those on their own screens. How long enquiries are kept is in the settings.
        </Alert>
      </Box>
    </>
  );
};
