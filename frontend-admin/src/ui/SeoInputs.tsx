import { type InputProps } from 'react-admin';
import { CountedInput } from './CountedInput';

/** Title and description for search engines; the lengths are advice (section 5 of the specification). */
export const SeoInputs = ({ validate }: { validate?: InputProps['validate'] }) => (
  <>
    <CountedInput source="metaTitle" limit={60} hint="50-60 characters" validate={validate} />
    <CountedInput source="metaDescription" limit={160} hint="150-160 characters" multiline minRows={3} validate={validate} />
  </>
);
