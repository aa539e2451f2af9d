import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { HomepageService } from '../../homepage/homepage.service.js';
import { formPath, type Fields, type Kind } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { PROJECTS } from '../../projects/project.kind.js';
import { isId } from '../../platform/fields/validation.js';
import { AreasService } from '../areas/areas.service.js';
import type { ShownPlacesView } from './shown-places.dto.js';

/** Records in a block of the homepage. */
const IN_BLOCK = 3;
const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

const counted = (count: number, one: string, many: string): string[] => (count ? [`${count} ${count === 1 ? one : many}`] : []);

/** Where the website shows what has a block on the homepage. */
@OnToday({ name: 'what is shown nowhere', path: '/homepage' })
export class ShownPlaces implements KnowsToday {
  constructor(
    private readonly kinds: Kinds,
    private readonly homepage: HomepageService,
    private readonly pages: ServiceLocationPagesService,
    private readonly areas: AreasService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Throws NoSuchRecord (404), InvalidFields (400) for a kind without a block. */
  async of(resource: string, id: string): Promise<ShownPlacesView> {
    const known = this.kinds.chosen('block', resource);
    const { kind } = known;
    const record = isId(id) ? await this.manager.findOneBy(kind.entity, { id }) : null;
    if (!record) throw new NoSuchRecord(kind.label);
    const { item, field } = kind.block ?? {};
    if (!(await this.isVisible(kind, record)))
      return { text: item ? `No ${item} is named yet` : 'Visitors do not see it', isNowhere: false, mayJoinHomepage: false };
    const { isOn, chosen } = await this.homepage.blockShown(kind.block?.type ?? '');
    const isOnHomepage = isOn && (field !== undefined || (await this.isAmong(kind, id, chosen)));
    const places = [...(isOnHomepage ? ['homepage'] : []), ...(await this.others(known, record))];
    const shown = item ? `${item.charAt(0).toUpperCase()}${item.slice(1)}s shown` : 'Shown';
    const isNowhere = places.length === 0;
    return { text: isNowhere ? `${shown} nowhere yet` : `${shown} on: ${places.join(', ')}`, isNowhere, mayJoinHomepage: !isOn };
  }

  /** Throws as `of` does. */
  async showOnHomepage(resource: string, id: string): Promise<ShownPlacesView> {
    if ((await this.of(resource, id)).mayJoinHomepage)
      await this.homepage.showBlock(this.kinds.chosen('block', resource).kind.block?.type ?? '');
    return this.of(resource, id);
  }

  /** The first record of each kind that visitors could read, and do not: a project has a page of its own. */
  async today(): Promise<{ items: ItemForToday[] }> {
    const items: ItemForToday[] = [];
    for (const { kind } of this.kinds.with('block').filter(({ kind: { page } }) => !page)) {
      if ((await this.homepage.blockShown(kind.block?.type ?? '')).isOn) continue;
      const [record] = await this.manager.find(kind.entity, { where: kind.visible, order: OLDEST_FIRST, take: 1 });
      if (!record || !(await this.of(kind.resource, record.id)).isNowhere) continue;
      const { id } = record;
      const what = kind.block?.item ?? kind.label;
      items.push({
        key: `shown-places ${kind.resource}`,
        kind: 'Show',
        title: kind.block?.field === undefined ? String(record[kind.name]) : 'Your clients',
        text: `Your first ${what} is shown nowhere yet.`,
        urgency: 'later',
        path: formPath(kind, id),
        action: {
          label: 'Show on the homepage',
          method: 'POST',
          path: `shown-places/${kind.resource}/${id}`,
          body: null,
          done: 'Shown on the Homepage',
        },
      });
    }
    return { items };
  }

  private async isVisible({ entity, block, visible = {} }: Kind, record: Fields & { id: string }): Promise<boolean> {
    if (block?.field === undefined) return this.manager.existsBy(entity, { ...visible, id: record.id });
    const listed = record[block.field];
    return Array.isArray(listed) && listed.length > 0;
  }

  private async isAmong({ entity, visible = {}, list }: Kind, id: string, chosen: unknown[] | null): Promise<boolean> {
    if (chosen) return chosen.slice(0, IN_BLOCK).includes(id);
    const order = { ...Object.fromEntries(list?.defaultSort ?? []), id: 'ASC' } as const;
    const first = await this.manager.find(entity, { where: visible, order, select: { id: true }, take: IN_BLOCK });
    return first.some((each) => each.id === id);
  }

  private async others({ kind, service }: Known, record: Fields & { id: string }): Promise<string[]> {
    const { block, page } = kind;
    if (block?.field !== undefined) return [];
    let ofServices = 0;
    for (const serviceId of block?.services?.(record as never) ?? []) {
      const chosen = await service.chooserFor?.(serviceId);
      if (chosen) ofServices += await this.pages.countWith(record.id, serviceId, chosen);
    }
    const projectId = record['projectId'];
    const isOnProject = isId(projectId) && (await this.manager.existsBy(PROJECTS.entity, { ...PROJECTS.visible, id: projectId }));
    return [
      ...(page?.list === undefined ? [] : [page.list.slice(1, 2).toUpperCase() + page.list.slice(2)]),
      ...(isOnProject ? ['the page of its project'] : []),
      ...counted(ofServices, 'service page', 'service pages'),
      ...counted(await this.areas.countWith(record.id), 'page of a place', 'pages of places'),
    ];
  }
}
