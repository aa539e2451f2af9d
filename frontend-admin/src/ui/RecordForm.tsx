import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useEffect } from 'react';
import { Form, useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormFailure } from './FormFailure';
import { RecordFacts } from './RecordFacts';

interface RecordFormProps {
  children: ReactNode;
  submitLabel: string;
  defaults?: Record<string, unknown>;
  saved: boolean;
  onClose: () => void;
}

/** The form of a dialog: inputs that scroll between a fixed title and fixed buttons. */
export const RecordForm = ({ children, submitLabel, defaults, saved, onClose }: RecordFormProps) => (
  <Box sx={{ display: 'contents', '& > form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } }}>
    <Form noValidate warnWhenUnsavedChanges disableInvalidFormNotification defaultValues={defaults}>
      <DialogContent dividers>
        <FormFailure />
        {saved && <CloseWhenClean onClose={onClose} />}
        {children}
        <RecordFacts />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton label={submitLabel} />
      </DialogActions>
    </Form>
  </Box>
);

/**
 * Leaving earlier would ask whether to drop changes that are saved already. A new record's form ends as submitted; that of a
 * stored record is reset to what the server answered.
 */
const CloseWhenClean = ({ onClose }: { onClose: () => void }) => {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const clean = isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
  useEffect(() => {
    if (clean) onClose();
  }, [clean, onClose]);
  return null;
};

const SubmitButton = ({ label }: { label: string }) => {
  const { saving } = useSaveContext();
  return (
    <Button type="submit" variant="contained" disabled={saving}>
      {saving ? 'Saving...' : label}
    </Button>
  );
};
