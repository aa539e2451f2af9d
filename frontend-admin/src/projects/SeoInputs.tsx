import { CommaListInput } from '../ui/CommaListInput';
import { CountedInput } from '../ui/CountedInput';
import { FieldStack } from '../ui/FieldGrid';
import { ImageInput } from '../ui/ImageInput';

/** How search engines and social networks show its page. */
export const SeoInputs = () => (
  <FieldStack>
    <CountedInput source="metaTitle" limit={60} hint="50-60 characters show in full" />
    <CountedInput source="metaDescription" limit={160} hint="150-160 characters show in full" multiline minRows={3} />
    <ImageInput source="ogImage" />
    <CommaListInput source="keywords" />
  </FieldStack>
);
