import { required, TextInput } from 'react-admin';
import { FieldStack } from '../ui/FieldGrid';
import { SeoInputs } from '../ui/SeoInputs';
import { secureAddress } from '../ui/secureAddress';

export const Seo = () => (
  <FieldStack>
    <SeoInputs validate={required()} />
    <TextInput
      source="canonicalUrl"
      validate={secureAddress}
      helperText="Only where search engines should take another address for the original of this page. It starts with https://"
    />
  </FieldStack>
);
