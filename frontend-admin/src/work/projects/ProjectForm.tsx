import { AutocompleteArrayInput, BooleanInput, ReferenceArrayInput, required } from 'react-admin';
import { Planned, PublishAt } from '../../editing/plans/PublishAt';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { MoreFields } from '../../editing/MoreFields';
import { allServices, OrderInput, SelectInput, TextInput } from '../../editing/inputs';
import { publication } from '../../editing/publication';
import { SlugInput } from '../../editing/SlugInput';
import { ItemsInput } from '../../editing/ItemsInput';
import { FileInput, PicturesInput } from '../../editing/pictures/pictureInputs';
import { RichTextInput } from '../../editing/rich-text/RichTextInput';
import { SeoFields } from '../../editing/SeoFields';
import { FormTab, TabbedRecordForm } from '../../editing/TabbedRecordForm';
import { categories, sectors, workStatuses } from './choices';

const DEFAULTS = { category: 'Domestic', status: 'completed', publishStatus: 'published', featured: false, isActive: true, order: 0 };

export const ProjectForm = () => (
  <TabbedRecordForm schema="Project" label="Parts of the project" defaultValues={DEFAULTS}>
    <FormTab label="Basic Info">
      <Basics />
    </FormTab>
    <FormTab label="Case Study">
      <CaseStudy />
    </FormTab>
    <FormTab label="Content">
      <RichTextInput source="content" placeholder="Describe the work..." />
    </FormTab>
    <FormTab label="Images">
      <PicturesInput source="images" />
      <ItemsInput source="pairs" item="pair">
        <FieldGrid>
          <FileInput source="before" label="Before" isRequired />
          <FileInput source="after" label="After" isRequired />
          <TextInput source="beforeAlt" label="What the first shows" />
          <TextInput source="afterAlt" label="What the second shows" />
          <TextInput source="caption" label="Caption" sx={wide} />
        </FieldGrid>
      </ItemsInput>
    </FormTab>
    <FormTab label="Publishing">
      <SelectInput source="publishStatus" choices={publication} helperText="Visitors see published projects that are active." />
      <Planned />
      <ReferenceArrayInput source="relatedServices" {...allServices}>
        <AutocompleteArrayInput
          optionText="title"
          helperText="Services that this project is an example of. The project's page links to them."
        />
      </ReferenceArrayInput>
      <BooleanInput source="featured" helperText="Marks its card as featured" />
      <MoreFields>
        <SlugInput from="title" />
        <PublishAt resource="projects" />
      </MoreFields>
    </FormTab>
    <FormTab label="SEO">
      <SeoFields />
    </FormTab>
  </TabbedRecordForm>
);

const Basics = () => (
  <FieldGrid>
    <TextInput source="title" sx={wide} />
    <TextInput source="description" multiline minRows={3} helperText="Shown on the project's card." sx={wide} />
    <SelectInput source="category" choices={categories} validate={required()} />
    <SelectInput source="status" choices={workStatuses} validate={required()} helperText="Progress of the work." />
    <TextInput source="location" sx={wide} />
    <FileInput source="imageUrl" sx={wide} />
    <BooleanInput source="isActive" helperText="Display this project on the website" sx={wide} />
    <MoreFields>
      <OrderInput />
    </MoreFields>
  </FieldGrid>
);

const CaseStudy = () => (
  <FieldGrid>
    <TextInput source="client" />
    <SelectInput source="sector" choices={sectors} helperText="Follows the category if left blank." />
    <TextInput source="completionDate" helperText="In words, for example March 2026." />
    <TextInput source="challenge" multiline minRows={3} helperText="What the client needed, and what made it hard." sx={wide} />
    <TextInput source="solution" multiline minRows={3} helperText="What was done." sx={wide} />
    <TextInput source="outcome" multiline minRows={3} helperText="What improved as a result." sx={wide} />
    <ItemsInput source="kpis" item="figure" inline>
      <TextInput source="label" label="What was measured" />
      <TextInput source="value" label="Value with its unit" />
    </ItemsInput>
  </FieldGrid>
);
