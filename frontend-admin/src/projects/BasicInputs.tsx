import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { FieldGrid, Wide } from '../ui/FieldGrid';
import { ImageInput } from '../ui/ImageInput';
import { categories, workStatuses } from './choices';

/** Section 2 of the specification. */
export const BasicInputs = () => (
  <FieldGrid>
    <Wide>
      <TextInput source="title" validate={required()} helperText={false} />
    </Wide>
    <Wide>
      <TextInput source="description" multiline minRows={3} helperText="The text of its card." />
    </Wide>
    <SelectInput source="category" choices={[...categories]} validate={required()} helperText={false} />
    <SelectInput source="status" choices={[...workStatuses]} validate={required()} helperText="Where the work stands." />
    <TextInput source="location" helperText={false} />
    <TextInput source="order" type="number" helperText="Lower numbers come first." />
    <Wide>
      <ImageInput source="imageUrl" />
    </Wide>
    <Wide>
      <BooleanInput source="isActive" helperText="Display this project on the website" />
    </Wide>
  </FieldGrid>
);
