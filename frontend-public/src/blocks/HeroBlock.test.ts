import { expect, test } from '@jest/globals';
import { fixtureApi, homepage } from '../testing/fixtures';
import { page } from '../testing/page';

test('has rotating words only where the block has some, as names of services seldom go before its title', async () => {
  const titled = async (words?: string[]) => {
    const blocks = [{ id: 'h', type: 'hero', enabled: true, order: 1, content: { title: 'Electricians in York', words } }];
    const { html } = await page('/', fixtureApi({ '/api/homepage/published': homepage({ blocks }) }));
    return /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  };
  expect(await titled()).toBe('Electricians in York');
  expect(await titled(['Commercial', 'Domestic'])).toBe('Commercial, Domestic: Electricians in York');
});
