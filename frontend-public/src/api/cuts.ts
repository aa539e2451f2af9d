import type { HomepageContent, PicturedServiceData, ProjectCardData, ServiceCardData } from './types';

/** Cards show two lines of it, on the widest card about this many characters. */
const CARD_TEXT = 200;

function shorten(text: string): string {
  if (text.length <= CARD_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', CARD_TEXT))} …`;
}

export const serviceCard = ({ id, slug, title, description, icon }: ServiceCardData): ServiceCardData => ({
  id,
  slug,
  title,
  description,
  icon,
});

export const picturedService = (service: PicturedServiceData): PicturedServiceData => ({
  ...serviceCard(service),
  group: service.group,
  image: service.image,
});

export const projectCard = (project: ProjectCardData): ProjectCardData => {
  const { id, slug, title, sector, category, location, featured, isActive, images } = project;
  const challenge = shorten(project.challenge || project.description || '');
  return { id, slug, title, sector, category, location, challenge, description: null, featured, isActive, images: images.slice(0, 1) };
};

/** Without what only machines read, of which the server has made the head. */
export const homepageContent = (homepage: HomepageContent): HomepageContent => ({
  blocks: homepage.blocks.filter(({ enabled }) => enabled),
  autoPopulateServices: homepage.autoPopulateServices,
  autoPopulateProjects: homepage.autoPopulateProjects,
  autoPopulateTestimonials: homepage.autoPopulateTestimonials,
  metaTitle: homepage.metaTitle,
  metaDescription: homepage.metaDescription,
});
