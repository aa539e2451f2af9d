import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type FindOptionsWhere, type Repository } from 'typeorm';
import { Changes, type Change, type UnsavedFields } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/common/list-query.js';
import { NoSuchRecord } from '../platform/common/errors.js';
import { findOrFail, freeSlug, nameUnsaved, refuseTakenSlug, withUnsaved } from '../platform/common/records.js';
import { currentActor } from '../platform/common/request-context.js';
import { ServicesService } from '../services/services.service.js';
import { closeAddress, freeAddress, moveAddress, reopenAddress } from '../redirects/automatic-redirects.js';
import type { CreateProjectDto, ProjectPageQuery, ProjectsOnPage, UpdateProjectDto, WholeProject } from './project.dto.js';
import { CATEGORIES, Project, SECTORS } from './project.entity.js';
import { asCategory, asSector, setFields } from './project-fields.js';
import { ServiceOf } from '../kinds/kind.js';
import { PROJECTS } from './project.kind.js';

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

export const VISIBLE = { isActive: true, publishStatus: 'published' } as const satisfies FindOptionsWhere<Project>;

const ORDER = { order: 'ASC', title: 'ASC', id: 'ASC' } as const;

/** Cards on a page of the public list. */
const PAGE_SIZE = 12;
const MAX_PAGES = 9_999;

const isWhole = (text: unknown, max: number): text is string =>
  typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) && Number(text) <= max;

/** Where it was and what its card says. */
export type PlacedProject = Pick<Project, 'id' | 'location' | 'description'>;

const LINKS = 3;
/** Of a service, from which the one in the right place is chosen. */
const CANDIDATES = 100;

/**
 * The next one of the same sector, if any; then the next in the list, so that every project is linked from another, and others of the sector.
 */
function othersNear({ id, sector }: Project, all: Project[]): { next?: Project; more: Project[] } {
  const at = all.findIndex((other) => other.id === id);
  const following = [...all.slice(at + 1), ...all.slice(0, at)];
  const alike = following.filter((other) => other.sector === sector);
  const [next = following[0]] = alike;
  const others = [...new Set([...following.slice(0, 1), ...alike, ...following])];
  return { next, more: others.filter((other) => other !== next).slice(0, LINKS) };
}

const projectPath = (slug: string): string => PROJECTS.address.path(slug);

@Injectable()
@ServiceOf(PROJECTS)
export class ProjectsService {
  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    private readonly changes: Changes,
    private readonly services: ServicesService,
  ) {}

  listVisible(): Promise<Project[]> {
    return this.projects.find({ where: VISIBLE, order: ORDER });
  }

  /** Returns a page of what visitors see. Throws NoSuchRecord (404) if it does not exist, BadRequestException (400) for a wrong size. */
  async listPage({ page = '1', size = String(PAGE_SIZE), category, sector }: ProjectPageQuery): Promise<ProjectsOnPage> {
    if (!isWhole(page, MAX_PAGES)) throw new NoSuchRecord('page of projects');
    if (!isWhole(size, PAGE_SIZE)) throw new BadRequestException(`The size of a page is a whole number from 1 to ${PAGE_SIZE}.`);
    const take = Number(size);
    const skip = (Number(page) - 1) * take;
    const where = {
      ...VISIBLE,
      ...(Boolean(category) && { category: In([...CATEGORIES].filter((known) => known === asCategory(category))) }),
      ...(Boolean(sector) && { sector: In([...SECTORS].filter((known) => known === asSector(sector))) }),
    };
    const [rows, total] = await this.projects.findAndCount({ where, order: ORDER, skip, take });
    if (skip > 0 && !rows.length) throw new NoSuchRecord('page of projects');
    return { rows, page: Number(page), pages: Math.max(1, Math.ceil(total / take)), total };
  }

  /** Throws NoSuchRecord (404). */
  async getWhole(slug: string): Promise<WholeProject> {
    const project = await findOrFail(this.projects, { slug, ...VISIBLE }, 'project');
    return this.whole(project, await this.listLinks());
  }

  /** For a preview: as visitors would see it after saving. */
  async wholeUnsaved({ fields, ...sent }: UnsavedFields<UpdateProjectDto>): Promise<WholeProject> {
    const { slug, special, plain } = split(fields);
    const project = await this.changes.unsaved(PROJECTS, { ...sent, fields: plain });
    setFields(project, special);
    nameUnsaved(project, slug);
    const unsaved = Object.assign(project, VISIBLE);
    return this.whole(unsaved, await withUnsaved(this.projects, { shown: VISIBLE, stored: await this.listLinks(), unsaved }));
  }

  private async whole(project: Project, all: Project[]): Promise<WholeProject> {
    const offered = await this.services.listOffered();
    const services = (project.relatedServices ?? []).flatMap((id) => offered.find(({ service }) => service.id === id) ?? []);
    const { next, more } = othersNear(project, all);
    return { project, services, next: next ? await this.findVisible(next.id) : null, more };
  }

  /** Returns a visible project of the service, if possible from the right place; null if there is none. */
  async findFor(serviceId: string, isHere: (location: string) => boolean): Promise<Project | null> {
    const linked = await this.projects
      .createQueryBuilder('project')
      .setFindOptions({ where: VISIBLE, select: { id: true, location: true }, order: ORDER })
      .andWhere('project.relatedServices LIKE :service', { service: `%"${serviceId}"%` })
      .limit(CANDIDATES)
      .getMany();
    const fitting = linked.find(({ location }) => isHere(location ?? '')) ?? linked[0];
    return fitting ? this.findVisible(fitting.id) : null;
  }

  private findVisible(id: string): Promise<Project | null> {
    return this.projects.findOneBy({ ...VISIBLE, id });
  }

  listPlaced(): Promise<PlacedProject[]> {
    return this.projects.find({ where: VISIBLE, select: { id: true, location: true, description: true }, order: ORDER });
  }

  listVisibleByIds(ids: string[]): Promise<Project[]> {
    return this.projects.find({ where: { ...VISIBLE, id: In(ids) }, order: ORDER });
  }

  private listLinks(): Promise<Project[]> {
    const select = { id: true, slug: true, title: true, sector: true } as const;
    return this.projects.find({ where: VISIBLE, select, order: ORDER });
  }

  list(query: ListQuery): Promise<Listing<Project>> {
    return list(this.projects, LIST, { ...query, filter: inStoredCase(query.filter) });
  }

  get(id: string): Promise<Project> {
    return findOrFail(this.projects, { id }, 'project');
  }

  create(fields: CreateProjectDto): Promise<Project> {
    const { slug, special, plain } = split(fields);
    return this.changes.create(PROJECTS, plain, async (project, change) => {
      setFields(project, special);
      project.slug = await freeSlug(change.manager, PROJECTS, { given: slug, source: project.title, fallback: 'project' });
      project.createdBy = project.updatedBy = currentActor().userId;
      if (project.publishStatus === 'published') project.publishedAt = change.now;
      await freeAddress(change, projectPath(project.slug));
    });
  }

  update(id: string, fields: UpdateProjectDto, ifMatch?: number): Promise<Project> {
    const { slug, special, plain } = split(fields);
    return this.changes.update(PROJECTS, id, ifMatch, plain, async (project, change) => {
      setFields(project, special);
      project.updatedBy = currentActor().userId;
      if (project.publishStatus === 'published') project.publishedAt ??= change.now;
      const from = project.slug;
      if (!slug || slug === from) return;
      project.slug = await freeSlug(change.manager, PROJECTS, { given: slug, source: project.title, fallback: 'project', exceptId: id });
      const to = projectPath(project.slug);
      await (project.publishedAt ? moveAddress(change, projectPath(from), to) : freeAddress(change, to));
    });
  }

  remove(id: string): Promise<Project> {
    return this.changes.remove(PROJECTS, id, async ({ slug, publishedAt }, change) => {
      if (publishedAt) await closeAddress(change, projectPath(slug));
    });
  }

  /** Throws NoSuchRecord (404), ConflictException (409) if its address is taken. */
  undelete(id: string, change: Change): Promise<Project> {
    return undelete(change, PROJECTS, id, async (project) => {
      await refuseTakenSlug(change.manager, PROJECTS, project);
      if (project.publishedAt) await reopenAddress(change, projectPath(project.slug));
    });
  }
}

function split({ slug, category, sector, images, imageUrl, challenge, solution, outcome, ...plain }: UpdateProjectDto) {
  return { slug, special: { category, sector, images, imageUrl, challenge, solution, outcome }, plain };
}

/** Only one of the databases ignores case. */
function inStoredCase(filter: ListQuery['filter']): ListQuery['filter'] {
  const { category, sector, ...others } = filter;
  const each = (value: unknown, read: (v: unknown) => unknown) => (Array.isArray(value) ? value.map(read) : read(value));
  return {
    ...others,
    ...(category !== undefined && { category: each(category, asCategory) }),
    ...(sector !== undefined && { sector: each(sector, asSector) }),
  };
}
