import type { Redirect } from '../data/types';
import type { ToneName } from '../theme/colours';
import type { ExplainedChoice } from '../ui/ExplainedChoicesInput';

interface Kind extends ExplainedChoice {
  id: Redirect['statusCode'];
  tone: ToneName;
}

export const GONE = 410;

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

export const kindOf = (code: number): Kind | undefined => kinds.find(({ id }) => id === code);
