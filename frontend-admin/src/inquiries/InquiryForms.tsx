import { useQueryClient } from '@tanstack/react-query';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { RadioButtonGroupInput, required, SelectInput as AnySelectInput, type TransformData } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { choicesOf } from '../data/contract';
import type { Inquiry } from '../data/types';
import { SelectInput, TextInput } from '../editing/inputs';
import { LikelyEmail } from '../editing/LikelyEmail';
import { RecordForm } from '../editing/RecordForm';
import { RecordDialog } from '../editing/RecordDialogs';
import { FieldGrid, wide } from '../kit/FieldGrid';
import { LabelledButton } from '../kit/LabelledButton';
import { channels, isComplaint } from './texts';
import { useOffered } from './useOffered';

const DEFAULTS = { channel: 'rang' };
const added = channels.filter(({ id }) => id !== 'form');

/** Offered with the services, where nobody has to pass it who adds work. */
const COMPLAINT = 'complaint';
const withTopic: TransformData = ({ serviceSlug, ...fields }: { serviceSlug?: string }) =>
  serviceSlug === COMPLAINT ? { ...fields, topic: 'data' } : { ...fields, serviceSlug };

const isRequired = required();

/** Big enough for a thumb. */
const CHANNELS = {
  ...wide,
  '& .MuiFormControlLabel-root': { minHeight: 48, mr: 0, pr: 1.5 },
  '&& legend': { fontSize: '1rem', position: 'static', transform: 'none', maxWidth: 'none', color: 'text.primary', fontWeight: 650 },
};

/** What came by telephone, by text, by letter or in person, in four fields. A dialog, open at /inquiries/create. */
export const AddInquiry = ({ onClose }: { onClose: () => void }) => (
  <RecordDialog id={undefined} transform={withTopic} onClose={onClose}>
    <RecordForm schema="ContactInquiry" defaultValues={DEFAULTS}>
      <Fields />
    </RecordForm>
  </RecordDialog>
);

const Fields = () => {
  const { clearErrors } = useFormContext();
  const complains = useWatch({ name: 'serviceSlug' }) === COMPLAINT;
  const offered = useOffered();
  return (
    <FieldGrid>
      <RadioButtonGroupInput source="channel" choices={added} helperText={false} sx={CHANNELS} />
      {/* Most enquiries that are added came by telephone, as is chosen above. */}
      <TextInput source="name" autoComplete="off" autoFocus />
      <PhoneInput isOptional={complains} />
      <TextInput
        source="message"
        multiline
        minRows={2}
        helperText={complains && 'Add the postal address if there is no other way to reply.'}
        sx={wide}
      />
      {/* What is required depends on it. */}
      <AnySelectInput
        source="serviceSlug"
        choices={[...offered, { id: COMPLAINT, name: 'A complaint about personal data' }]}
        helperText={false}
        onChange={() => clearErrors('phone')}
      />
      {complains ? (
        <TextInput source="receivedOn" type="date" helperText="Leave blank if it came today. Its 30 days begin on this day." />
      ) : (
        <TextInput source="place" autoComplete="off" helperText="A village, a street or a postcode." />
      )}
      {!complains && <SelectInput source="heardFrom" choices={choicesOf('CreateContactInquiryDto', 'heardFrom')} />}
      <TextInput
        source="email"
        type="email"
        autoComplete="off"
        helperText={
          complains
            ? 'The acknowledgement goes there at once. Without one, acknowledge it by letter or telephone.'
            : 'Without one the customer gets no emails: call or text.'
        }
      />
      <LikelyEmail />
    </FieldGrid>
  );
};

const PhoneInput = ({ isOptional }: { isOptional: boolean }) => (
  <TextInput source="phone" type="tel" autoComplete="off" {...(isOptional ? { label: 'Number (optional)' } : { validate: isRequired })} />
);

/** Corrects who an enquiry is from that staff have added. What visitors sent does not change. */
export const CorrectDetails = ({ id, channel, topic }: Pick<Inquiry, 'id' | 'channel' | 'topic'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  if (channel === 'form') return null;
  const close = () => {
    setIsOpen(false);
    // The history, too.
    void client.invalidateQueries({ queryKey: ['inquiries'] });
  };
  return (
    <>
      <LabelledButton label="Correct details" icon={UserPen} size="small" onClick={() => setIsOpen(true)} sx={{ mt: 2 }} />
      {isOpen && (
        <RecordDialog id={id} onClose={close}>
          <RecordForm schema="ContactInquiry">
            <FieldGrid>
              <TextInput source="name" autoComplete="off" validate={isRequired} />
              <TextInput source="company" autoComplete="off" />
              <PhoneInput isOptional={isComplaint({ topic })} />
              <TextInput
                source="email"
                type="email"
                autoComplete="off"
                helperText="Replies go there. A link sent to another address stops working."
              />
              <LikelyEmail />
            </FieldGrid>
          </RecordForm>
        </RecordDialog>
      )}
    </>
  );
};
