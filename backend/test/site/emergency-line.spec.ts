// Only among the further tests.
// Says the same on any database.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { enquiry, received } from '../factories/inquiry.js';
import { SMITH } from '../factories/owner.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';
import { crawl } from '../support/crawl.js';

const LINE = /emergency (?:line|calls|number)|24\/7|24-hour|24 hour electrician|day and night|round the clock|at all hours/gi;

describe('a company without an emergency line', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    const admin = as(app, app.adminToken);
    await admin.put('/api/admin/company-info', SMITH);
    const { body } = await admin.put('/api/admin/set-up/places', { places: [{ name: 'Chester', postcodes: ['CH1'] }] });
    const removed = await admin.post('/api/admin/set-up/remove-demonstration', body as object);
    expect(removed).toMatchObject({ status: 200, body: { withoutLine: ['Emergency Electrical'] } });
  });
  afterAll(() => app.close());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('speaks of none on any page, by day or night, and gives its own number', async () => {
    for (const [now, office] of [
      ['2026-11-24T12:00:00Z', 'Open until 6:00 PM'],
      ['2026-11-24T20:00:00Z', 'Closed, opens 8:00 AM tomorrow'],
    ] as const) {
      jest.useFakeTimers({ now: new Date(now), doNotFake: ONLY_THE_CLOCK });
      const { pages } = await crawl(app, { onlyPages: true });
      expect(pages.size).toBeGreaterThan(30);
      const said = ([path, html]: [string, string]) =>
        Array.from(html.matchAll(LINE), ({ index }) => `${path}: ${html.slice(Math.max(0, index - 60), index + 60)}`);
      expect([...pages].flatMap(said)).toEqual([]);
      expect(pages.get('/contact')).toContain('<a href="tel:+441244960001" class="call-card"');
      expect(pages.get('/contact')).toContain(office);
      expect(pages.get('/contact')).toContain('Sun closed');
      expect([...pages].filter(([path, html]) => /emergency-electrical|Emergency Repairs/.test(path + html)).map(([path]) => path)).toEqual(
        [],
      );
    }
    const { status, text } = await request(app.server).get('/services/emergency-electrical/chester');
    expect([status, text]).toEqual([404, expect.stringContaining('Switch off at the main switch')]);
  });

  it('speaks of none in the response to an enquiry', async () => {
    const { body } = await request(app.server).post('/api/contact').send(enquiry());
    expect(body.message).toEqual(received('us'));
  });
});

describe('a company with an emergency line', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
  });
  afterAll(() => app.close());
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['by day', '2026-11-24T12:00:00Z', true],
    ['at night', '2026-11-24T20:00:00Z', false],
    ['on a Sunday', '2026-11-29T12:00:00Z', false],
    ['on a bank holiday', '2026-12-25T12:00:00Z', false],
  ])('calls the number that is answered from every page, %s', async (_, now, isOpen) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ONLY_THE_CLOCK });
    const { pages } = await crawl(app, { onlyPages: true });
    expect(pages.size).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const [path, html] of pages) {
      const called = Array.from(html.matchAll(/<a href="tel:([^"]+)"([^>]*)>/g));
      const allowed = isOpen ? ['+441514960123', '+441514960199'] : ['+441514960199'];
      if (called.length < 4 || called.some(([, number = '']) => !allowed.includes(number))) wrong.push(path);
      if (isOpen && called.some(([, number, rest = '']) => number === '+441514960199' && rest.includes('class='))) wrong.push(path);
      for (const said of ['Mon–Fri 8:00 AM–6:00 PM', 'Emergency line, day and night', '0151 496 0123', '0151 496 0199'])
        if (!html.includes(said)) wrong.push(`${path}: ${said}`);
    }
    expect(wrong).toEqual([]);
    const page = pages.get('/services/emergency-electrical/wirral') ?? '';
    expect(page).toMatch(/<h1.*Switch off at the main switch.*<div class="buttons"/s);
  });
});
