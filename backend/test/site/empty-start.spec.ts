// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../src/sample-content/content/settings.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { SMITH } from '../factories/owner.js';
import { makeService } from '../factories/services.js';
import { createTestApp, useTestApp } from '../support/app.js';
import { crawl } from '../support/crawl.js';

const SAMPLE = [
  ...[defaultSettings.companyName, defaultSettings.email, defaultSettings.phone, defaultSettings.emergencyPhone],
  ...['Dock Road', 'CH62', 'facebook', 'instagram', 'linkedin', ...defaultSettings.accreditations],
];

describe('an empty start', () => {
  const { app, visitor, admin } = useTestApp(() => createTestApp({ hasCompany: false, prepare: (nest) => serveSite(nest) }));

  it('shows nothing of the sample company, and no row or link without a value', async () => {
    const { body } = await visitor.get('/api/company-info');
    expect(body).toMatchObject({ phone: '', emergencyPhone: null, address: '', email: '', socialMedia: {}, accreditations: [] });
    expect(SAMPLE.filter((words) => JSON.stringify(body).includes(words))).toEqual([]);
    const { pages } = await crawl(app, { onlyPages: true });
    expect(pages.size).toBeGreaterThan(4);
    const found = [...pages].flatMap(([path, html]) => [
      ...SAMPLE.filter((words) => html.includes(words)).map((words) => `${path}: ${words}`),
      ...(html.match(/href="(?:tel|mailto):[^"]*"|"(?:telephone|email|addressCountry)":|or call us/g) ?? []).map(
        (words) => `${path}: ${words}`,
      ),
    ]);
    expect(found).toEqual([]);
  });

  it('asks the owner for all that is missing, and makes her pages of it', async () => {
    const { body } = await admin.get('/api/admin/set-up');
    expect(body).toMatchObject({ isPresent: true, missing: ['company', 'contact', 'places'] });
    expect(await visitor.get('/api/core-pages/terms')).toMatchObject({ status: 404 });
    await admin.put('/api/admin/company-info', SMITH);
    expect((await admin.get('/api/admin/set-up')).body).toMatchObject({ isPresent: true, missing: ['places'] });
    await admin.put('/api/admin/set-up/places', { places: [{ name: 'Chester', postcodes: ['CH1'] }] }).expect(200);
    await makeService(admin, { title: 'Battery Storage' });
    const { listed } = (await admin.get('/api/admin/set-up')).body as { listed: string };
    const { body: done } = await admin.post('/api/admin/set-up/remove-demonstration', { listed });
    expect(done).toMatchObject({ isPresent: false, missing: [] });
    const home = await (await fetch(app.url)).text();
    expect(home).toContain('Electricians in Chester');
    expect((await fetch(`${app.url}/services/battery-storage/chester`)).status).toBe(200);
  });
});
