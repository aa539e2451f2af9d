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
const contractor = {
  '@type': 'Electrician',
  '@id': url,
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
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: expect.stringMatching(/day$/), opens: time, closes: time },
    ]),
    areaServed: expect.arrayContaining([area]),
  },
  Service: {
    name: text,
    description: text,
    url,
    serviceType: text,
    areaServed: area,
    provider: contractor,
  },
  WebSite: { '@id': url, name: text, url, inLanguage: 'en-GB', publisher: contractor },
  Article: { headline: text, description: text, url, image: url, inLanguage: 'en-GB', author: contractor, publisher: contractor },
  BreadcrumbList: { itemListElement: expect.arrayContaining([{ '@type': 'ListItem', position: 1, name: 'Home', item: url }]) },
  FAQPage: { mainEntity: expect.arrayContaining([{ '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text } }]) },
};
