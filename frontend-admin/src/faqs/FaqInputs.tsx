import { BooleanInput, required, TextInput } from 'react-admin';
import { CommaListInput } from '../ui/CommaListInput';
import { FieldGrid, Wide } from '../ui/FieldGrid';

export const FaqInputs = () => (
  <FieldGrid>
    <Wide>
      <TextInput source="question" validate={required()} helperText={false} />
    </Wide>
    <Wide>
      <TextInput source="answer" multiline minRows={4} validate={required()} helperText={false} />
    </Wide>
    <TextInput source="category" helperText="Sorts the collection for staff." />
    <CommaListInput source="tags" />
    <TextInput source="order" type="number" helperText="Lower numbers come first." />
    <BooleanInput source="isActive" helperText={false} />
  </FieldGrid>
);
