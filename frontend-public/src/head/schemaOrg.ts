import type { CompanyInfo, Faq, PageLocation, ServicePrice } from '../api/types';
import { reads } from '../api/queries';
import { comingClosings, DAYS, otherHours, weekHours, WEEKDAYS } from '../lib/openingHours';
import { spokenDate } from '../lib/london';
import { toE164 } from '../lib/phone';
import { tradeOf } from '../lib/trade';
import type { HeadInput } from '../Route';
import { absolute } from './Head';

const CONTEXT = 'https://schema.org';
/** Search engines know the United Kingdom by its code alone. */
const UNITED_KINGDOM = /^(?:uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland)$/i;

const postalAddress = ({ line, locality, county, postcode, country }: CompanyInfo['addressParts']): object => ({
  '@type': 'PostalAddress',
  streetAddress: line ?? undefined,
  addressLocality: locality ?? undefined,
  addressRegion: county ?? undefined,
  postalCode: postcode ?? undefined,
  addressCountry: country && !UNITED_KINGDOM.test(country) ? country : 'GB',
});

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

/** Refers to the business, which each page describes. */
const business = ({ origin }: Pick<Site, 'origin'>) => ({ '@id': businessId(origin) });

const hours = (when: object, { opens, closes }: { opens: string; closes: string }) => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens,
  closes,
});

/** No more, as they are part of every page. */
const MOST_PLACES = 50;
const MOST_CLOSINGS = 12;
/** What search engines read as closed all day. */
const CLOSED = { opens: '00:00', closes: '00:00' };
const ALL_DAY = { opens: '00:00', closes: '23:59' };

/** The office's number, and the one for emergencies. */
function contactPoints({ phone, emergencyPhone }: CompanyInfo): object[] {
  const point = (number: string, contactType: string) => ({ '@type': 'ContactPoint', contactType, telephone: toE164(number) ?? number });
  const allDay = { hoursAvailable: hours({ dayOfWeek: Object.values(DAYS) }, ALL_DAY) };
  return [
    ...(phone ? [point(phone, 'customer service')] : []),
    ...(emergencyPhone ? [{ ...point(emergencyPhone, 'emergency'), ...allDay }] : []),
  ];
}

/** The same on every page, in full, as search engines read each page by itself. `picture`: a path. */
export function contractor(
  { company, origin, today, get }: Site & Pick<HeadInput, 'today' | 'get'>,
  places: ServedPlace[],
  picture: string,
): object {
  const special = comingClosings(company, today, MOST_CLOSINGS);
  return {
    '@context': CONTEXT,
    '@type': tradeOf(get(reads.navigation) ?? []).person === 'Electrician' ? 'Electrician' : 'HomeAndConstructionBusiness',
    ...business({ origin }),
    name: company.companyName,
    url: absolute('/', origin),
    telephone: toE164(company.phone) ?? (company.phone || undefined),
    email: company.email || undefined,
    contactPoint: unlessEmpty(contactPoints(company)),
    address: company.address ? postalAddress(company.addressParts) : undefined,
    geo: coordinates(company),
    logo: absolute(company.logoUrl ?? '/apple-touch-icon.png', origin),
    image: absolute(picture, origin),
    openingHoursSpecification: WEEKDAYS.flatMap((day) => weekHours(company, day).map((open) => hours({ dayOfWeek: DAYS[day] }, open))),
    specialOpeningHoursSpecification: unlessEmpty([
      ...special.map(({ from, through }) => hours({ validFrom: from, validThrough: through }, CLOSED)),
      ...otherHours(company, today, MOST_CLOSINGS).flatMap(({ day, times }) =>
        times.map((open) => hours({ validFrom: day, validThrough: day }, open)),
      ),
    ]),
    areaServed: unlessEmpty(places.slice(0, MOST_PLACES).map(place)),
    // A network's front page is not a profile.
    sameAs: unlessEmpty(
      [...Object.values(company.socialMedia), ...(company.reviewProfiles ?? []).map(({ url }) => url)].filter(
        (url) => url && new URL(url).pathname.length > 1,
      ),
    ),
  };
}

interface OfferedService {
  name: string;
  description: string;
  path: string;
  price: ServicePrice | null;
}

const BUYERS = {
  homes: ['http://purl.org/goodrelations/v1#Enduser'],
  businesses: ['http://purl.org/goodrelations/v1#Business'],
  everyone: ['http://purl.org/goodrelations/v1#Enduser', 'http://purl.org/goodrelations/v1#Business'],
} satisfies Record<ServicePrice['for'], string[]>;

const offer = ({ from, to, vat, for: buyers }: ServicePrice): object => ({
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'PriceSpecification',
    priceCurrency: 'GBP',
    ...(to === from ? { price: from } : { minPrice: from, maxPrice: to ?? undefined }),
    valueAddedTaxIncluded: vat !== 'excluded',
  },
  eligibleCustomerType: BUYERS[buyers],
});

export function service(about: OfferedService, location: PageLocation, site: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: about.name,
    description: about.description,
    url: absolute(about.path, site.origin),
    serviceType: about.name,
    areaServed: place(location),
    provider: business(site),
    offers: about.price ? offer(about.price) : undefined,
  };
}

export const website = ({ company, origin }: Site): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': absolute('/#website', origin),
  name: company.companyName,
  url: absolute('/', origin),
  inLanguage: 'en-GB',
  publisher: business({ origin }),
});

interface Article {
  title: string;
  description?: string | null;
  path: string;
  location: string | null;
  image?: string;
  /** ISO 8601. */
  published: string | null;
  changed: string;
  /** When the work was done, in words. */
  done: string | null;
}

const HEADLINE = 110;

export function article({ title, description, path, location, image, published, changed, done }: Article, site: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title.slice(0, HEADLINE),
    description,
    url: absolute(path, site.origin),
    image: image && absolute(image, site.origin),
    inLanguage: 'en-GB',
    contentLocation: location ? place({ name: location }) : undefined,
    datePublished: published ?? undefined,
    dateModified: changed,
    temporalCoverage: done ? spokenDate(done) : undefined,
    author: business(site),
    publisher: business(site),
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
