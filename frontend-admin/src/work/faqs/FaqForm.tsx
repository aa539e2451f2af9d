import { BooleanInput } from 'react-admin';
import { CommaListInput } from '../../editing/TextListInput';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { MoreFields } from '../../editing/MoreFields';
import { OrderInput, TextInput } from '../../editing/inputs';
import { RecordForm } from '../../editing/RecordForm';

const DEFAULTS = { isActive: true, order: 0 };

export const FaqForm = () => (
  <RecordForm schema="Faq" defaultValues={DEFAULTS}>
    <FieldGrid>
      <TextInput source="question" sx={wide} />
      <TextInput source="answer" multiline minRows={4} sx={wide} />
      <TextInput source="category" helperText="Groups FAQs for staff. Visitors do not see it." />
      <CommaListInput source="tags" />
      <BooleanInput source="isActive" helperText={false} />
      <MoreFields>
        <OrderInput />
      </MoreFields>
    </FieldGrid>
  </RecordForm>
);
