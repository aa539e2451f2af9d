import { Alert, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { likelyEmail } from '../data/contract';
import { wide } from '../kit/FieldGrid';

/** Stands behind a form's email address: asks whether what looks like a typing error is one. The address can be saved as it is. */
export const LikelyEmail = () => {
  const typed: unknown = useWatch({ name: 'email' });
  const { setValue } = useFormContext();
  const meant = typeof typed === 'string' ? likelyEmail('CreateContactInquiryDto', 'email', typed) : undefined;
  if (meant === undefined) return null;
  const use = () => setValue('email', meant, { shouldDirty: true, shouldValidate: true });
  return (
    <Alert severity="info" sx={wide} action={<Button onClick={use}>Use it</Button>}>
      Did you mean {meant}?
    </Alert>
  );
};
