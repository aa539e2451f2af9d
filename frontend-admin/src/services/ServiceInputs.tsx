import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { FieldGrid, FieldStack, Wide } from '../ui/FieldGrid';
import { FormTabs } from '../ui/FormTabs';
import { ImageInput } from '../ui/ImageInput';
import { PicturesInput } from '../ui/PicturesInput';
import { PublicationInput } from '../ui/PublicationInput';
import { RichTextInput } from '../ui/RichTextInput';
import { SeoFields } from '../ui/SeoFields';
import { SlugInput } from '../ui/SlugInput';
import { groups } from './choices';
import { IconInput } from './IconInput';

const Basic = () => (
  <FieldGrid>
    <TextInput source="title" validate={required()} helperText={false} />
    <SlugInput from="title" />
    <Wide>
      <TextInput source="description" multiline minRows={2} helperText="One or two sentences for cards and lists." />
    </Wide>
    <Wide>
      <TextInput
        source="baseDescription"
        multiline
        minRows={3}
        validate={required()}
        helperText="Opens the service's page where a place has no text of its own."
      />
    </Wide>
    <SelectInput source="group" choices={[...groups]} helperText="Where it stands in the services menu." />
    <IconInput source="icon" />
    <PublicationInput />
    <TextInput source="order" type="number" helperText="Lower numbers come first." />
    <BooleanInput source="isActive" helperText={false} />
  </FieldGrid>
);

const Pictures = () => (
  <FieldStack>
    <ImageInput source="image" />
    <PicturesInput source="gallery" />
  </FieldStack>
);

export const ServiceInputs = () => (
  <FormTabs
    label="Parts of the service"
    tabs={[
      {
        label: 'Basic Info',
        fields: ['title', 'slug', 'description', 'baseDescription', 'group', 'icon', 'status', 'order', 'isActive'],
        content: <Basic />,
      },
      { label: 'Content', fields: ['content'], content: <RichTextInput source="content" placeholder="Enter page content..." /> },
      { label: 'Images', fields: ['image', 'gallery'], content: <Pictures /> },
      { label: 'SEO', fields: ['metaTitle', 'metaDescription', 'ogImage', 'keywords'], content: <SeoFields /> },
    ]}
  />
);
