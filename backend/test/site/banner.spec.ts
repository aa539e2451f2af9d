// Says the same on any database.
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CompanyInfo, type Banner } from '../../src/company/company-info.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { PageCache } from '../../src/site/engine/page-cache.js';
import { as } from '../support/api.js';
import { createTestApp, useTestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';

const SETTINGS = '/api/admin/company-info';
const TEXT = 'Closed for Christmas <b>until</b> 2 January';
const FROM = { date: '2095-12-24', time: '12:00' };
const UNTIL = { date: '2096-01-02', time: '08:00' };

describe('the banner', () => {
  const { app, editor } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest) }));
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Moves only the clock; timers continue in real time. */
  const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment), doNotFake: ONLY_THE_CLOCK });
  const put = (banner: unknown) => editor.put(SETTINGS, { banner });
  const faults = async (fields: object) => {
    const { status, body } = await put({ text: TEXT, from: FROM, until: UNTIL, ...fields });
    expect(status).toBe(400);
    return (body as { fields: object }).fields;
  };
  const shown = async (path: string) => (await (await fetch(app.url + path)).text()).includes('aria-label="Announcement"');
  const json = async () => (await (await fetch(`${app.url}/api/company-info`)).json()) as { banner: unknown; bannerChangesAt: unknown };

  it('is on every page from its start to its end, to the second, and not known before', async () => {
    const { status, body } = await put({ text: TEXT, link: '/contact', from: FROM, until: UNTIL, unknown: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      banner: { text: TEXT, link: '/contact', linkText: null, from: { ...FROM, which: null }, until: { ...UNTIL, which: null } },
      bannerTimes: { from: '2095-12-24T12:00:00.000Z', until: '2096-01-02T08:00:00.000Z' },
    });
    const steps = [
      ['2095-12-24T11:59:59.999Z', false],
      ['2095-12-24T12:00:00Z', true],
      ['2096-01-02T07:59:59.999Z', true],
      ['2096-01-02T08:00:00Z', false],
    ] as const;
    for (const [moment, isShown] of steps) {
      at(moment);
      // Twice: the second response comes from the cache.
      for (const path of ['/', '/', '/contact', '/privacy', '/no-such-page'])
        expect([moment, path, await shown(path)]).toEqual([moment, path, isShown]);
      for (let twice = 0; twice < 2; twice++)
        expect((await json()).banner).toEqual(isShown ? { text: TEXT, link: '/contact', linkText: null } : null);
      expect(JSON.stringify(await json()).includes('Christmas')).toBe(isShown);
    }
    expect(app.get(PageCache).hits).toBeGreaterThan(8);
  });

  it('is text, with a link, and leaves the numbers on the page', async () => {
    at('2095-12-24T12:00:00Z');
    app.get(PageCache).clear();
    const page = await (await fetch(`${app.url}/contact`)).text();
    const [banner = ''] = /<section class="banner".*?<\/section>/s.exec(page) ?? [];
    expect(banner).toContain('Closed for Christmas &lt;b&gt;until&lt;/b&gt; 2 January');
    expect(banner).toContain('<a href="/contact">Find out more</a>');
    for (const number of ['tel:+441514960123', 'tel:+441514960199']) expect(page).toContain(number);
  });

  it('changes on stored pages at once, and goes when it is removed', async () => {
    at('2095-12-25T12:00:00Z');
    expect(await shown('/')).toBe(true);
    jest.useRealTimers();
    expect((await put(null)).body).toMatchObject({ banner: null, bannerTimes: null });
    at('2095-12-25T12:00:00Z');
    expect(await shown('/')).toBe(false);
    expect(await json()).toMatchObject({ banner: null, bannerChangesAt: null });
  });

  it('follows the clocks: refuses an hour that does not exist, asks about one that comes twice', async () => {
    expect(await faults({ from: { date: '2095-03-27', time: '01:30' } })).toEqual({
      'banner.from.time': ['The clocks go forward on 27 March 2095, so 01:30 does not exist that night. Please choose another time.'],
    });
    const twice = { date: '2095-10-30', time: '01:30' };
    expect(await faults({ until: twice })).toEqual({
      'banner.until.which': [
        'The clocks go back on 30 October 2095, so 01:30 comes twice that night. Please choose the first or the second.',
      ],
    });
    const from = { date: '2095-07-01', time: '09:00' };
    for (const [which, until] of [
      ['first', '2095-10-30T00:30:00.000Z'],
      ['second', '2095-10-30T01:30:00.000Z'],
    ]) {
      const { body } = await put({ text: TEXT, from, until: { ...twice, which } });
      expect(body).toMatchObject({ banner: { until: { ...twice, which } }, bannerTimes: { from: '2095-07-01T08:00:00.000Z', until } });
    }
  });

  it('refuses what cannot be shown, and leaves an old one alone', async () => {
    expect(await faults({ until: FROM })).toEqual({ 'banner.until.time': ['The banner has to end after it starts'] });
    expect(await faults({ from: { ...FROM, date: '2020-12-24' }, until: { ...FROM, date: '2021-12-24' } })).toEqual({
      'banner.until.time': ['This time has passed. Please choose a later one.'],
    });
    expect(await faults({ until: null })).toEqual({ 'banner.until.date': ['Required'] });
    for (const [field, value] of Object.entries({ text: 'x'.repeat(301), link: 'javascript:alert(1)', linkText: 'x'.repeat(61) }))
      expect(Object.keys(await faults({ [field]: value }))).toEqual([`banner.${field}`]);
    for (const value of ['x', [], { date: 5 }, { date: '2095-02-30', time: '09:00' }, { date: '2095-12-24', time: '24:00' }])
      expect(Object.keys(await faults({ from: value })).every((name) => name.startsWith('banner.from'))).toBe(true);
    for (const banner of ['x', 5, [], {}]) expect((await put(banner)).status).toBe(400);
    const old: Banner = { text: TEXT, link: null, linkText: null, from: '2020-01-01T00:00:00.000Z', until: '2020-01-02T00:00:00.000Z' };
    await app.dataSource.getRepository(CompanyInfo).updateAll({ banner: old });
    const { banner } = (await editor.get(SETTINGS)).body as { banner: object };
    expect((await put(banner)).status).toBe(200);
    expect((await as(app).put(SETTINGS, { banner: null })).status).toBe(401);
  });
});
