import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { CloudOff } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';
import { TableSkeleton } from '../ui/TableSkeleton';
import { EmailForm } from './EmailForm';
import { PasswordForm } from './PasswordForm';
import { ProfileFacts } from './ProfileFacts';
import { useProfile } from './useProfile';

/** The own account of whoever is signed in. */
export const ProfilePage = () => {
  const { profile, saveEmail } = useProfile();
  return (
    <>
      <PageHeader title="Your Profile" note="Your own account. Username and role are set by an administrator." />
      {profile.data ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
          <ProfileFacts profile={profile.data} />
          <EmailForm profile={profile.data} onSave={saveEmail} />
          <PasswordForm username={profile.data.username} />
        </Box>
      ) : (
        <Card>
          {profile.isPending ? (
            <TableSkeleton />
          ) : (
            <EmptyState icon={CloudOff} text={`Your profile could not be read. ${profile.error?.message ?? ''}`}>
              <Button variant="outlined" onClick={() => void profile.refetch()}>
                Try again
              </Button>
            </EmptyState>
          )}
        </Card>
      )}
    </>
  );
};
