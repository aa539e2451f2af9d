import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { CommaListInput } from '../ui/CommaListInput';
import { FieldGrid, FieldStack, Wide } from '../ui/FieldGrid';
import { FormSection } from '../ui/FormSection';
import { ImageInput } from '../ui/ImageInput';
import { linkAddress } from '../ui/linkAddress';
import { PublicationInput } from '../ui/PublicationInput';
import { PageSlugInput } from './PageSlugInput';

const ALL = 1000;
const byTitle = { field: 'title', order: 'ASC' } as const;
const byName = { field: 'name', order: 'ASC' } as const;

export const BasicInfo = () => (
  <>
    <Essentials />
    <FormSection title="More of the hero">
      <FieldStack>
        <TextInput source="heroSubtitle" helperText={false} />
        <ImageInput source="heroImage" />
      </FieldStack>
    </FormSection>
    <FormSection title="Call-to-action card of this page">
      <FieldGrid>
        <TextInput source="ctaOverrides.title" helperText="Left empty: the usual words." />
        <TextInput source="ctaOverrides.buttonText" helperText={false} />
        <Wide>
          <TextInput source="ctaOverrides.text" multiline minRows={2} helperText={false} />
        </Wide>
        <Wide>
          <TextInput source="ctaOverrides.buttonLink" validate={linkAddress} helperText="Such as /contact or tel:+441514960123" />
        </Wide>
      </FieldGrid>
    </FormSection>
    <FormSection title="Around the page">
      <FieldStack>
        <ReferenceArrayInput source="relatedServices" reference="services" perPage={ALL} sort={byTitle}>
          <AutocompleteArrayInput optionText="title" helperText="Shown in this order." />
        </ReferenceArrayInput>
        <TextInput source="order" type="number" helperText="Lower numbers come first." />
      </FieldStack>
    </FormSection>
  </>
);

/** What the specification names, in its order, and what the page is about. */
const Essentials = () => {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <FieldGrid>
      <ReferenceInput source="serviceId" reference="services" perPage={ALL} sort={byTitle}>
        <SelectInput optionText="title" validate={required()} helperText={false} />
      </ReferenceInput>
      <ReferenceInput source="locationId" reference="locations" perPage={ALL} sort={byName}>
        <SelectInput optionText="name" validate={required()} helperText={false} />
      </ReferenceInput>
      <TextInput source="title" helperText="Left empty: '{service} in {location}'." />
      <PageSlugInput />
      <Wide>
        <TextInput source="heroTitle" validate={isNew ? required() : undefined} helperText={false} />
      </Wide>
      <Wide>
        <TextInput source="heroDescription" multiline rows={3} helperText={false} />
      </Wide>
      <Wide>
        <CommaListInput source="features" minRows={2} />
      </Wide>
      <Wide>
        <TextInput source="callToAction" multiline minRows={2} helperText={false} />
      </Wide>
      <PublicationInput />
    </FieldGrid>
  );
};
