import { kindOf } from '../kinds/kind.js';
import { PageAddress } from '../platform/http/site-addresses.js';
import { CreateProjectDto, toProjectDetail, toProjectRecord, UpdateProjectDto, ProjectRecord, type WholeProject } from './project.dto.js';
import { Project } from './project.entity.js';

interface WholeUnsaved {
  wholeUnsaved(project: Project): Promise<WholeProject>;
}

export const PROJECTS = kindOf<Project>()({
  resource: 'projects',
  label: 'project',
  entity: Project,
  place: 60,
  name: 'title',
  shows: 'project',
  forms: { create: CreateProjectDto, update: UpdateProjectDto },
  view: toProjectRecord,
  record: ProjectRecord,
  list: {
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
  },
  visible: { isActive: true, publishStatus: 'published' },
  publication: 'publishStatus',
  page: {
    address: new PageAddress('/projects/:slug'),
    list: '/projects',
    preview: async (projects: WholeUnsaved, project) => toProjectDetail(await projects.wholeUnsaved(project)),
  },
  slug: 'free',
  trash: true,
  plans: {},
  counted: true,
  history: { stays: ['publishStatus'] },
  search: { detail: 'location' },
  words: {},
  csv: {
    columns: {
      title: 'Project Title',
      slug: 'Slug',
      description: 'Description',
      category: 'Category',
      status: 'Status',
      location: 'Location',
      client: 'Client',
      sector: 'Sector',
      completionDate: 'Completion Date',
      imageUrl: 'Image URL',
      challenge: 'Challenge',
      solution: 'Solution',
      outcome: 'Outcome',
      kpis: 'Key Figures',
      content: 'Content',
      publishStatus: 'Publication',
      relatedServices: 'Services',
      featured: 'Featured',
      metaTitle: 'Meta title',
      metaDescription: 'Meta description',
      keywords: 'Keywords',
      order: 'Order',
      isActive: 'Active',
    },
    refers: { relatedServices: 'services' },
    recognisedBy: [['slug'], ['title']],
  },
});
