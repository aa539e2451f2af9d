import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.js';
import { londonDate, londonDay } from '../src/platform/time/london.js';
import { OnToday, type KnowsToday } from '../src/platform/common/on-today.js';
import type { TodaysItem } from '../src/platform/common/todays-item.dto.js';
import type { Today } from '../src/records/today/today.dto.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeRenewal } from './factories/renewals.js';
import { makePage } from './factories/service-location-pages.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

@OnToday({ name: 'the van', path: '/' })
class BrokenPart implements KnowsToday {
  today(): Promise<never> {
    return Promise.reject(new Error('The van does not answer.'));
  }
}

@OnToday({ name: 'the keys', path: '/keys', roles: ['admin'] })
class PartForAdministrators implements KnowsToday {
  today() {
    const key = { kind: 'Key', title: 'The key', text: 'It hangs there.', urgency: 'later', path: '/keys' } as const;
    return Promise.resolve({ items: [1, 2].map((n) => ({ ...key, key: `keys ${n}` })), total: 70 });
  }
}

@Module({ providers: [BrokenPart, PartForAdministrators] })
class OthersModule {}

describe("today's list", () => {
  let app: TestApp;
  let [admin, editor]: Caller[] = [];
  beforeAll(async () => {
    app = await createTestApp({ modules: [OthersModule] });
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());

  const today = async (who = editor!) => ((await who.get('/api/admin/dashboard')).body as { today: Today }).today;
  const item = async (part: string, who = editor!) => (await today(who)).items.filter(({ key }) => key.startsWith(part));
  const inquiry = (fields: Partial<ContactInquiry> = {}) => makeInquiry(app, { respondedAt: new Date(), status: 'contacted', ...fields });
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  /** As its button does. */
  const does = async ({ action }: Pick<TodaysItem, 'action'>, who = editor!) => {
    const { method, path, body } = action ?? { method: 'PUT', path: '', body: null };
    return (method === 'DELETE' ? who.delete(path) : who.post(path, body ?? {})).then(({ status }) => status);
  };

  it('names the part that could not be asked, and has what administrators only may see for them only', async () => {
    expect(await today()).toMatchObject({ notAsked: ['the van'], more: [] });
    const { items, total, more } = await today(admin);
    expect(items.filter(({ kind }) => kind === 'Key')).toHaveLength(2);
    expect({ total, more }).toEqual({ total: items.length + 68, more: [{ name: 'the keys', count: 68, path: '/keys' }] });
  });

  it('has what is due again within two weeks, until it is done', async () => {
    const dayIn = (days: number) => londonDay(new Date(Date.now() + days * DAY_MS));
    const late = await makeRenewal(editor!, { customer: 'Late', dueOn: dayIn(-1), phone: '0151 496 0000' });
    await makeRenewal(editor!, { customer: 'Soon', dueOn: dayIn(14) });
    await makeRenewal(editor!, { customer: 'Later', dueOn: dayIn(15) });
    const found = await item('renewals');
    expect(found.map(({ title, urgency }) => [title, urgency])).toEqual([
      ['Late', 'today'],
      ['Soon', 'later'],
    ]);
    expect(found[0]).toMatchObject({ kind: 'Due again', path: `/renewals/${late.id}`, phone: '0151 496 0000' });
    expect(await does(found[0]!)).toBe(200);
    expect(await item('renewals')).toHaveLength(1);
  });

  it('has each enquiry once, for what is to be done first, the most urgent at the top', async () => {
    const mine = { email: 'ada@example.co.uk', phone: '0151 496 0000' };
    await inquiry({ name: 'Waits', respondedAt: null, status: 'new' });
    await inquiry({ name: 'Late', respondedAt: null, status: 'new', dueAt: ago(1), message: 'No light\n\nin the hall. '.repeat(20) });
    await inquiry({ name: 'Rang', respondedAt: null, status: 'new', email: '', channel: 'rang' });
    await inquiry({ name: 'Undelivered', replyFailedAt: ago(1), customerWroteAt: ago(2) });
    await inquiry({ name: 'Wrote', customerWroteAt: ago(2) });
    await inquiry({ name: 'Call', callBackFrom: ago(1), callBackUntil: ago(-1), customerWroteAt: ago(3) });
    for (const [name, fields] of Object.entries({
      Answered: {},
      Spam: { respondedAt: null, spamSince: ago(1) },
      Deleted: { respondedAt: null, deletedAt: ago(1), trashKey: 'x' },
      'Called long ago': { callBackFrom: ago(100), callBackUntil: ago(98) },
      'Call of one that is done': { callBackFrom: ago(1), callBackUntil: ago(-1), status: 'completed' as const },
      'Call in three days': { callBackFrom: ago(-72), callBackUntil: ago(-74) },
    }))
      await inquiry({ name, ...fields });
    const found = await item('contact-inquiries');
    expect(found.map(({ title, kind, urgency }) => [title, kind, urgency])).toEqual([
      ['Late', 'Reply', 'now'],
      ['Call', 'Call', 'now'],
      ['Undelivered', 'Undelivered', 'now'],
      ...[
        ['Waits', 'Reply', 'today'],
        ['Rang', 'Call', 'today'],
      ],
      ['Wrote', 'Read', 'today'],
    ]);
    const [late] = found;
    expect(late?.words).toMatch(/^No light in the hall\. .{100,139}$/);
    expect(found.find(({ kind }) => kind === 'Read')?.words).toBeNull();
    expect(late).toMatchObject({
      ...{ text: 'Waits for a reply about EV Charging.', opens: 'Reply', phone: mine.phone, action: null },
      path: expect.stringMatching(/^\/inquiries\/[\w-]{36}#reply$/),
    });
  });

  it('does in place what one press can do', async () => {
    const [called] = (await item('contact-inquiries')).filter(({ title }) => title === 'Call');
    expect(called).toMatchObject({ action: { label: 'Called' }, text: expect.stringMatching(/^Asks for a call about EV Charging on /) });
    expect(await does(called!)).toBe(201);
    const left = (await item('contact-inquiries')).map(({ title }) => title);
    expect(left).not.toContain('Call');
    const [failed] = (await item('contact-inquiries')).filter(({ title }) => title === 'Undelivered');
    expect(await does(failed!)).toBe(201);
    expect((await item('contact-inquiries')).map(({ title }) => title)).toEqual(left.filter((title) => title !== 'Undelivered'));
  });

  it('has plans, which are cancelled there, and drafts of their author alone', async () => {
    const { id, title } = await makePage(editor!, { status: 'draft' });
    const date = londonDay(ago(-24 * 40));
    const plan = { resource: 'service-location-pages', recordId: id, action: 'publish', date, time: '09:00', fields: {} };
    const path = `/service-pages/${id}`;
    expect((await editor!.post('/api/admin/planned-changes', plan)).status).toBe(201);
    const [planned] = await item('planned-changes', admin);
    expect(planned).toMatchObject({ kind: 'Planned', title, text: `Goes live on ${londonDate(date)} at 09:00.`, path, urgency: 'later' });
    expect(await does(planned!, admin)).toBe(200);
    expect(await item('planned-changes', admin)).toEqual([]);

    await editor!.put(`/api/admin/page-drafts/service-location-pages/${id}`, { fields: { title: 'Half' }, base: { title } }).expect(200);
    expect(await item('page-drafts')).toMatchObject([{ kind: 'Draft', title, path, urgency: 'later' }]);
    expect(await item('page-drafts', admin)).toEqual([]);
  });

  it('has the banner until it is removed', async () => {
    const [first, last] = [londonDay(ago(-24 * 40)), londonDay(ago(-24 * 50))];
    const times = { from: { date: first, time: '12:00' }, until: { date: last, time: '08:00' } };
    await editor!.put('/api/admin/company-info', { banner: { text: 'Closed at Christmas.', ...times } }).expect(200);
    expect(await item('banner')).toMatchObject([
      {
        ...{ title: 'Closed at Christmas.', path: '/settings/banner' },
        text: `Shown from ${londonDate(first)} at 12:00 until ${londonDate(last)} at 08:00.`,
      },
    ]);
    await editor!.put('/api/admin/company-info', { banner: null }).expect(200);
    expect(await item('banner')).toEqual([]);
  });

  it('has accreditations that end soon or have ended', async () => {
    const [soon, later, gone] = [10, 100, -1].map((days) => londonDay(ago(-24 * days)));
    const accreditations = ['NICEIC', 'ECA', 'CHAS'];
    const accreditationProofs = [soon, later, gone].map((expiresOn, n) => ({ name: accreditations[n], expiresOn }));
    await editor!.put('/api/admin/company-info', { accreditations, accreditationProofs }).expect(200);
    expect(await item('accreditations')).toMatchObject([
      { title: 'CHAS', kind: 'Expires', urgency: 'today', text: expect.stringMatching(/^Ended on/) },
      { title: 'NICEIC', urgency: 'later', text: expect.stringContaining(londonDate(soon!)) },
    ]);
    await editor!.put('/api/admin/company-info', { accreditations: [], accreditationProofs: [] }).expect(200);
  });

  it('is at most 50 items long, and says how many more there are and where', async () => {
    for (let n = 0; n < 60; n++)
      await inquiry({ name: `Number ${n}`, respondedAt: null, status: 'new', dueAt: new Date(Date.now() + DAY_MS + n) });
    const { items, total, more } = await today();
    expect(items).toHaveLength(50);
    const shown = items.filter(({ key }) => key.startsWith('contact-inquiries')).length;
    expect(more).toContainEqual({ name: 'enquiries', path: '/inquiries', count: 64 - shown });
    expect(total).toBe(50 + more.reduce((sum, { count }) => sum + count, 0));
    expect(items[0]).toMatchObject({ urgency: 'now' });
  });
});
