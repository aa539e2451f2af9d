import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { renewToken } from '../../data/session/session';
import { ApiError } from '../../data/ApiError';
import type { components } from '../../../../backend/openapi';
import { useCall } from '../../data/useCall';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { TextInput } from '../../editing/inputs';
import { RecordFormFrame } from '../../editing/RecordForm';
import { CurrentPasswordInput, NewPasswordInput } from '../passwordInputs';
import { FieldStack } from '../../kit/FieldGrid';
import { FormFailure, LockedWhileSaving, StaffForm, useSubmission } from '../../editing/StaffForm';
import { useNotices } from '../../kit/useNotices';

export const EmailForm = () => (
  <FormCard title="Email">
    {/* The page asks before it is left. */}
    <RecordFormFrame schema="Profile" warnWhenUnsavedChanges={false}>
      <FormParts submitLabel="Save Address">
        <RecordConflict />
        <TextInput
          source="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          helperText="Only staff see it. When you change it, we notify your old address."
        />
      </FormParts>
    </RecordFormFrame>
  </FormCard>
);

/** The profile's fields are not this form's. */
const NO_RECORD = {};

export const PasswordForm = ({ username }: { username: string }) => {
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
    <FormCard title="Password">
      {/* A new key clears the form. */}
      <StaffForm draft={null} key={changes} record={NO_RECORD} warnWhenUnsavedChanges={false} onSubmit={submit}>
        <FormParts submitLabel="Change Password">
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <CurrentPasswordInput />
          <NewPasswordInput source="newPassword" label="New Password" />
        </FormParts>
      </StaffForm>
    </FormCard>
  );
};

const FormCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2" sx={{ mb: 2.5 }}>
      {title}
    </Typography>
    {children}
  </Card>
);

const FormParts = ({ submitLabel, children }: { submitLabel: string; children: ReactNode }) => {
  const { isSubmitting } = useFormState();
  return (
    <>
      <FormFailure />
      <LockedWhileSaving>
        <FieldStack>{children}</FieldStack>
      </LockedWhileSaving>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 2.5 }}>
        <DraftLine />
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : submitLabel}
        </Button>
      </Box>
    </>
  );
};
