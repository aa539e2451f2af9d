import { RadioButtonGroupInput } from 'react-admin';
import { choicesOf } from '../data/contract';
import { RecordForm } from '../editing/RecordForm';
import { RecordDialog, useDialogRoute } from '../editing/RecordDialogs';
import { SelectInput, TextInput } from '../editing/inputs';
import { FieldGrid, wide } from '../kit/FieldGrid';
import { channels } from './texts';

const DEFAULTS = { channel: 'rang' };
const added = channels.filter(({ id }) => id !== 'form');

/** Big enough for a thumb. */
const CHANNELS = {
  ...wide,
  '& .MuiFormControlLabel-root': { minHeight: 48, pr: 1.5 },
  '&& legend': { fontSize: '1rem', position: 'static', transform: 'none', maxWidth: 'none', color: 'text.primary', fontWeight: 650 },
};

/** What came by telephone, by text or in person, in four fields. A dialog, open at /inquiries/create. */
export const AddInquiry = () => {
  const { creating, close } = useDialogRoute();
  if (!creating) return null;
  return (
    <RecordDialog id={undefined} onClose={close}>
      <RecordForm schema="ContactInquiry" defaultValues={DEFAULTS}>
        <FieldGrid>
          <RadioButtonGroupInput source="channel" choices={added} helperText={false} sx={CHANNELS} />
          <TextInput source="name" autoComplete="off" />
          <TextInput source="phone" type="tel" autoComplete="off" />
          <TextInput source="message" multiline minRows={2} sx={wide} />
          <TextInput source="place" autoComplete="off" helperText="A village, a street or a postcode." />
          <SelectInput source="serviceType" choices={choicesOf('CreateContactInquiryDto', 'serviceType')} />
          <SelectInput source="heardFrom" choices={choicesOf('CreateContactInquiryDto', 'heardFrom')} />
          <TextInput source="email" type="email" autoComplete="off" helperText="Without one the customer gets no emails: call or text." />
        </FieldGrid>
      </RecordForm>
    </RecordDialog>
  );
};
