import { AutocompleteArrayInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { Planned, PublishAt } from '../../editing/plans/PublishAt';
import { CommaListInput, LinesInput } from '../../editing/TextListInput';
import { FieldGrid, FieldStack, FormSection, wide } from '../../kit/FieldGrid';
import { MoreFields } from '../../editing/MoreFields';
import { allLocations, allServices, OrderInput, PublicationInput, SelectInput, TextInput } from '../../editing/inputs';
import { TitledTextsInput } from '../../editing/ItemsInput';
import { FileInput, PicturesInput } from '../../editing/pictures/pictureInputs';
import { RichTextInput } from '../../editing/rich-text/RichTextInput';
import { SeoInputs } from '../../editing/SeoFields';
import { FormTab, TabbedRecordForm } from '../../editing/TabbedRecordForm';

const DEFAULTS = { status: 'draft', order: 0 };

export const ServicePageForm = () => (
  <TabbedRecordForm schema="ServiceLocationPage" label="Parts of the page" defaultValues={DEFAULTS}>
    <FormTab label="Basic Info">
      <Essentials />
      <FormSection title="More hero fields">
        <FieldStack>
          <TextInput source="heroSubtitle" />
          <FileInput source="heroImage" />
        </FieldStack>
      </FormSection>
      <FormSection title="Call-to-action card of this page">
        <CallToAction />
      </FormSection>
      <FormSection title="Related services">
        <ReferenceArrayInput source="relatedServices" {...allServices}>
          <AutocompleteArrayInput helperText="Shown in this order." />
        </ReferenceArrayInput>
      </FormSection>
      <MoreFields>
        <TextInput
          source="slug"
          helperText="Small letters, digits and hyphens. Leave blank for service and location, as in eicr-testing-chester."
        />
        <OrderInput />
        <PublishAt resource="service-location-pages" />
      </MoreFields>
    </FormTab>
    <FormTab label="Content">
      <Content />
    </FormTab>
    <FormTab label="SEO">
      <SeoInputs />
      <MoreFields>
        <TextInput
          source="canonicalUrl"
          helperText="Leave blank unless search engines should treat another address, starting with https://, as the original of this page."
          sx={wide}
        />
      </MoreFields>
    </FormTab>
  </TabbedRecordForm>
);

const Essentials = () => (
  <FieldGrid>
    <ReferenceInput source="serviceId" {...allServices}>
      <SelectInput />
    </ReferenceInput>
    <ReferenceInput source="locationId" {...allLocations}>
      <SelectInput />
    </ReferenceInput>
    <TextInput source="title" helperText="Leave blank for '{service} in {location}'." sx={wide} />
    <TextInput source="heroTitle" sx={wide} />
    <TextInput source="heroDescription" multiline rows={3} sx={wide} />
    <CommaListInput source="features" minRows={2} sx={wide} />
    <TextInput source="callToAction" multiline minRows={2} sx={wide} />
    <PublicationInput />
    <Planned />
  </FieldGrid>
);

const CallToAction = () => (
  <FieldGrid>
    <TextInput source="ctaOverrides.title" helperText="Leave blank to use the standard text." />
    <TextInput source="ctaOverrides.buttonText" />
    <TextInput source="ctaOverrides.text" multiline minRows={2} sx={wide} />
    <TextInput source="ctaOverrides.buttonLink" helperText="Such as /contact or tel:+441514960123" sx={wide} />
  </FieldGrid>
);

const Content = () => (
  <>
    <RichTextInput source="content" placeholder="Enter page content..." />
    <RichTextInput source="introContent" placeholder="Shown first, under the page title." minHeight={140} />
    <FormSection title="Further content">
      <FieldStack>
        <TitledTextsInput source="whyItMatters" item="reason" />
        <LinesInput source="deliverables" helperText="What the customer gets, one per line." />
        <CommaListInput source="sectors" helperText="Who it is for, separated by commas." />
        <TextInput source="microCaseStudy" multiline minRows={3} helperText="A short example from a real job." />
        <PicturesInput source="images" />
      </FieldStack>
    </FormSection>
  </>
);
