import { expect } from '@jest/globals';

/** The structured data of a page, one per script. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

const url: unknown = expect.stringMatching(/^https?:\/\/[^/]+(\/|$)/);
const text: unknown = expect.stringMatching(/\S/);
const time: unknown = expect.stringMatching(/^\d\d:\d\d$/);
const phone: unknown = expect.stringMatching(/^\+44\d{9,10}$/);
const area: unknown = expect.objectContaining({ '@type': 'Place', name: text });
const closing: unknown = expect.objectContaining({ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' });
/** Described on the same page. */
const business = { '@id': expect.stringMatching(/\/#business$/) };
const contractor = {
  ...business,
  '@type': 'Electrician',
  name: text,
  url,
  telephone: phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: 'GB',
  },
};

/** Requirements of search engines and of this site, by kind. */
export const SHAPES: Record<string, object> = {
  Electrician: {
    ...contractor,
    logo: url,
    image: url,
    email: text,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone },
      expect.objectContaining({ '@type': 'ContactPoint', contactType: 'emergency', telephone: phone }),
    ],
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: expect.stringMatching(/day$/), opens: time, closes: time },
    ]),
    specialOpeningHoursSpecification: expect.arrayContaining([closing]),
    areaServed: expect.arrayContaining([area]),
  },
  Service: {
    name: text,
    description: text,
    url,
    serviceType: text,
    areaServed: area,
    provider: business,
  },
  WebSite: { '@id': url, name: text, url, inLanguage: 'en-GB', publisher: business },
  Article: {
    ...{ headline: text, description: text, url, image: url, inLanguage: 'en-GB', datePublished: text, dateModified: text },
    ...{ author: business, publisher: business },
  },
  BreadcrumbList: { itemListElement: expect.arrayContaining([{ '@type': 'ListItem', position: 1, name: 'Home', item: url }]) },
  FAQPage: { mainEntity: expect.arrayContaining([{ '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text } }]) },
};
