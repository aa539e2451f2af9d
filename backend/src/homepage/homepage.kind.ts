import { PageAddress } from '../platform/http/site-addresses.js';
import type { EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/http/errors.js';
import { checkVersion } from '../platform/common/records.js';
import { kindOf, type Fields, type TextField, type WantedPlan } from '../kinds/kind.js';
import { textFields } from '../kinds/text-fields.js';
import { BLOCKS } from './blocks.dto.js';
import { contentOf, UpdateHomepageDto } from './homepage.dto.js';
import { HomepageVersion, type HomepageBlock } from './homepage-version.entity.js';

interface Publishes {
  draft(manager?: EntityManager): Promise<HomepageVersion>;
  saveAndPublish(fields: Fields, ifMatch: number, changeNote: string): Promise<void>;
  publishFrozen(fields: Fields, comment: string, change: Change): Promise<unknown>;
}

export const HOMEPAGE = kindOf<HomepageVersion>()({
  resource: 'homepage',
  label: 'homepage',
  title: 'Homepage',
  entity: HomepageVersion,
  isSingle: true,
  place: 130,
  name: 'id',
  shows: 'homepage',
  forms: { update: UpdateHomepageDto },
  page: { address: new PageAddress('/'), at: () => null, preview: 'apart' },
  words: {
    own: {
      load: (homepage: Publishes, manager) => homepage.draft(manager),
      texts: ({ blocks, ...head }) => [...textFields(UpdateHomepageDto, head), ...blocks.flatMap(textsOfBlock)],
      versionOf: ({ lockVersion }) => lockVersion,
      save: (homepage: Publishes, ...saved) => homepage.saveAndPublish(...saved),
    },
  },
  plans: {
    freeze: async (homepage: Publishes, { recordId, action, ifMatch }: WantedPlan) => {
      if (action === 'take-down')
        throw new InvalidFields({ action: ['The homepage cannot be taken down. Plan its next version instead.'] });
      const draft = await homepage.draft();
      if (draft.id !== recordId) throw new InvalidFields({ recordId: ['This is not the draft of the homepage.'] });
      checkVersion(ifMatch, draft.lockVersion, 'homepage draft');
      return { name: 'Homepage', fields: { ...contentOf(draft) } };
    },
    run: (homepage: Publishes, fields: Fields, change: Change) => homepage.publishFrozen(fields, 'Published as planned', change),
  },
});

function textsOfBlock({ type, content }: HomepageBlock, index: number): TextField[] {
  const known = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined;
  return known ? textFields(known.content, content, undefined, `blocks.${index}.content.`) : [];
}
