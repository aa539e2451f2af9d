import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ExplainedChoicesInput } from '../ui/ExplainedChoicesInput';
import { FieldStack } from '../ui/FieldGrid';
import { GONE, kinds } from './choices';

export const RedirectInputs = () => (
  <FieldStack>
    <TextInput
      source="fromPath"
      validate={required()}
      placeholder="/old-page"
      helperText="The address that no longer has a page. Upper and lower case, a question mark and what follows make no difference."
    />
    <ExplainedChoicesInput source="statusCode" choices={kinds} />
    <Target />
  </FieldStack>
);

const Target = () => {
  const { statusCode } = useWatch<{ statusCode?: number | string }>();
  if (Number(statusCode) === GONE) return null;
  return (
    <TextInput
      source="toPath"
      validate={required()}
      placeholder="/services"
      helperText="A path of this website such as /services, or an address elsewhere that starts with https://"
    />
  );
};
