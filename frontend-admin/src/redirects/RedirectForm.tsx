import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Redirect } from '../data/types';
import type { ToneName } from '../theme/colours';
import { type ExplainedChoice, ExplainedChoicesInput } from '../ui/ExplainedChoicesInput';
import { RecordForm } from '../ui/RecordForm';
import { FieldStack } from '../ui/FieldGrid';
import { TextInput } from '../ui/inputs';

export const GONE = 410;

interface Kind extends ExplainedChoice {
  id: Redirect['statusCode'];
  tone: ToneName;
}

export const kinds: readonly Kind[] = [
  {
    id: 301,
    name: 'Moved for good (301)',
    explanation: 'Visitors are sent to the new address, and search engines replace the old one by it. The usual choice.',
    tone: 'success',
  },
  {
    id: 302,
    name: 'Moved for now (302)',
    explanation: 'Visitors are sent on, but search engines keep the old address, because it will come back.',
    tone: 'info',
  },
  {
    id: GONE,
    name: 'Gone for good (410)',
    explanation: 'There is no new address: visitors read that the page no longer exists, and search engines forget it.',
    tone: 'neutral',
  },
];

const DEFAULTS = { statusCode: 301 };

export const RedirectForm = () => (
  <RecordForm schema="Redirect" defaultValues={DEFAULTS}>
    <FieldStack>
      <TextInput
        source="fromPath"
        placeholder="/old-page"
        helperText="The address that no longer has a page. Upper and lower case, a question mark and what follows make no difference."
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
      helperText="A path of this website such as /services, or an address elsewhere that starts with https://"
    />
  );
};
