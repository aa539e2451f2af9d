import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import { FormFailure } from '../ui/FormFailure';

interface SaveBarProps {
  stale: boolean;
  onReload: () => void;
}

/** Stays at the bottom of the window, however long the form; what was refused is said here too. */
export const SaveBar = ({ stale, onReload }: SaveBarProps) => {
  const { isSubmitting, errors } = useFormState();
  const faulty = Object.keys(errors).some((name) => name !== 'root');
  return (
    <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 2, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}>
      <FormFailure />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
        {faulty && (
          <Typography role="alert" color="error">
            Please check the marked fields.
          </Typography>
        )}
        {stale && (
          <Button variant="outlined" onClick={onReload}>
            Load the latest settings
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
    </Box>
  );
};
