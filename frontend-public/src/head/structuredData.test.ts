import { describe, expect, test } from '@jest/globals';
import type { CompanyInfo } from '../api/types';
import { render } from '../entry-server';
import { company, fixtureApi, project, servicePage } from '../testing/fixtures';

const TEMPLATE = '<!doctype html><head><!--head--></head><body><!--app--></body>';

async function rendered(url: string, responses: Record<string, unknown> = {}) {
  const options = {
    publicUrl: 'https://example.org',
    now: new Date('2026-11-24T10:00:00Z'),
    noindex: false,
    shareAddress: () => '/share.jpg',
  };
  const { html } = await render(url, fixtureApi(responses), TEMPLATE, options);
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return { of: (type: string) => all.find((data) => data['@type'] === type) };
}

describe('the business', () => {
  test('is described on the home page', async () => {
    const data = (await rendered('/')).of('Electrician');
    expect(data).toMatchObject({
      '@type': 'Electrician',
      name: 'Mersey Sparks',
      telephone: '+441514960111',
      geo: { latitude: 53.33, longitude: -2.97 },
    });
    expect(data?.['openingHoursSpecification']).toHaveLength(6);
    const closed = {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    };
    expect(data?.['specialOpeningHoursSpecification']).toEqual([closed]);
  });

  const OTHERS = [
    '/contact',
    '/about',
    '/services',
    '/services/service-1/wirral',
    '/projects',
    '/projects/project-1',
    '/areas',
    '/areas/heswall',
  ];
  test.each(OTHERS)('is the same on %s as on the home page', async (url) => {
    const about = {
      slug: 'about',
      title: 'About Us',
      content: '',
      sections: [],
      template: 'about',
      metaTitle: null,
      metaDescription: null,
    };
    const other = (await rendered(url, { '/api/core-pages/about': about })).of('Electrician');
    expect(other).toEqual((await rendered('/')).of('Electrician'));
    expect(other?.['areaServed']).toContainEqual(expect.objectContaining({ '@type': 'Place', name: 'Wirral' }));
  });

  test('is described by the parts of its address that are known', async () => {
    const describedAt = async (addressParts: CompanyInfo['addressParts']) =>
      (await rendered('/', { '/api/company-info': company({ addressParts }) })).of('Electrician')?.['address'];
    const none = { line: null, locality: null, county: null, postcode: null, country: null };
    expect(await describedAt({ ...none, line: 'Unit 4, Feeder Road', locality: 'Bristol', country: 'England' })).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Unit 4, Feeder Road',
      addressLocality: 'Bristol',
      addressCountry: 'GB',
    });
    expect(await describedAt({ ...none, line: '1 Quay', country: 'Jersey' })).toMatchObject({ addressCountry: 'Jersey' });
  });

  test('has its own logo, a picture of what it offers and both numbers', async () => {
    const at = async (changes: Partial<CompanyInfo>) =>
      (await rendered('/', { '/api/company-info': company({ logoUrl: '/media/logo.png', ...changes }) })).of('Electrician');
    const office = { '@type': 'ContactPoint', contactType: 'customer service', telephone: '+441514960111' };
    expect(await at({})).toMatchObject({
      logo: 'https://example.org/media/logo.png',
      image: expect.stringMatching(/^https:\/\/example\.org\/assets\/art\/.+\.webp$/),
      contactPoint: [office, { contactType: 'emergency', telephone: '+441514960222', hoursAvailable: { opens: '00:00', closes: '23:59' } }],
    });
    expect((await at({ emergencyPhone: null }))?.['contactPoint']).toEqual([office]);
  });
});

test('describes a service in the place of its page', async () => {
  const { of } = await rendered('/services/service-1/wirral');
  expect(of('Service')).toMatchObject({ areaServed: { '@type': 'Place', name: 'Wirral' } });
});

test('refers to the business wherever it is named', async () => {
  const business = { '@id': 'https://example.org/#business' };
  expect((await rendered('/services/service-1/wirral')).of('Service')?.['provider']).toEqual(business);
  expect((await rendered('/projects/project-1')).of('Article')).toMatchObject({ author: business, publisher: business });
  expect((await rendered('/')).of('WebSite')?.['publisher']).toEqual(business);
});

test('leaves out empty profiles and places', async () => {
  const bare = company({ socialMedia: { facebook: 'https://facebook.com/' }, bankHolidays: ['2026-01-01'] });
  const none = (await rendered('/', { '/api/company-info': bare, '/api/areas': [] })).of('Electrician');
  expect(none).not.toHaveProperty('sameAs');
  expect(none).not.toHaveProperty('specialOpeningHoursSpecification');
  expect(none).not.toHaveProperty('areaServed');
  const profile = 'https://facebook.com/mersey-sparks';
  const some = (await rendered('/', { '/api/company-info': company({ socialMedia: { facebook: profile } }) })).of('Electrician');
  expect(some).toMatchObject({ sameAs: [profile] });
});

test('describes the site on the home page', async () => {
  expect((await rendered('/')).of('WebSite')).toMatchObject({ name: 'Mersey Sparks', url: 'https://example.org/', inLanguage: 'en-GB' });
});

test('describes a project as an article', async () => {
  expect((await rendered('/projects/project-1')).of('Article')).toMatchObject({
    headline: 'Project 1',
    description: 'Challenge 1',
    url: 'https://example.org/projects/project-1',
    image: 'https://example.org/share.jpg',
    contentLocation: { '@type': 'Place', name: 'Bebington' },
    datePublished: '2026-04-01T09:00:00.000Z',
    dateModified: '2026-05-01T09:00:00.000Z',
    temporalCoverage: '2026-03',
  });
  const planned = project(1, { status: 'planned', publishedAt: null });
  const article = (await rendered('/projects/project-1', { '/api/projects/project-1': planned })).of('Article');
  expect(article).not.toHaveProperty('datePublished');
  expect(article).not.toHaveProperty('temporalCoverage');
});

test('describes the FAQs of a service only on its first page', async () => {
  const heswall = {
    '/api/service-location-pages?service=service-1&location=heswall': [
      servicePage({ location: { ...servicePage().location, slug: 'heswall' } }),
    ],
  };
  expect((await rendered('/services/service-1/wirral')).of('FAQPage')).toBeDefined();
  expect((await rendered('/services/service-1/heswall', heswall)).of('FAQPage')).toBeUndefined();
  expect((await rendered('/services/service-1')).of('FAQPage')).toBeUndefined();
});
