import type { Faq, PageLocation } from '../api/types';
import { DAYS, WEEKDAYS } from '../lib/openingHours';
import { toE164 } from '../lib/phone';
import type { HeadInput } from '../Route';
import { absolute } from './Head';

const CONTEXT = 'https://schema.org';
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** Splits 'Unit 1, 1 Some Street, Town, County, AB1 2CD' from the end, as a street takes one part or several. */
function postalAddress(address: string): object {
  const lines = address
    .replace(POSTCODE, '')
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean);
  const region = lines.length > 2 ? lines.pop() : undefined;
  const locality = lines.length > 1 ? lines.pop() : undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.join(', '),
    addressLocality: locality,
    addressRegion: region,
    postalCode: POSTCODE.exec(address)?.[0],
    addressCountry: 'GB',
  };
}

interface ServedPlace {
  name: string;
  latitude?: number | null;
  longitude?: number | null;
}

const coordinates = ({ latitude, longitude }: Omit<ServedPlace, 'name'>) =>
  latitude != null && longitude != null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined;

const place = ({ name, ...at }: ServedPlace) => ({ '@type': 'Place', name, geo: coordinates(at) });

const businessId = (origin: string) => absolute('/#business', origin);

const unlessEmpty = <T>(items: T[]): T[] | undefined => (items.length ? items : undefined);

type Site = Pick<HeadInput, 'company' | 'origin'>;

/** Repeated in full, as search engines read each page by itself. */
const contractor = ({ company, origin }: Site) => ({
  '@type': 'Electrician',
  '@id': businessId(origin),
  name: company.companyName,
  url: absolute('/', origin),
  telephone: toE164(company.phone) ?? company.phone,
  address: postalAddress(company.address),
});

export function electrician({ company, origin, image }: Site & Pick<HeadInput, 'image'>, places: ServedPlace[]): object {
  return {
    '@context': CONTEXT,
    ...contractor({ company, origin }),
    logo: company.logoUrl ? absolute(company.logoUrl, origin) : absolute('/apple-touch-icon.png', origin),
    image: image && absolute(image, origin),
    email: company.email,
    geo: coordinates(company),
    openingHoursSpecification: WEEKDAYS.flatMap((day) => {
      const hours = company.openingHours[day];
      return hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], opens: hours.opens, closes: hours.closes }] : [];
    }),
    areaServed: unlessEmpty(places.map(place)),
    // A network's front page is not a profile.
    sameAs: unlessEmpty(Object.values(company.socialMedia).filter((url) => url && new URL(url).pathname.length > 1)),
  };
}

export function service(about: { name: string; description: string; path: string }, location: PageLocation, site: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: about.name,
    description: about.description,
    url: absolute(about.path, site.origin),
    serviceType: about.name,
    areaServed: place(location),
    provider: contractor(site),
  };
}

export const website = ({ company, origin }: Site): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': absolute('/#website', origin),
  name: company.companyName,
  url: absolute('/', origin),
  inLanguage: 'en-GB',
  publisher: contractor({ company, origin }),
});

interface Article {
  title: string;
  description?: string | null;
  path: string;
  location: string | null;
  image?: string;
}

const HEADLINE = 110;

export function article({ title, description, path, location, image }: Article, site: Site): object {
  const author = contractor(site);
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title.slice(0, HEADLINE),
    description,
    url: absolute(path, site.origin),
    image: image && absolute(image, site.origin),
    inLanguage: 'en-GB',
    contentLocation: location ? place({ name: location }) : undefined,
    author,
    publisher: author,
  };
}

export function breadcrumbs(crumbs: { name: string; path: string }[], origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  };
}

export function faqPage(faqs: Faq[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
