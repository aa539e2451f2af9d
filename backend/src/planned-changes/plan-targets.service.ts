import { ForbiddenException, Injectable } from '@nestjs/common';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields } from '../common/errors.js';
import { checkVersion } from '../common/records.js';
import { REQUIRED } from '../common/validation.js';
import { validationPipe } from '../common/validation-pipe.js';
import { contentOf, HomepageService } from '../homepage/homepage.service.js';
import { UpdateCorePageDto } from '../pages/core-page.dto.js';
import { CorePagesService } from '../pages/core-pages.service.js';
import { UpdateServiceLocationPageDto } from '../pages/service-location-page.dto.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { UpdateProjectDto } from '../projects/project.dto.js';
import { ProjectsService } from '../projects/projects.service.js';
import type { Plannable, PlannedAction, PlannedChange } from './planned-change.entity.js';

type Fields = Record<string, unknown>;

/** What a plan holds, checked by the rules of saving. */
export interface Frozen {
  name: string;
  fields: Fields | null;
}

interface Wanted {
  recordId: string;
  action: PlannedAction;
  fields: Fields | null;
  ifMatch: number | undefined;
}

interface Target {
  freeze(wanted: Wanted): Promise<Frozen>;
  /** In the transaction of the change. */
  run(plan: PlannedChange, change: Change): Promise<unknown>;
}

/** What can go live at a time: how it is frozen, and how it is done by the service that saves it otherwise. */
@Injectable()
export class PlanTargets {
  private readonly targets: Record<Plannable, Target>;

  constructor(
    private readonly homepage: HomepageService,
    pages: ServiceLocationPagesService,
    projects: ProjectsService,
    corePages: CorePagesService,
  ) {
    this.targets = {
      homepage: {
        freeze: (wanted) => this.frozenDraft(wanted),
        run: ({ fields }, change) => this.homepage.publishFrozen(fields ?? {}, 'Published as planned', change),
      },
      'service-location-pages': record(UpdateServiceLocationPageDto, {
        status: 'status',
        get: (id) => pages.get(id),
        update: (id, fields) => pages.update(id, fields),
      }),
      projects: record(UpdateProjectDto, {
        status: 'publishStatus',
        get: (id) => projects.get(id),
        update: (id, fields) => projects.update(id, fields),
      }),
      'core-pages': record(UpdateCorePageDto, {
        status: 'status',
        get: async (id) => {
          const page = await corePages.get(id);
          if (!page.isEditable) throw new ForbiddenException('This page is fixed: it cannot be changed.');
          return page;
        },
        update: (id, fields) => corePages.update(id, fields),
      }),
    };
  }

  /** Throws NoSuchRecord (404), InvalidFields (400), ChangedMeanwhile (412), ForbiddenException (403). */
  freeze(resource: Plannable, wanted: Wanted): Promise<Frozen> {
    return this.targets[resource].freeze(wanted);
  }

  /** Throws what saving throws. */
  run(plan: PlannedChange, change: Change): Promise<unknown> {
    return this.targets[plan.resource].run(plan, change);
  }

  private async frozenDraft({ recordId, action, ifMatch }: Wanted): Promise<Frozen> {
    if (action === 'take-down') throw new InvalidFields({ action: ['The homepage cannot be taken down. Plan its next version instead.'] });
    const draft = await this.homepage.draft();
    if (draft.id !== recordId) throw new InvalidFields({ recordId: ['This is not the draft of the homepage.'] });
    checkVersion(ifMatch, draft.lockVersion, 'homepage draft');
    return { name: 'Homepage', fields: { ...contentOf(draft) } };
  }
}

interface RecordTarget<T extends object> {
  /** The field that says whether it is public. */
  status: string;
  get(id: string): Promise<{ title: string }>;
  update(id: string, fields: T): Promise<unknown>;
}

function record<T extends object>(dto: new () => T, { status, get, update }: RecordTarget<T>): Target {
  const read = async (fields: Fields) => (await validationPipe.transform(fields, { type: 'body', metatype: dto })) as T;
  return {
    freeze: async ({ recordId, action, fields }) => {
      const { title } = await get(recordId);
      if (action === 'take-down') return { name: title, fields: null };
      if (!fields) throw new InvalidFields({ fields: [REQUIRED] });
      return { name: title, fields: { ...(await read(fields)) } as Fields };
    },
    run: async ({ recordId, fields }) =>
      update(recordId, await read(fields ? { ...fields, [status]: 'published' } : { [status]: 'draft' })),
  };
}
