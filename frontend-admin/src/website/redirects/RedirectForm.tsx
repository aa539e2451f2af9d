import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ExplainedChoicesInput } from '../../kit/ExplainedChoicesInput';
import { RecordForm } from '../../editing/RecordForm';
import { FieldStack } from '../../kit/FieldGrid';
import { TextInput } from '../../editing/inputs';
import { GONE, kinds } from './kinds';

const DEFAULTS = { statusCode: 301 };

export const RedirectForm = () => (
  <RecordForm schema="Redirect" defaultValues={DEFAULTS}>
    <FieldStack>
      <TextInput
        source="fromPath"
        placeholder="/old-page"
        helperText="The old address, such as /old-page or /?page_id=12. /blog/* stands for every address below /blog that has no page."
      />
      <ExplainedChoicesInput source="statusCode" choices={kinds} />
      <Target />
    </FieldStack>
  </RecordForm>
);

const Target = () => {
  const { statusCode } = useWatch<{ statusCode?: number | string }>();
  if (Number(statusCode) === GONE) return null;
  return (
    <TextInput
      source="toPath"
      validate={required()}
      placeholder="/services"
      helperText="A page of this website, such as /services, or the full address of another one."
    />
  );
};
