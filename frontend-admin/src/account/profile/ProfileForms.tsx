import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, TextInput } from 'react-admin';
import { renewToken } from '../../data/session/session';
import { ApiError } from '../../data/ApiError';
import type { components } from '../../../../backend/openapi';
import { fieldRule } from '../../data/contract';
import type { Profile } from '../../data/types';
import { useCall } from '../../data/useCall';
import type { useSingleton } from '../../editing/useSingleton';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { FormConflict } from '../../editing/conflicts/FormConflict';
import { CurrentPasswordInput, NewPasswordInput } from '../passwordInputs';
import { FieldStack } from '../../kit/FieldGrid';
import { FormFailure, LockedWhile, StaffForm, useSubmission } from '../../editing/StaffForm';
import { useNotices } from '../../kit/useNotices';

type EmailFormProps = { record: Profile } & Pick<ReturnType<typeof useSingleton<Profile>>, 'save' | 'conflict'>;

export const EmailForm = ({ record, save, conflict }: EmailFormProps) => (
  <ProfileForm
    draft="profile"
    title="Email"
    submitLabel="Save Address"
    record={record}
    keepTyped={conflict.refusal !== null}
    onSubmit={save}
  >
    <FormConflict entityType="users" {...conflict} />
    <TextInput
      source="email"
      label="Email Address"
      type="email"
      autoComplete="email"
      validate={fieldRule('UpdateProfileDto', 'email')}
      helperText="Only staff see it. When you change it, we notify your old address."
    />
  </ProfileForm>
);

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
  return (
    // A new key clears the form.
    <ProfileForm draft={null} key={changes} title="Password" submitLabel="Change Password" onSubmit={change}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordInput />
      <NewPasswordInput source="newPassword" label="New Password" />
    </ProfileForm>
  );
};

interface ProfileFormProps {
  draft: string | null;
  title: string;
  submitLabel: string;
  record?: RaRecord;
  keepTyped?: boolean;
  /** Resolves to the errors to show in the form, if any. */
  onSubmit: (values: Record<string, unknown>) => Promise<unknown>;
  children: ReactNode;
}

const ProfileForm = ({ draft, title, submitLabel, record, keepTyped, onSubmit, children }: ProfileFormProps) => {
  const { submit, saving } = useSubmission(onSubmit);
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <StaffForm draft={draft} record={record} keepTyped={keepTyped} warnWhenUnsavedChanges={false} onSubmit={submit}>
        <FormFailure />
        <LockedWhile saving={saving}>
          <FieldStack>{children}</FieldStack>
        </LockedWhile>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 2.5 }}>
          <DraftLine />
          <Button type="submit" variant="contained" disabled={saving}>
            {saving ? 'Saving...' : submitLabel}
          </Button>
        </Box>
      </StaffForm>
    </Card>
  );
};
