import Alert from '@mui/material/Alert';
import { useFormState } from 'react-hook-form';

/** What the server refused about the record as a whole; it stays when the notice has gone. */
export const FormFailure = () => {
  const message = useFormState().errors.root?.['serverError']?.message;
  return message ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {message}
    </Alert>
  ) : null;
};
