import { Box, Button, Card } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router';
import type { components } from '../../../../backend/openapi';
import { ApiError } from '../../data/ApiError';
import { renewToken } from '../../data/session/session';
import type { Profile } from '../../data/types';
import { hasUnsavedWork } from '../../data/unsavedWork';
import { useCall } from '../../data/useCall';
import { FieldOfFinding } from '../../editing/checks/FieldFromAddress';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { TextInput } from '../../editing/inputs';
import { LikelyEmail } from '../../editing/LikelyEmail';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { RecordFormFrame } from '../../editing/RecordForm';
import { FormFailure, LockedWhileSaving, StaffForm, useSubmission } from '../../editing/StaffForm';
import { CardColumns } from '../../kit/CardColumns';
import { Facts } from '../../kit/Facts';
import { FieldStack, wide } from '../../kit/FieldGrid';
import { formatDate } from '../../kit/format';
import { PageHeader } from '../../kit/PageHeader';
import { TitledCard } from '../../kit/TitledCard';
import { useNotices } from '../../kit/useNotices';
import { CurrentPasswordInput, NewPasswordInput } from '../passwordInputs';
import { DevicesCard } from '../push/DevicesCard';
import { roleName } from '../roles';
import { SecondFactorCard } from '../second-factor/SecondFactorCard';
import { SessionList } from '../sessions/SessionList';

export const ProfilePage = () => {
  useAskBeforeLeaving();
  return (
    <>
      <PageHeader title="Your Profile" note="Your own account. Username and role are set by an administrator." />
      <OnlyRecord<Profile> resource="profile" failure="Your profile could not be loaded." nameOf={({ email }) => email}>
        {(record) => (
          <CardColumns>
            <Card sx={{ p: { xs: 2, sm: 3 }, ...wide }}>
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
            <TitledCard title="Where you are signed in">
              <SessionList path="/api/admin/profile/sessions" endAllLabel="Sign out everywhere else" />
            </TitledCard>
          </CardColumns>
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

const EmailForm = () => (
  <TitledCard title="Name and Email">
    {/* The page asks before it is left. */}
    <RecordFormFrame schema="Profile" warnWhenUnsavedChanges={false}>
      <FormParts submitLabel="Save Details">
        <RecordConflict />
        <TextInput
          source="displayName"
          label="Name for Customers (Optional)"
          autoComplete="name"
          helperText="As customers read it when you reply. Leave blank for ‘our office’."
        />
        <TextInput
          source="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          helperText="Only staff see it. When you change it, we notify your old address."
        />
        <LikelyEmail />
      </FormParts>
    </RecordFormFrame>
  </TitledCard>
);

/** The profile's fields are not this form's. */
const NO_RECORD = {};

const PasswordForm = ({ username }: { username: string }) => {
  const [changes, setChanges] = useState(0);
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const change = async ({ currentPassword, newPassword }: Record<string, unknown>) => {
    try {
      const body = JSON.stringify({ currentPassword, newPassword });
      const { json } = await call<components['schemas']['NewToken']>('/api/admin/profile/password', { method: 'PUT', body });
      renewToken(json.token);
      succeeded('resources.profile.notifications.password', json.message);
      setChanges((count) => count + 1);
      return undefined;
    } catch (error) {
      failed('resources.profile.failures.password', error);
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };
  const { submit } = useSubmission(change);
  return (
    <TitledCard title="Password">
      {/* A new key clears the form. */}
      <StaffForm draft={null} key={changes} record={NO_RECORD} warnWhenUnsavedChanges={false} onSubmit={submit}>
        <FormParts submitLabel="Change Password">
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <CurrentPasswordInput />
          <NewPasswordInput source="newPassword" label="New Password" />
        </FormParts>
      </StaffForm>
    </TitledCard>
  );
};

const FormParts = ({ submitLabel, children }: { submitLabel: string; children: ReactNode }) => {
  const { isSubmitting } = useFormState();
  return (
    <>
      <FormFailure />
      <LockedWhileSaving>
        <FieldStack>{children}</FieldStack>
      </LockedWhileSaving>
      <FieldOfFinding />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 2.5 }}>
        <DraftLine />
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : submitLabel}
        </Button>
      </Box>
    </>
  );
};
