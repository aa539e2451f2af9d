import { describe, expect, test } from '@jest/globals';
import { company, fixtureApi } from '../../testing/fixtures';
import { page } from '../../testing/page';

describe('a banner', () => {
  const html = async (changes: object) => page('/', fixtureApi({ '/api/company-info': company(changes) }));

  test('is escaped and leads only to safe addresses', async () => {
    const banner = { text: '<i>Storm</i>', link: 'javascript:alert(1)', linkText: null };
    const [shown] = /<section class="banner".*?<\/section>/s.exec((await html({ banner })).html) ?? [];
    expect(shown).toContain('&lt;i&gt;Storm&lt;/i&gt; <a href="/">Find out more</a>');
  });

  test('keeps its place and expires pages when it starts or ends', async () => {
    const { html: without, validUntil } = await html({ bannerChangesAt: '2026-11-24T12:00:00.000Z' });
    expect(without).toContain('<div data-timed="true"></div><header');
    expect(validUntil).toEqual(new Date('2026-11-24T12:00:00Z'));
    expect((await html({ bannerChangesAt: '2026-11-25T12:00:00.000Z' })).validUntil).toEqual(new Date('2026-11-24T18:00:00Z'));
  });
});
