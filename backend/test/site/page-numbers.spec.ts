// Only among the further tests. Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { serveSite } from '../../src/site/engine/front-handler.js';
import type { PageTexts } from '../../src/site/edit-this/page-texts.dto.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { clickable, plain } from '../support/page-parts.js';

const SERVICE = '/services/eicr-testing/wirral';

/** What is clicked, with the field it has to lead to first; null: the list of the records that are counted. */
const CLICKS: [page: string, text: RegExp, resource: string, path: RegExp | null][] = [
  ['/projects', /^500\+$/, 'company-info', /^projectsCompleted$/],
  ['/about', /^99%$/, 'company-info', /^satisfactionRate$/],
  ['/', /^4\.9from38reviewson/, 'company-info', /^reviewProfiles\.0\.rating$/],
  ['/', /^eicrfrom£150/, 'services', /^priceFrom$/],
  ['/services', /^from£1\.80/, 'services', /^priceFrom$/],
  [SERVICE, /^from£150incl/, 'services', /^priceFrom$/],
  ['/about', /^getafreequote$/, 'company-info', /^freeQuotes$/],
  ['/', /^allworkguaranteedfor12months$/, 'company-info', /^guaranteeMonths$/],
  ['/contact', /^mon–fri8:00am/, 'company-info', /^openingHours\.mon\.opens$/],
  ['/contact', /^sat9:00am–/, 'company-info', /^openingHours\.sat\.opens$/],
  ['/contact', /^sunemergencycallsonly$/, 'company-info', /^openingHours\.sun$/],
  ['/contact', /^closed:\d/, 'company-info', /^bankHolidays$/],
  ['/contact', /^14april:/, 'company-info', /^specialDays\.0\./],
  ['/about', /^ourapprenticesworkbeside/, 'company-info', /^practices\.supervisedApprentices$/],
  ['/', /registeredinenglandandwales,number/, 'company-info', /^registrationNumber$/],
  ['/areas/wirral', /^8:00am–6:00pm$/, 'company-info', /^openingHours\./],
  ['/services', /^20$/, 'services', null],
  ['/areas/wirral', /^\d+services$/, 'services', null],
  ['/areas/wirral', /^\d+villages/, 'locations', /^subLocations$/],
];

describe('a number, a price, hours or an answer on the website', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    const practices = { supervisedApprentices: true };
    const year = new Date().getFullYear() + 1;
    const specialDays = [{ from: `${year}-04-14`, hours: 'short', opens: '10:00', closes: '11:00' }];
    const saved = await as(app, app.adminToken).put('/api/admin/company-info', { practices, specialDays, registrationNumber: '01234567' });
    expect(saved.status).toBe(200);
  });
  afterAll(() => app.close());

  it.each(CLICKS)('leads from %s %s to its field in %s', async (page, text, resource, path) => {
    const part = clickable((await request(app.server).get(page)).text).find(({ whole }) => text.test(whole));
    const { tag = '', text: begins = '', nth = '' } = part ?? {};
    const query = new URLSearchParams({ page, tag, text: begins, nth: String(nth) });
    const { texts } = (await as(app, app.adminToken).get(`/api/admin/page-texts?${query}`)).body as PageTexts;
    expect(plain(part?.whole ?? '')).toMatch(text);
    expect(texts[0]).toMatchObject({ resource, path: path && expect.stringMatching(path), ...(path === null && { id: null }) });
  });
});
