import { describe, expect, test } from '@jest/globals';
import { render } from '../entry-server';
import { company, fixtureApi } from '../testing/fixtures';

const TEMPLATE = '<!doctype html><head><!--head--></head><body><!--app--><!--data--></body>';

async function rendered(url: string, answers: Record<string, unknown> = {}) {
  const options = {
    publicUrl: 'https://example.org',
    now: new Date('2026-11-24T10:00:00Z'),
    noindex: false,
    shareAddress: () => '/share.jpg',
  };
  const { html } = await render(url, fixtureApi(answers), TEMPLATE, options);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return { html, data: JSON.parse(json) as Record<string, unknown> };
}

describe('the business', () => {
  test('is described on the home page', async () => {
    const { data } = await rendered('/');
    expect(data).toMatchObject({
      '@type': 'Electrician',
      name: 'Mersey Sparks',
      telephone: '+441514960111',
      geo: { latitude: 53.33, longitude: -2.97 },
    });
    expect(data['openingHoursSpecification']).toHaveLength(6);
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
    const { html, data } = await rendered(url, { '/api/locations': places, '/api/core-pages/about': about });
    expect(data['areaServed']).toEqual(places.map(({ name }) => ({ '@type': 'Place', name })));
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
  ])('at "%s" is told in the parts of its address', async (address, [streetAddress, addressLocality, addressRegion, postalCode]) => {
    const { data } = await rendered('/', { '/api/company-info': company({ address }) });
    expect(data['address']).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'GB' });
    const {
      streetAddress: street,
      addressLocality: town,
      addressRegion: region,
      postalCode: code,
    } = data['address'] as Record<string, string>;
    expect([street, town, region, code]).toEqual([streetAddress, addressLocality, addressRegion, postalCode]);
  });
});

test('a service is offered in the place of its page', async () => {
  const { data } = await rendered('/services/service-1/wirral');
  expect(data).toMatchObject({ '@type': 'Service', areaServed: { '@type': 'Place', name: 'Wirral' } });
});
