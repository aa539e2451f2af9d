import { describe, expect, test } from '@jest/globals';
import { render } from '../entry-server';
import { company, fixtureApi, servicePage } from '../testing/fixtures';

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
  return { html, of: (type: string) => all.find((data) => data['@type'] === type) };
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
  });

  test.each(['/', '/contact', '/about'])('serves on %s the places that are offered, of which no browser is told twice', async (url) => {
    const places = [{ name: 'Heswall' }, { name: 'Ellesmere Port' }];
    const about = {
      slug: 'about',
      title: 'About Us',
      content: '',
      sections: [],
      template: 'about',
      metaTitle: null,
      metaDescription: null,
    };
    const { html, of } = await rendered(url, { '/api/locations': places, '/api/core-pages/about': about });
    expect(of('Electrician')?.['areaServed']).toEqual(places.map(({ name }) => ({ '@type': 'Place', name })));
    expect(html).not.toContain('"/api/locations"');
  });

  test.each([
    ['1 Test Street, Bromborough, Wirral, CH62 1AA', ['1 Test Street', 'Bromborough', 'Wirral', 'CH62 1AA']],
    [
      'Unit 4, Dock House, 1 Test Street, Eastham, Wirral, CH62 1AA',
      ['Unit 4, Dock House, 1 Test Street', 'Eastham', 'Wirral', 'CH62 1AA'],
    ],
    ['1 Test Street, Chester CH1 1AA', ['1 Test Street', 'Chester', undefined, 'CH1 1AA']],
    ['Somewhere', ['Somewhere', undefined, undefined, undefined]],
  ])('is described at "%s" by the parts of its address', async (address, [streetAddress, addressLocality, addressRegion, postalCode]) => {
    const data = (await rendered('/', { '/api/company-info': company({ address }) })).of('Electrician');
    expect(data?.['address']).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'GB' });
    const {
      streetAddress: street,
      addressLocality: town,
      addressRegion: region,
      postalCode: code,
    } = data?.['address'] as Record<string, string>;
    expect([street, town, region, code]).toEqual([streetAddress, addressLocality, addressRegion, postalCode]);
  });
});

test('describes a service in the place of its page', async () => {
  const { of } = await rendered('/services/service-1/wirral');
  expect(of('Service')).toMatchObject({ areaServed: { '@type': 'Place', name: 'Wirral' } });
});

const ADDRESS = { '@type': 'PostalAddress', streetAddress: '1 Test Street', postalCode: 'CH62 1AA' };
const ELECTRICIAN = { '@type': 'Electrician', '@id': 'https://example.org/#business', telephone: '+441514960111', address: ADDRESS };

test('gives the business its address wherever it is named', async () => {
  expect((await rendered('/services/service-1/wirral')).of('Service')).toMatchObject({ provider: ELECTRICIAN });
  expect((await rendered('/projects/project-1')).of('Article')).toMatchObject({ author: ELECTRICIAN, publisher: ELECTRICIAN });
  expect((await rendered('/')).of('WebSite')).toMatchObject({ publisher: ELECTRICIAN });
});

test('leaves out empty profiles and places', async () => {
  const none = (await rendered('/', { '/api/company-info': company({ socialMedia: { facebook: 'https://facebook.com/' } }) })).of(
    'Electrician',
  );
  expect(none).not.toHaveProperty('sameAs');
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
  });
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
