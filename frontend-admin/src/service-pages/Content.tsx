import { required, TextInput } from 'react-admin';
import { CommaListInput } from '../ui/CommaListInput';
import { FieldStack } from '../ui/FieldGrid';
import { FormSection } from '../ui/FormSection';
import { LinesInput } from '../ui/LinesInput';
import { PicturesInput } from '../ui/PicturesInput';
import { RichTextInput } from '../ui/RichTextInput';
import { TitledTextsInput } from '../ui/TitledTextsInput';
import { PageHistory } from './PageHistory';

export const Content = () => (
  <>
    <FieldStack>
      <RichTextInput source="content" placeholder="Enter page content..." />
      <RichTextInput source="introContent" placeholder="Opens the page, under its title." minHeight={140} validate={required()} />
    </FieldStack>
    <FormSection title="More on the page">
      <FieldStack>
        <TitledTextsInput source="whyItMatters" item="reason" />
        <LinesInput source="deliverables" helperText="What the customer gets, one in each line." />
        <CommaListInput source="sectors" helperText="Whom it is for, separated by commas." />
        <TextInput source="microCaseStudy" multiline minRows={3} helperText="A short example from a real job." />
        <PicturesInput source="images" />
      </FieldStack>
    </FormSection>
    <PageHistory />
  </>
);
