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
    explanation: 'Visitors are sent to the new address, and search engines replace the old one with it. The usual choice.',
    tone: 'success',
  },
  {
    id: 302,
    name: 'Moved for now (302)',
    explanation: 'Visitors are sent to the new address, but search engines keep the old one, because it will come back.',
    tone: 'info',
  },
  {
    id: GONE,
    name: 'Gone for good (410)',
    explanation: 'There is no new address: visitors are told that the page no longer exists, and search engines drop it.',
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
        helperText="The old address. Letter case, and anything after a question mark, is ignored."
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
      helperText="A path of this website, such as /services, or the full address of another website, starting with https://"
    />
  );
};
