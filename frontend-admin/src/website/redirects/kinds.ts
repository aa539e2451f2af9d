import type { Redirect } from '../../data/types';
import type { ToneName } from '../../kit/theme/colours';
import type { ExplainedChoice } from '../../kit/ExplainedChoicesInput';

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
