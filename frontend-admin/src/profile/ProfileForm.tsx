import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FieldStack } from '../ui/FieldGrid';
import { FormFailure } from '../ui/FormFailure';

interface ProfileFormProps {
  title: string;
  submitLabel: string;
  record?: RaRecord;
  /** Answers what the form has to show when it was refused. */
  onSubmit: (values: Record<string, unknown>) => Promise<unknown>;
  children: ReactNode;
}

/** A card with a form of its own: e-mail address and password are saved apart. */
export const ProfileForm = ({ title, submitLabel, record, onSubmit, children }: ProfileFormProps) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2" sx={{ mb: 2.5 }}>
      {title}
    </Typography>
    <Form noValidate warnWhenUnsavedChanges disableInvalidFormNotification record={record} onSubmit={onSubmit}>
      <FormFailure />
      <FieldStack>{children}</FieldStack>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
        <SubmitButton label={submitLabel} />
      </Box>
    </Form>
  </Card>
);

const SubmitButton = ({ label }: { label: string }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting}>
      {isSubmitting ? 'Saving...' : label}
    </Button>
  );
};
