import { Box, Button } from '@mui/material';
import { BooleanInput, required, useRecordContext, useRecordFromLocation } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberInput, TextInput } from '../../editing/inputs';
import { LikelyEmail } from '../../editing/LikelyEmail';
import { RecordForm } from '../../editing/RecordForm';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { Note } from '../../kit/texts';
import { type StartingKind, startingKinds } from './startingKinds';

const DEFAULTS = { intervalMonths: 12, hasAgreed: false };

export const RenewalForm = () => (
  <RecordForm schema="Renewal" defaultValues={DEFAULTS} madeFrom={useRecordFromLocation()?.['inquiryId'] as string | undefined}>
    <FieldGrid>
      <StartWith />
      <TextInput source="what" sx={wide} autoComplete="off" />
      <TextInput source="customer" autoComplete="off" />
      <TextInput source="address" autoComplete="off" helperText="Where it was inspected. The customer reads it in the reminder." />
      <TextInput source="email" type="email" autoComplete="off" helperText="Without one the customer gets no reminder." />
      <LikelyEmail />
      <TextInput source="phone" type="tel" autoComplete="off" />
      <TextInput source="lastOn" type="date" helperText="A later day than before moves the due day, unless you change that, too." />
      <NumberInput source="intervalMonths" />
      <TextInput
        source="intervalSource"
        sx={wide}
        multiline
        helperText="Who says so, such as a standard or a law. The customer reads it after ‘It is usually done every …:’."
      />
      <TextInput source="dueOn" type="date" helperText="Leave blank to count from the day it was last done." />
      <TextInput source="source" autoComplete="off" helperText="Where you have this from, such as ‘Won enquiry’ or ‘Old job book’." />
      <BooleanInput
        source="hasAgreed"
        sx={wide}
        helperText="Only customers who agreed get emails, 60 and 14 days before. Each can stop them with one click."
      />
      <Agreement />
      <TextInput source="notes" multiline minRows={2} sx={wide} helperText="Only your staff read this." />
    </FieldGrid>
  </RecordForm>
);

/** What the law asks for, only where it matters. */
const Agreement = () => {
  const { hasAgreed } = useWatch<{ hasAgreed?: boolean }>();
  if (!hasAgreed) return null;
  return (
    <>
      <TextInput source="agreedOn" type="date" validate={required()} />
      <TextInput
        source="agreedHow"
        validate={required()}
        helperText="Such as ‘Ticked on the job sheet’. A customer who was told of reminders at the job, could refuse them then and did not, counts as well."
      />
    </>
  );
};

/** Fills in what the usual inspections have in common. */
const StartWith = () => {
  const { setValue } = useFormContext();
  if (useRecordContext()?.id !== undefined) return null;
  const begin = ({ what, intervalMonths, intervalSource }: StartingKind) => {
    for (const [field, value] of Object.entries({ what, intervalMonths, intervalSource }))
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box role="group" aria-label="Start with" sx={{ ...wide, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Note sx={{ width: '100%' }}>Start with a usual interval, or write your own:</Note>
      {startingKinds.map((kind) => (
        <Button key={kind.what} variant="outlined" size="small" onClick={() => begin(kind)} sx={{ minHeight: { xs: 44, md: 36 } }}>
          {kind.what}
        </Button>
      ))}
    </Box>
  );
};
