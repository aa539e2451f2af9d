import { reads } from '../api/queries';
import { type ArtName, offeredArt, projectArt, sectorArt, serviceArt } from '../content/art';
import { pageTexts } from '../content/pageTexts';
import { sectorsOf } from '../features/projects/ProjectCard';
import { inPlace } from '../lib/inPlace';
import { inTurn, naming } from '../lib/offered';
import { tradeOf } from '../lib/trade';
import type { HeadInput } from '../Route';
import type { Description } from './Head';
import { homeTitle, isCorePage } from './heads';

/**
 * Descriptions of pages for which staff have written none; '{in}' as in their titles, '{line}' if there is an emergency line, '{offered}' names
 * services, '{sectors}' those of the projects.
 */
const pageDescriptions: Record<keyof typeof pageTexts, string> = {
  home: 'Electricians{in}{offered}. Call us, or ask for a quote in a few words.',
  services: 'Our electrical services{in}{offered}. See what each one includes and where we offer it.',
  projects: 'Our electrical projects{in}{sectors}.',
  areas: 'The towns and villages that our electricians cover, with their postcodes and the services we offer in each.',
  contact: 'Call or write to our electricians{in}. You see at once by when we will reply{line}.',
  postcode: 'Enter your postcode to see whether our electricians cover your street and which services we offer there.',
  inquiry: 'For the customer who sent the enquiry: where it stands, what was said and what happens next.',
  stop: 'Stop reminders and requests by email. Opening the page changes nothing; its button does.',
  about: 'Who we are, how we work and what we stand for: electricians{in}.',
  privacy: 'What personal information we collect, why, how long we keep it, and the rights that you have over it.',
  terms: 'The terms on which we quote for, carry out and invoice electrical work.',
  cookies: 'Which cookies this website sets, what they are for, and how you can control them.',
  missingService: 'We do not offer this service here.',
  missing: 'This page does not exist or has moved.',
};

type Describe = (input: Pick<HeadInput, 'params' | 'get'>) => Description;

const EMERGENCY_LINE = '. Our emergency line is answered day and night, all year round';

const placed = (page: keyof typeof pageTexts, get: HeadInput['get']) =>
  inPlace(pageDescriptions[page], get(reads.areas)?.[0], get(reads.navigation) ?? [])
    .replace('{line}', () => (get(reads.companyInfo)?.emergencyPhone ? EMERGENCY_LINE : ''))
    .replace('{offered}', () => naming(inTurn(get(reads.navigation) ?? [])))
    .replace('{sectors}', () => {
      const found = sectorsOf(get(reads.projects) ?? []).map(({ text }) => ({ title: text }));
      return found.length ? `, each with the problem, our solution and the result${naming(found)}` : '';
    });

const CONSUMER_UNIT = 'consumer-unit-upgrades' satisfies ArtName;

const home: Describe = ({ get }) => {
  const page = get(reads.homepage);
  return {
    description: page?.metaDescription || placed('home', get),
    image: page?.ogImage,
    share: { title: page?.metaTitle || homeTitle(get), art: offeredArt(get(reads.navigation) ?? []) },
    keywords: page?.keywords,
  };
};

const list =
  (page: 'services' | 'projects' | 'areas' | 'contact' | 'postcode', art: ArtName): Describe =>
  ({ params: { page: number }, get }) => ({
    description: placed(page, get) + (number ? ` Page ${number}.` : ''),
    share: { title: pageTexts[page].heading, art },
  });

const area: Describe = ({ params, get }) => {
  const place = get(reads.area(params['slug'] ?? ''));
  if (!place) return {};
  const { name, subLocations, postcodes, services } = place;
  const groups = get(reads.navigation) ?? [];
  const { heading } = tradeOf(groups);
  const near = subLocations.length ? `, including ${subLocations.slice(0, 3).join(', ')}` : '';
  return {
    description: `${heading} in ${name}${near}${postcodes[0] ? ` (${postcodes.slice(0, 3).join(', ')})` : ''}${naming(services.length ? services : inTurn(groups), 3)}.`,
    share: { title: heading, place: name, art: 'about' },
  };
};

const corePage: Describe = ({ params, get }) => {
  const slug = params['slug'] ?? '';
  const page = get(reads.corePage(slug));
  const standard = isCorePage(slug) ? slug : undefined;
  return {
    description: page?.metaDescription || (standard && placed(standard, get)),
    image: page?.ogImage,
    share: { title: page?.title ?? (standard ? pageTexts[standard].title : ''), art: slug === 'about' ? 'team' : 'about' },
    keywords: page?.keywords,
  };
};

const servicePage: Describe = ({ params, get }) => {
  const page = get(reads.servicePage(params))?.[0];
  if (!page?.service || !page.location) return {};
  const { service: about, location } = page;
  return {
    description: page.metaDescription || about.baseDescription,
    image: about.ogImage,
    share: { title: about.title, place: location.name, art: serviceArt(about.drawing, about.group) },
    keywords: about.keywords,
  };
};

const project: Describe = ({ params, get }) => {
  const page = get(reads.project(params['slug'] ?? ''));
  if (!page) return {};
  return {
    description: page.metaDescription || page.description || page.challenge.slice(0, 155),
    image: page.ogImage,
    share: { title: page.title, place: page.location, art: projectArt(page) },
    keywords: page.keywords,
  };
};

/** By the route's path. Used by the server only. */
export const descriptions: Record<string, Describe> = {
  '/': home,
  '/services': list('services', CONSUMER_UNIT),
  '/services/page/:page': list('services', CONSUMER_UNIT),
  '/services/:service/:location?': servicePage,
  '/projects': list('projects', sectorArt('commercial')),
  '/projects/page/:page': list('projects', sectorArt('commercial')),
  '/projects/:slug': project,
  '/areas': list('areas', 'about'),
  '/areas/:slug': area,
  '/contact': list('contact', 'van'),
  '/postcode-check': list('postcode', CONSUMER_UNIT),
  '/:slug': corePage,
};

export const missingDescription = (path: string): Description => ({
  description: pageDescriptions[path.startsWith('/services/') ? 'missingService' : 'missing'],
});
