import { BooleanInput, SelectInput } from 'react-admin';
import { FieldStack } from '../ui/FieldGrid';
import { SlugInput } from '../ui/SlugInput';
import { publication } from './choices';

/** Where its page is, and who sees it. */
export const PublishingInputs = () => (
  <FieldStack>
    <SlugInput from="title" />
    <SelectInput source="publishStatus" choices={[...publication]} helperText="Visitors see published projects that are active." />
    <BooleanInput source="featured" helperText="Marks its card as featured" />
  </FieldStack>
);
