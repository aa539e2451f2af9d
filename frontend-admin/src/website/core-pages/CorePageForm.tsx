import { Alert } from '@mui/material';
import { BooleanInput, required } from 'react-admin';
import { Planned, PublishAt } from '../../editing/plans/PublishAt';
import { FieldGrid, FormSection, wide } from '../../kit/FieldGrid';
import { MoreFields } from '../../editing/MoreFields';
import { PublicationInput, SelectInput, TextInput } from '../../editing/inputs';
import { SlugInput } from '../../editing/SlugInput';
import { TitledTextsInput } from '../../editing/ItemsInput';
import { PicturesInput } from '../../editing/pictures/pictureInputs';
import { RichTextInput } from '../../editing/rich-text/RichTextInput';
import { SeoFields } from '../../editing/SeoFields';
import { FormTab, TabbedRecordForm } from '../../editing/TabbedRecordForm';
import { templates } from './templates';

const DEFAULTS = { template: 'default', status: 'published', requiresAuth: false };

export const CorePageForm = () => (
  <TabbedRecordForm schema="CorePage" label="Parts of the page" defaultValues={DEFAULTS}>
    <FormTab label="Basic Info">
      <Basics />
    </FormTab>
    <FormTab label="Content">
      <RichTextInput source="content" placeholder="Enter page content..." />
      <FormSection title="Sections below the content">
        <TitledTextsInput source="sections" item="section">
          <TextInput source="icon" label="Icon" helperText="The name of a Lucide icon, such as shield-check." />
        </TitledTextsInput>
      </FormSection>
    </FormTab>
    <FormTab label="Pictures">
      <Alert severity="info">
        The place for your own photographs. On the About page the first takes the place of the drawing of the team, the second that of the
        van, and further ones follow the text. On other pages all of them follow the text.
      </Alert>
      <PicturesInput source="images" />
    </FormTab>
    <FormTab label="SEO">
      <SeoFields />
    </FormTab>
  </TabbedRecordForm>
);

const Basics = () => (
  <FieldGrid>
    <TextInput source="title" sx={wide} />
    <SelectInput source="template" choices={templates} validate={required()} helperText="How the page is laid out." />
    <PublicationInput />
    <Planned />
    <BooleanInput source="requiresAuth" helperText="Hidden from visitors of the website." />
    <MoreFields>
      <SlugInput from="title" />
      <PublishAt resource="core-pages" />
    </MoreFields>
  </FieldGrid>
);
