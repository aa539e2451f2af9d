import { Box, Card, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router';
import type { Profile } from '../../data/types';
import { hasUnsavedWork } from '../../data/unsavedWork';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { Facts } from '../../kit/Facts';
import { formatDate } from '../../kit/format';
import { PageHeader } from '../../kit/PageHeader';
import { roleName } from '../roles';
import { DevicesCard } from '../push/DevicesCard';
import { SecondFactorCard } from '../second-factor/SecondFactorCard';
import { SessionList } from '../sessions/SessionList';
import { EmailForm, PasswordForm } from './ProfileForms';

export const ProfilePage = () => {
  useAskBeforeLeaving();
  return (
    <>
      <PageHeader title="Your Profile" note="Your own account. Username and role are set by an administrator." />
      <OnlyRecord<Profile> resource="profile" failure="Your profile could not be loaded." nameOf={({ email }) => email}>
        {(record) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
            <Card sx={{ p: { xs: 2, sm: 3 } }}>
              <Facts
                columns={3}
                facts={{
                  Username: record.username,
                  Role: roleName(record.role),
                  'Last sign-in': record.lastLogin ? formatDate(record.lastLogin) : 'Never',
                }}
              />
            </Card>
            <EmailForm />
            <PasswordForm username={record.username} />
            <SecondFactorCard />
            <DevicesCard />
            <Card component="section" aria-label="Where you are signed in" sx={{ p: { xs: 2, sm: 3 } }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                Where you are signed in
              </Typography>
              <SessionList path="/api/admin/profile/sessions" endAllLabel="Sign out everywhere else" />
            </Card>
          </Box>
        )}
      </OnlyRecord>
    </>
  );
};

/** One blocker for both forms: the router allows only one, and react-admin's covers a single form. */
const useAskBeforeLeaving = () => {
  const translate = useTranslate();
  const blocker = useBlocker(hasUnsavedWork);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
  useBeforeUnload((event) => {
    if (hasUnsavedWork()) event.preventDefault();
  });
};
