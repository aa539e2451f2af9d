import { reads, type Get, type Read } from './queries';
import type { HomepageContent, PicturedServiceData, ProjectCardData, ProjectSummary, ServiceCardData } from './types';
import { featuredAnywhere } from '../lib/featured';

/** Two lines on the widest card. */
const CARD_TEXT = 200;

function shorten(text: string): string {
  if (text.length <= CARD_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', CARD_TEXT))} …`;
}

const serviceCard = ({ id, slug, title, description, icon, firstLocation }: ServiceCardData): ServiceCardData => ({
  id,
  slug,
  title,
  description,
  icon,
  firstLocation,
});

const picturedService = (service: PicturedServiceData): PicturedServiceData => ({
  ...serviceCard(service),
  group: service.group,
  image: service.image,
  searchTerms: service.searchTerms,
});

const projectCard = ({ client, solution, imageUrl, status, completionDate, order, ...project }: ProjectSummary): ProjectCardData => ({
  ...project,
  challenge: shorten(project.challenge || project.description || ''),
  description: null,
  images: project.images.slice(0, 1),
});

/** Drops the fields that only the head uses. */
const homepageContent = (homepage: HomepageContent): HomepageContent => ({
  blocks: homepage.blocks.filter(({ enabled }) => enabled),
  autoPopulateServices: homepage.autoPopulateServices,
  autoPopulateProjects: homepage.autoPopulateProjects,
  autoPopulateTestimonials: homepage.autoPopulateTestimonials,
  metaTitle: homepage.metaTitle,
  metaDescription: homepage.metaDescription,
});

type Trim = (answer: unknown, get: Get) => unknown;
const trimmer = <T, Whole extends T>({ path }: Read<T>, make: (answer: Whole, get: Get) => T): [string, Trim] => [
  path,
  (answer, get) => make(answer as Whole, get),
];

/** By the read's path: reduces a response to what the page embeds. Used by the server only. */
export const trimmers = new Map<string, Trim>([
  trimmer(reads.homepage, homepageContent),
  trimmer(reads.services, (all) => all.map(picturedService)),
  trimmer(reads.projects, (all: ProjectSummary[]) => all.map(projectCard)),
  trimmer(reads.homeServices, (all, get) => featuredAnywhere(all, 'services', get(reads.homepage)).map(serviceCard)),
  trimmer(reads.homeProjects, (all: ProjectSummary[], get) => featuredAnywhere(all, 'projects', get(reads.homepage)).map(projectCard)),
  trimmer(reads.homeTestimonials, (all, get) => featuredAnywhere(all, 'testimonials', get(reads.homepage))),
]);
