import { expect, test } from '@jest/globals';
import { fixtureApi, homepage } from '../testing/fixtures';
import { page } from '../testing/page';

test('names the first place of the company, and none while it has none', async () => {
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  const [chester, nowhere] = [[{ name: 'Chester $&', slug: 'chester', postcodes: ['CH1'] }], []].map((areas) =>
    fixtureApi({ '/api/areas': areas, '/api/homepage/published': homepage({ metaTitle: null }) }),
  );
  expect(titleOf((await page('/contact', chester)).html)).toBe('Contact Our Electricians in Chester $&amp; | Mersey Sparks');
  expect(titleOf((await page('/', nowhere)).html)).toBe('Your Electricians | Mersey Sparks');
  const { html } = await page('/', chester);
  expect(html).toContain('<p>Electricians in Chester $&amp;: service 1 and service 2.</p>');
});
