import { BooleanInput } from 'react-admin';
import { CommaListInput } from '../ui/TextListInput';
import { FieldGrid, wide } from '../ui/FieldGrid';
import { OrderInput, TextInput } from '../ui/inputs';
import { RecordForm } from '../ui/RecordForm';

const DEFAULTS = { isActive: true, order: 0 };

export const FaqForm = () => (
  <RecordForm schema="Faq" defaultValues={DEFAULTS}>
    <FieldGrid>
      <TextInput source="question" sx={wide} />
      <TextInput source="answer" multiline minRows={4} sx={wide} />
      <TextInput source="category" helperText="Groups FAQs for staff. Visitors do not see it." />
      <CommaListInput source="tags" />
      <OrderInput />
      <BooleanInput source="isActive" helperText={false} />
    </FieldGrid>
  </RecordForm>
);
