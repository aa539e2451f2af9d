import { BooleanInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { FieldGrid } from '../ui/FieldGrid';
import { FormSection } from '../ui/FormSection';
import { FormTabs } from '../ui/FormTabs';
import { PublicationInput } from '../ui/PublicationInput';
import { RichTextInput } from '../ui/RichTextInput';
import { SeoFields } from '../ui/SeoFields';
import { SlugInput } from '../ui/SlugInput';
import { TitledTextsInput } from '../ui/TitledTextsInput';
import { templates } from './choices';

const Basic = () => {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <FieldGrid>
      <TextInput source="title" validate={required()} helperText={false} />
      <SlugInput from="title" />
      <SelectInput source="template" choices={[...templates]} validate={required()} helperText="How the page is laid out." />
      <PublicationInput />
      <BooleanInput source="requiresAuth" helperText="Visitors of the website do not see it." />
      {isNew && <BooleanInput source="isEditable" helperText="Off: the page can be neither changed nor deleted from then on." />}
    </FieldGrid>
  );
};

const Content = () => (
  <>
    <RichTextInput source="content" placeholder="Enter page content..." />
    <FormSection title="Sections below the content">
      <TitledTextsInput
        source="sections"
        item="section"
        more={(path) => <TextInput source={`${path}.icon`} label="Icon" helperText="A name of Lucide's icons, such as shield-check." />}
      />
    </FormSection>
  </>
);

export const CorePageInputs = () => (
  <FormTabs
    label="Parts of the page"
    tabs={[
      { label: 'Basic Info', fields: ['title', 'slug', 'template', 'status', 'requiresAuth', 'isEditable'], content: <Basic /> },
      { label: 'Content', fields: ['content', 'sections'], content: <Content /> },
      { label: 'SEO', fields: ['metaTitle', 'metaDescription', 'ogImage', 'keywords'], content: <SeoFields /> },
    ]}
  />
);
