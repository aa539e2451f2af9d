import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Fields } from '../../data/changedFields';
import type { SetUpStatus } from '../../data/types';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { FaultsNote, FormFailure, LockedWhileSaving, StaffForm, type StaffFormProps, useSubmission } from '../../editing/StaffForm';
import { isOptional, type StepId, stepPath, steps } from './steps';

export interface StepProps {
  status: SetUpStatus;
  /** Leads to the next step. */
  onDone: () => void;
}

interface StepFormProps extends Pick<StepProps, 'onDone'>, Pick<StaffFormProps, 'schema' | 'keepTyped' | 'defaultValues'> {
  step: StepId;
  /** The values that are stored, or suggested. With a version the form follows them when it changes. */
  stored: Fields;
  /** Resolves to errors, or calls `onSaved`. */
  save: (values: Fields, onSaved: () => void) => Promise<unknown>;
  children: ReactNode;
}

export const StepForm = ({ step, stored, save, onDone, children, ...form }: StepFormProps) => {
  const [record, setRecord] = useState(stored);
  // Each render makes a new object, which would fill the form again; what somebody else has saved does so once.
  if (stored['version'] !== record['version']) setRecord(stored);
  const { submit, saving } = useSubmission((values: Fields) => save({ ...values, version: record['version'] }, onDone));
  const former = steps[steps.findIndex(({ id }) => id === step) - 1];
  const isAsked = steps.some((each) => each.id === step && 'isAsked' in each);
  return (
    <StaffForm {...form} draft={`set-up.${step}`} record={record} onSubmit={submit} warnWhenUnsavedChanges={false}>
      <LockedWhileSaving sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</LockedWhileSaving>
      <Box sx={{ mt: 3 }}>
        <FormFailure />
        <FaultsNote sx={{ mb: 1.5 }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DraftLine />
          {former && (
            <Button component={Link} to={stepPath(former.id)} variant="outlined">
              Back
            </Button>
          )}
          <Box sx={{ flex: 1 }} />
          {isOptional(step) && !isAsked && (
            <Button onClick={onDone} disabled={saving}>
              Skip
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={saving}>
            {saving ? 'Saving...' : 'Save and continue'}
          </Button>
        </Box>
      </Box>
    </StaffForm>
  );
};
