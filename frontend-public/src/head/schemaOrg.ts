import type { CompanyInfo, Faq, PageLocation } from '../api/types';
import { WEEKDAYS, type Weekday } from '../lib/openingHours';
import { toE164 } from '../lib/phone';
import type { HeadInput } from '../Route';
import { absolute } from './Head';

const CONTEXT = 'https://schema.org';
const DAY: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** 'Unit 1, 1 Some Street, Town, County, AB1 2CD' in schema.org's parts: told from the end, as a street takes one line or several. */
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

const place = ({ name }: { name: string }) => ({ '@type': 'Place', name });

const businessId = (origin: string) => absolute('/#business', origin);

export function electrician(
  { company, origin, image }: Pick<HeadInput, 'company' | 'origin' | 'image'>,
  places: { name: string }[],
): object {
  const { latitude, longitude } = company;
  return {
    '@context': CONTEXT,
    '@type': 'Electrician',
    '@id': businessId(origin),
    name: company.companyName,
    url: absolute('/', origin),
    logo: company.logoUrl ? absolute(company.logoUrl, origin) : absolute('/apple-touch-icon.png', origin),
    image: image && absolute(image, origin),
    telephone: toE164(company.phone) ?? company.phone,
    email: company.email,
    address: postalAddress(company.address),
    geo: latitude != null && longitude != null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    openingHoursSpecification: WEEKDAYS.flatMap((day) => {
      const hours = company.openingHours[day];
      return hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAY[day], opens: hours.opens, closes: hours.closes }] : [];
    }),
    areaServed: places.map(place),
    // The front page of a network is no profile.
    sameAs: Object.values(company.socialMedia).filter((url) => url && new URL(url).pathname.length > 1),
  };
}

export function service(
  about: { name: string; description: string; path: string },
  location: PageLocation,
  company: CompanyInfo,
  origin: string,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: about.name,
    description: about.description,
    url: absolute(about.path, origin),
    serviceType: about.name,
    areaServed: place(location),
    provider: {
      '@type': 'Electrician',
      '@id': businessId(origin),
      name: company.companyName,
      telephone: toE164(company.phone) ?? company.phone,
    },
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
