import { PageAddress } from '../platform/common/site-addresses.js';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/common/errors.js';
import { checkVersion } from '../platform/common/records.js';
import { kindOf, type Fields, type WantedPlan } from '../kinds/kind.js';
import { HomepageVersion } from './homepage-version.entity.js';

interface Publishes {
  draft(): Promise<HomepageVersion>;
  contentOfDraft(draft: HomepageVersion): object;
  publishFrozen(fields: Fields, comment: string, change: Change): Promise<unknown>;
}

export const HOMEPAGE = kindOf<HomepageVersion>()({
  resource: 'homepage',
  label: 'homepage',
  entity: HomepageVersion,
  place: 130,
  name: 'id',
  shows: 'homepage',
  address: new PageAddress('/'),
  isPreviewed: true,
  isOpened: true,
  plans: {
    freeze: async (homepage: Publishes, { recordId, action, ifMatch }: WantedPlan) => {
      if (action === 'take-down')
        throw new InvalidFields({ action: ['The homepage cannot be taken down. Plan its next version instead.'] });
      const draft = await homepage.draft();
      if (draft.id !== recordId) throw new InvalidFields({ recordId: ['This is not the draft of the homepage.'] });
      checkVersion(ifMatch, draft.lockVersion, 'homepage draft');
      return { name: 'Homepage', fields: { ...homepage.contentOfDraft(draft) } };
    },
    run: (homepage: Publishes, fields: Fields, change: Change) => homepage.publishFrozen(fields, 'Published as planned', change),
  },
});
