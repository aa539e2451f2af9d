import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { pick } from '../platform/common/pick.js';
import { HasPictures, PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { PAGE_TEXTS, PublishedInput } from '../platform/fields/published.dto.js';
import { withoutTrash } from '../platform/common/records.js';
import { Month } from '../platform/fields/days.js';
import { Prose } from '../platform/fields/prose.js';
import { Flag, ImageUrl, OneOf, RecordIds, Text, Whole } from '../platform/fields/validation.js';
import { ListOf } from '../platform/fields/nested.js';
import { PublicTestimonial, toPublicTestimonial } from '../testimonials/testimonial.dto.js';
import type { Testimonial } from '../testimonials/testimonial.entity.js';
import { NavigationEntry, toNavigationEntry, type OfferedService } from '../services/service.dto.js';
import { asCategory, asSector, firstUrl } from './project-fields.js';
import { CATEGORIES, Project, SECTORS, WORK_STATUSES, type Category, type Sector, type WorkStatus } from './project.entity.js';

export class KpiDto {
  @Text({ max: 100 })
  label: string;

  /** With its unit: '24 m', 'One weekend'. */
  @Text({ max: 100 })
  value: string;
}

/** The same place before and after the work. */
@HasPictures('before', 'after')
export class BeforeAfterDto {
  @ImageUrl()
  before: string;

  @Text({ max: 500, optional: true })
  beforeAlt?: string;

  @ImageUrl()
  after: string;

  @Text({ max: 500, optional: true })
  afterAlt?: string;

  @Text({ max: 500, optional: true })
  caption?: string;
}

export class CreateProjectDto extends PublishedInput {
  @Text({ max: 200, optional: true })
  client?: string | null;

  /** Default: from the category. */
  @Transform(({ value }: { value: unknown }) => asSector(value))
  @OneOf(SECTORS, { optional: true })
  sector?: Sector | null;

  /** Case is ignored. */
  @Transform(({ value }: { value: unknown }) => asCategory(value))
  @OneOf(CATEGORIES, { optional: true })
  category?: Category | null;

  @Text({ max: 200, optional: true })
  location?: string | null;

  /** Text of the card. */
  @Prose({ max: 5000, optional: true })
  description?: string | null;

  /** Default '', as are solution and outcome. */
  @Prose({ max: 20_000, optional: true })
  challenge?: string | null;

  @Prose({ max: 20_000, optional: true })
  solution?: string | null;

  @Prose({ max: 20_000, optional: true })
  outcome?: string | null;

  @ListOf(() => KpiDto, 20)
  kpis?: KpiDto[] | null;

  @ListOf(() => PictureDto, 50)
  images?: PictureDto[] | null;

  @ListOf(() => BeforeAfterDto, 10)
  pairs?: BeforeAfterDto[] | null;

  /** The first of `images`. If `images` is sent too, an unchanged `imageUrl` is ignored. */
  @ImageUrl({ optional: true })
  imageUrl?: string | null;

  /** Ids of services in display order. */
  @RecordIds({ optional: true, maxItems: 20 })
  relatedServices?: string[] | null;

  /** For example 'March 2026', also written 03/2026 or Mar-26. */
  @Month({ max: 50, optional: true })
  completionDate?: string | null;

  /** Status of the work, not of the page. */
  @OneOf(WORK_STATUSES, { optional: true })
  status?: WorkStatus | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  publishStatus?: PublishStatus | null;

  @Flag({ optional: true })
  featured?: boolean | null;

  @Whole({ optional: true })
  order?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateProjectDto extends PartialType(CreateProjectDto) {}

export class ProjectRecord extends OmitType(Project, ['deletedAt', 'trashKey', 'kpis', 'pairs', 'relatedServices']) {
  kpis: KpiDto[];
  pairs: BeforeAfterDto[];
  /** The first of `images`. */
  imageUrl: string | null;
  /** Ids of services. */
  relatedServices: string[];
}

const STORED_SUMMARY = [
  ...(['id', 'slug', 'title', 'sector', 'category', 'client', 'challenge', 'solution', 'description', 'location'] as const),
  ...(['featured', 'status', 'isActive', 'images', 'completionDate', 'order'] as const),
] as const;
const STORED_DETAIL = [...STORED_SUMMARY, 'outcome', 'kpis', 'publishedAt', 'updatedAt', ...PAGE_TEXTS] as const;

export class ProjectSummary extends PickType(ProjectRecord, [...STORED_SUMMARY, 'imageUrl']) {}

export class ProjectPage {
  projects: ProjectSummary[];
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Matching projects on all pages. */
  total: number;
}

const CARD = ['slug', 'title', 'sector', 'category', 'challenge', 'description', 'location', 'featured', 'images'] as const;

/** What a card shows. */
export class ProjectCard extends PickType(ProjectRecord, CARD) {}

export class ProjectLink extends PickType(ProjectRecord, ['slug', 'title']) {}

export class ProjectDetail extends PickType(ProjectRecord, [...STORED_DETAIL, 'imageUrl', 'pairs']) {
  /** Its visible services, in the order chosen. */
  services: NavigationEntry[];
  /** What was said of it. */
  testimonials: PublicTestimonial[];
  /** The next project of the same sector, otherwise the next in the list. Null if it is the only one. */
  next: ProjectCard | null;
  /** Up to three more: the next one in the list, then those of the same sector. */
  more: ProjectLink[];
}

export interface WholeProject {
  project: Project;
  services: OfferedService[];
  testimonials: Testimonial[];
  next: Project | null;
  more: Project[];
}

/** From the address, so of any kind. Case is ignored; a blank category or sector does not narrow the list. */
export interface ProjectPageQuery {
  page?: unknown;
  size?: unknown;
  category?: unknown;
  sector?: unknown;
}

export interface ProjectsOnPage extends Pick<ProjectPage, 'page' | 'pages' | 'total'> {
  rows: Project[];
}

const withImageUrl = <T extends Pick<Project, 'images'>>(project: T) => ({ ...project, imageUrl: firstUrl(project.images) });

export const toProjectRecord = (project: Project): ProjectRecord => ({
  ...withImageUrl(withoutTrash(project)),
  relatedServices: project.relatedServices ?? [],
  pairs: project.pairs ?? [],
});
export const toProjectSummary = (project: Project): ProjectSummary => withImageUrl(pick(project, STORED_SUMMARY));
export const toProjectPage = ({ rows, ...place }: ProjectsOnPage): ProjectPage => ({ projects: rows.map(toProjectSummary), ...place });
export const toProjectCard = (project: Project): ProjectCard => pick(project, CARD);
export const toProjectLink = (project: Project): ProjectLink => pick(project, ['slug', 'title']);
export const toProjectDetail = ({ project, services, testimonials, next, more }: WholeProject): ProjectDetail => ({
  ...withImageUrl(pick(project, STORED_DETAIL)),
  pairs: project.pairs ?? [],
  services: services.map(toNavigationEntry),
  testimonials: testimonials.map(toPublicTestimonial),
  next: next && toProjectCard(next),
  more: more.map(toProjectLink),
});
