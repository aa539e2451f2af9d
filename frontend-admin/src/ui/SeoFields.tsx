import { CommaListInput } from './CommaListInput';
import { FieldStack } from './FieldGrid';
import { ImageInput } from './ImageInput';
import { SeoInputs } from './SeoInputs';

/** How search engines and social networks show the page of a record. */
export const SeoFields = () => (
  <FieldStack>
    <SeoInputs />
    <ImageInput source="ogImage" />
    <CommaListInput source="keywords" />
  </FieldStack>
);
