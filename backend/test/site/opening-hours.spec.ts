// Says the same on any database.
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PageCache } from '../../src/site/engine/page-cache.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { createTestApp, useTestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';

const OPEN = 'Open until 6:00 PM';
const CLOSED = 'Emergency line, day and night';

describe('stored pages by the clock in London', () => {
  const { app } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest) }));

  /** Moves only the clock; timers continue in real time. */
  const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment), doNotFake: ONLY_THE_CLOCK });
  afterEach(() => {
    jest.useRealTimers();
  });

  const cardOf = (html: string) => /class="call-card".*?<\/a>/s.exec(html)?.[0];

  async function get(path: string, moment: string) {
    at(moment);
    const response = await fetch(app.url + path);
    expect(response.status).toBe(200);
    return { html: await response.text(), etag: response.headers.get('etag') };
  }

  it.each([
    ['2026-11-24T17:59:59Z', OPEN, 'a second before closing'],
    ['2026-11-24T18:00:00Z', CLOSED, 'at the stroke of closing'],
    ['2026-11-25T07:59:59Z', CLOSED, 'until the morning'],
    ['2026-11-25T08:00:00Z', OPEN, 'at the stroke of opening'],
    ['2026-11-28T16:00:00Z', CLOSED, 'Saturday afternoon'],
    ['2026-12-24T12:00:00Z', OPEN, 'the day before a bank holiday'],
    ['2026-12-25T12:00:00Z', CLOSED, 'on the bank holiday'],
    ['2027-06-01T06:59:59Z', CLOSED, 'a second before eight in summer'],
    ['2027-06-01T07:00:00Z', OPEN, 'at eight in summer'],
  ])('at %s: %s, %s', async (moment, shown) => {
    // Pages share the store, so each must expire.
    const { html } = await get('/contact', moment);
    expect([OPEN, CLOSED].filter((text) => cardOf(html)?.includes(text))).toEqual([shown]);
  });

  // From here the clock also goes back.
  it('stay unchanged in between', async () => {
    app.get(PageCache).clear();
    const [first, second] = [await get('/contact', '2026-11-24T08:00:01Z'), await get('/contact', '2026-11-24T17:59:00Z')];
    expect(second.etag).toBe(first.etag);
  });

  it("show the office's number in hours and the emergency line otherwise", async () => {
    app.get(PageCache).clear();
    const called = (html: string) => /<a href="(tel:[^"]+)" class="call-card"/.exec(html)?.[1];
    expect(called((await get('/contact', '2026-11-24T10:00:00Z')).html)).toBe('tel:+441514960123');
    expect(called((await get('/contact', '2026-11-24T20:00:00Z')).html)).toBe('tel:+441514960199');
  });

  it('change at midnight', async () => {
    app.get(PageCache).clear();
    expect((await get('/privacy', '2026-11-24T23:59:59Z')).html).toContain('24 November 2026');
    expect((await get('/privacy', '2026-11-25T00:00:00Z')).html).toContain('25 November 2026');
    expect((await get('/privacy', '2027-07-01T22:59:59Z')).html).toContain('1 July 2027');
    expect((await get('/privacy', '2027-07-01T23:00:00Z')).html).toContain('2 July 2027');
  });
});
