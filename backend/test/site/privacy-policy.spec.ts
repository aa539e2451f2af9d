// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { as } from '../support/api.js';
import { createTestApp, useTestApp } from '../support/app.js';

describe('the privacy policy', () => {
  const { app } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest) }));

  it.each([
    [24, '24 months from the day they arrive, after which the website erases them by itself'],
    [1, '1 month from the day they arrive, after which the website erases them by itself'],
    [null, 'until you ask us to erase them'],
  ])('says for %s months in the settings how long enquiries are kept: %s', async (retentionMonths, kept) => {
    expect((await as(app, app.adminToken).put('/api/admin/company-info', { retentionMonths })).status).toBe(200);
    const html = await (await fetch(`${app.url}/privacy`)).text();
    expect(html).toContain(`<li>Enquiries sent through this website, with the emails and notes that belong to them: ${kept}. `);
  });
});
