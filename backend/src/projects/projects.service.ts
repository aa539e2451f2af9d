import { BadRequestException, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ServiceOf } from '../kinds/kind.js';
import { NoSuchRecord } from '../platform/http/errors.js';
import type { Listing, ListQuery } from '../platform/lists/list-query.js';
import { PublishedRecords } from '../records/published-records.js';
import { ServicesService } from '../services/services.service.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import { asCategory, asSector, FILLED, setFields } from './project-fields.js';
import type { ProjectPageQuery, ProjectsOnPage, UpdateProjectDto, WholeProject } from './project.dto.js';
import { CATEGORIES, SECTORS, type Project } from './project.entity.js';
import { PROJECTS } from './project.kind.js';

const VISIBLE = PROJECTS.visible;

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

@Injectable()
@ServiceOf(PROJECTS)
export class ProjectsService extends PublishedRecords<Project, UpdateProjectDto> {
  protected readonly kind = PROJECTS;
  protected override readonly filled = FILLED;

  constructor(
    private readonly services: ServicesService,
    private readonly testimonials: TestimonialsService,
  ) {
    super();
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
    const [rows, total] = await this.records.findAndCount({ where, order: ORDER, skip, take });
    if (skip > 0 && !rows.length) throw new NoSuchRecord('page of projects');
    return { rows, page: Number(page), pages: Math.max(1, Math.ceil(total / take)), total };
  }

  /** Throws NoSuchRecord (404). */
  async getWhole(slug: string): Promise<WholeProject> {
    return this.whole(await this.getVisible(slug), await this.listLinks());
  }

  /** What visitors would read of a project that is not saved, for its preview. */
  async wholeUnsaved(unsaved: Project): Promise<WholeProject> {
    return this.whole(unsaved, await this.withUnsaved(await this.listLinks(), unsaved));
  }

  private async whole(project: Project, all: Project[]): Promise<WholeProject> {
    const offered = await this.services.listOffered();
    const services = (project.relatedServices ?? []).flatMap((id) => offered.find(({ service }) => service.id === id) ?? []);
    const { next, more } = othersNear(project, all);
    const testimonials = await this.testimonials.listOfProject(project.id);
    return { project, services, testimonials, next: next ? await this.findVisible(next.id) : null, more };
  }

  /** Returns a visible project of the service, if possible from the right place; null if there is none. */
  async findFor(serviceId: string, isHere: (location: string) => boolean): Promise<Project | null> {
    const [id] = (await this.chooserFor(serviceId))(isHere);
    return id === undefined ? null : this.findVisible(id);
  }

  async chooserFor(serviceId: string): Promise<(isHere: (location: string) => boolean) => string[]> {
    const linked = await this.records
      .createQueryBuilder('project')
      .setFindOptions({ where: VISIBLE, select: { id: true, location: true }, order: ORDER })
      .andWhere('project.relatedServices LIKE :service', { service: `%"${serviceId}"%` })
      .limit(CANDIDATES)
      .getMany();
    return (isHere) => {
      const fitting = linked.find(({ location }) => isHere(location ?? '')) ?? linked[0];
      return fitting ? [fitting.id] : [];
    };
  }

  private findVisible(id: string): Promise<Project | null> {
    return this.records.findOneBy({ ...VISIBLE, id });
  }

  listPlaced(): Promise<PlacedProject[]> {
    return this.records.find({ where: VISIBLE, select: { id: true, location: true, description: true }, order: ORDER });
  }

  listVisibleByIds(ids: string[]): Promise<Project[]> {
    return this.records.find({ where: { ...VISIBLE, id: In(ids) }, order: ORDER });
  }

  private listLinks(): Promise<Project[]> {
    const select = { id: true, slug: true, title: true, sector: true } as const;
    return this.records.find({ where: VISIBLE, select, order: ORDER });
  }

  override list(query: ListQuery): Promise<Listing<Project>> {
    return super.list({ ...query, filter: inStoredCase(query.filter) });
  }

  protected override fill(project: Project, fields: UpdateProjectDto): void {
    setFields(project, fields);
  }
}

/** Writes the category as it is stored: only one of the databases ignores case. */
function inStoredCase(filter: ListQuery['filter']): ListQuery['filter'] {
  const { category, sector, ...others } = filter;
  const each = (value: unknown, read: (v: unknown) => unknown) => (Array.isArray(value) ? value.map(read) : read(value));
  return {
    ...others,
    ...(category !== undefined && { category: each(category, asCategory) }),
    ...(sector !== undefined && { sector: each(sector, asSector) }),
  };
}
