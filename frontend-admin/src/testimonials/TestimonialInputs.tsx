import { BooleanInput, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { FieldGrid, Wide } from '../ui/FieldGrid';
import { isRating } from './isRating';

const ALL = 1000;
const BY_TITLE = { field: 'title', order: 'ASC' } as const;

const rating = (value: unknown) => (isRating(value) ? undefined : 'Please give a whole number from 1 to 5');

export const TestimonialInputs = () => (
  <FieldGrid>
    <TextInput source="name" validate={required()} helperText={false} />
    <TextInput source="company" helperText={false} />
    <TextInput source="location" validate={required()} helperText={false} />
    <TextInput source="rating" type="number" validate={rating} slotProps={{ htmlInput: { min: 1, max: 5 } }} helperText={false} />
    <TextInput source="projectType" helperText={false} />
    <ReferenceInput source="serviceId" reference="services" perPage={ALL} sort={BY_TITLE}>
      <SelectInput label="Service" emptyText="None" helperText="The service it speaks of." />
    </ReferenceInput>
    <Wide>
      <TextInput source="comment" multiline minRows={4} validate={required()} helperText={false} />
    </Wide>
    <TextInput source="order" type="number" helperText="Lower numbers come first." />
    <BooleanInput source="isActive" helperText={false} />
  </FieldGrid>
);
