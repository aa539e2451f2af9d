import { named } from '../kinds/column-names.js';
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
  block: { type: 'projects', services: ({ relatedServices }) => relatedServices ?? [] },
  slug: 'free',
  trash: true,
  plans: {},
  counted: true,
  history: { stays: ['publishStatus'] },
  search: { detail: 'location' },
  words: {},
  csv: {
    columns: {
      title: {
        label: 'Project Title',
        names: named('Project, Project name, Name, Job, Job title, Job name, Headline, Post title'),
      },
      slug: { label: 'Slug', names: named('URL slug, URL, Permalink, Post name') },
      description: { label: 'Description', names: named('Summary, Short description, Excerpt, Intro, Introduction, Teaser') },
      category: { label: 'Category', names: named('Project category, Type, Project type, Type of project, Categories') },
      status: { label: 'Status', names: named('Work status, Project status, Job status, Progress, Stage') },
      location: {
        label: 'Location',
        names: named('Place, Town, City, Town/City, Area, Where, Site, Address, Site address, Project location'),
      },
      client: { label: 'Client', names: named('Client name, Customer, Customer name, For, Company') },
      sector: { label: 'Sector', names: named('Market, Industry') },
      completionDate: {
        label: 'Completion Date',
        names: named(
          'Completed, Completed on, Date completed, Completed date, Date of completion, Completion, Completion month',
          'Finished, Finished on, Finish date, Date finished, End date, Date, Month, When',
        ),
      },
      imageUrl: {
        label: 'Image URL',
        names: named('Image, Photo, Picture, Main image, Featured image, Photo URL, Picture URL, Cover image'),
      },
      challenge: { label: 'Challenge', names: named('The challenge, Problem, The problem, Brief, The brief') },
      solution: { label: 'Solution', names: named('Our solution, The solution, What we did, Work done, The work') },
      outcome: { label: 'Outcome', names: named('Result, The result, The outcome, Results') },
      kpis: { label: 'Key Figures', names: named('KPI, Key facts, Figures, Facts, At a glance') },
      content: {
        label: 'Content',
        names: named('Body, Text, Body text, Details, Full description, Long description, Story, Article, Page content, Post content'),
      },
      publishStatus: {
        label: 'Publication',
        names: named('Publish status, Published, Publication status, Post status, Page status'),
      },
      relatedServices: { label: 'Services', names: named('Service, Related services, Services used, Services provided') },
      featured: { label: 'Featured', names: named('Highlight, Highlighted, On homepage') },
      metaTitle: { label: 'Meta title', names: named('SEO title, Page title, Title tag') },
      metaDescription: { label: 'Meta description', names: named('SEO description, Search description') },
      keywords: { label: 'Keywords', names: named('Tags, Meta keywords, Labels') },
      order: { label: 'Order', names: named('Position, Sort order, Sort, Menu order') },
      isActive: { label: 'Active', names: named('Visible, Shown, Show, Live, Enabled') },
    },
    refers: { relatedServices: 'services' },
    recognisedBy: [['slug'], ['title']],
  },
});
