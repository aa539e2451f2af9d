import { BooleanInput, ReferenceInput } from 'react-admin';
import type { Testimonial } from '../../data/types';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { MoreFields } from '../../editing/MoreFields';
import { allProjects, allServices, NumberInput, OrderInput, SelectInput, TextInput } from '../../editing/inputs';
import { FileInput } from '../../editing/pictures/pictureInputs';
import { RecordForm } from '../../editing/RecordForm';

const DEFAULTS = { rating: 5, isActive: true, order: 0 };

const isAgreed = (hasConsent: unknown, { isActive }: Partial<Testimonial>) =>
  isActive && !hasConsent ? 'Visitors read it only if the customer agreed. Ask first, or switch off Active below.' : undefined;

export const TestimonialForm = () => (
  <RecordForm schema="Testimonial" defaultValues={DEFAULTS}>
    <FieldGrid>
      <TextInput source="name" />
      <TextInput source="company" />
      <TextInput source="location" />
      <NumberInput source="rating" />
      <TextInput source="projectType" />
      <ReferenceInput source="serviceId" {...allServices}>
        <SelectInput label="Service" emptyText="None" helperText="The service that the testimonial is about." />
      </ReferenceInput>
      <ReferenceInput source="projectId" {...allProjects}>
        <SelectInput label="Project shown" emptyText="None" helperText="The project that it is about. Its page shows these words." />
      </ReferenceInput>
      <TextInput source="comment" multiline minRows={4} sx={wide} />
      <TextInput source="givenOn" type="date" helperText="Visitors read month and year." />
      <TextInput source="source" helperText="Where it was given, such as Google, Checkatrade or by email." />
      <TextInput source="sourceUrl" type="url" helperText="Where it can be read, if it can." />
      <BooleanInput source="hasConsent" validate={isAgreed} helperText="Visitors read their words only if they did." />
      <TextInput source="agreedOn" type="date" helperText="The day on which they agreed, by email or in writing." />
      <FileInput
        source="image"
        sx={wide}
        helperText="A photograph of the customer, with their consent. Without one, the first letter of the name is shown."
      />
      <BooleanInput source="isActive" helperText={false} />
      <MoreFields>
        <OrderInput />
      </MoreFields>
    </FieldGrid>
  </RecordForm>
);
