import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail, freeSlug } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { closeAddress, freeAddress, moveAddress } from '../site/moved-addresses.js';
import type { CreateProjectDto, UpdateProjectDto } from './project.dto.js';
import { Project } from './project.entity.js';
import { asCategory, asSector, setFields } from './project-fields.js';

const KIND: RecordKind<Project> = { resource: 'projects', label: 'project', entity: Project };

const LIST: ListSpec<Project> = {
  resource: 'projects',
  sortable: [
    ...(['title', 'slug', 'client', 'category', 'sector', 'location', 'status', 'publishStatus'] as const),
    ...(['featured', 'order', 'isActive', 'createdAt', 'updatedAt'] as const),
  ],
  filterable: {
    isActive: 'boolean',
    featured: 'boolean',
    status: 'string',
    publishStatus: 'string',
    category: 'string',
    sector: 'string',
    slug: 'string',
    title: 'string',
  },
  search: ['title', 'slug', 'client', 'location', 'description'],
  defaultSort: [
    ['order', 'ASC'],
    ['title', 'ASC'],
  ],
};

/** What visitors may see (house.md, rule 3). */
const VISIBLE: FindOptionsWhere<Project> = { isActive: true, publishStatus: 'published' };

/** Where visitors find it; the former address leads on when the slug changes. */
const projectPath = (slug: string): string => `/projects/${slug}`;

@Injectable()
export class ProjectsService {
  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    private readonly changes: Changes,
  ) {}

  listVisible(): Promise<Project[]> {
    return this.projects.find({ where: VISIBLE, order: { order: 'ASC', title: 'ASC', id: 'ASC' } });
  }

  /** @throws NoSuchRecord (404) */
  getVisible(slug: string): Promise<Project> {
    return findOrFail(this.projects, { slug, ...VISIBLE }, 'project');
  }

  list(query: ListQuery): Promise<Listing<Project>> {
    return list(this.projects, LIST, { ...query, filter: inStoredCase(query.filter) });
  }

  get(id: string): Promise<Project> {
    return findOrFail(this.projects, { id }, 'project');
  }

  create(fields: CreateProjectDto): Promise<Project> {
    const { slug, special, plain } = split(fields);
    return this.changes.create(KIND, plain, async (project, change) => {
      setFields(project, special);
      project.slug = await freeSlug(change.manager, Project, { given: slug, source: project.title, fallback: 'project' });
      project.createdBy = project.updatedBy = currentActor().userId;
      if (project.publishStatus === 'published') project.publishedAt = change.now;
      await freeAddress(change, projectPath(project.slug));
    });
  }

  update(id: string, fields: UpdateProjectDto, ifMatch?: number): Promise<Project> {
    const { slug, special, plain } = split(fields);
    return this.changes.update(KIND, id, ifMatch, plain, async (project, change) => {
      setFields(project, special);
      project.updatedBy = currentActor().userId;
      if (project.publishStatus === 'published') project.publishedAt ??= change.now;
      const from = project.slug;
      if (!slug || slug === from) return;
      project.slug = await freeSlug(change.manager, Project, { given: slug, source: project.title, fallback: 'project', exceptId: id });
      const to = projectPath(project.slug);
      await (project.publishedAt ? moveAddress(change, projectPath(from), to) : freeAddress(change, to));
    });
  }

  remove(id: string): Promise<Project> {
    return this.changes.remove(KIND, id, async ({ slug, publishedAt }, change) => {
      if (publishedAt) await closeAddress(change, projectPath(slug));
    });
  }
}

/** The fields that go into their columns as they are, and the ones that do not. */
function split({ slug, category, sector, images, imageUrl, challenge, solution, outcome, ...plain }: UpdateProjectDto) {
  return { slug, special: { category, sector, images, imageUrl, challenge, solution, outcome }, plain };
}

/** The databases disagree on whether 'domestic' equals 'Domestic'; the list does not. */
function inStoredCase(filter: ListQuery['filter']): ListQuery['filter'] {
  const { category, sector, ...others } = filter;
  const each = (value: unknown, read: (v: unknown) => unknown) => (Array.isArray(value) ? value.map(read) : read(value));
  return {
    ...others,
    ...(category !== undefined && { category: each(category, asCategory) }),
    ...(sector !== undefined && { sector: each(sector, asSector) }),
  };
}
