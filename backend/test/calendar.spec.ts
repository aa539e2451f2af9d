import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { serveSite } from '../src/site/engine/front-handler.js';
import { enquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { ONLY_THE_CLOCK } from './support/clock.js';

const SETTINGS = '/api/admin/company-info';
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const everyDay = (hours: object | null) => Object.fromEntries(EVERY_DAY.map((day) => [day, hours]));

describe('the calendar of the office', () => {
  let app: TestApp;
  let staff: Caller;
  let sample: Record<string, unknown>;
  let address = 0;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest), env: { TRUST_PROXY: '1' } });
    staff = as(app, app.adminToken);
    sample = (await staff.get(SETTINGS)).body as Record<string, unknown>;
  });
  afterEach(async () => {
    jest.useRealTimers();
    const { openingHours, bankHolidays, specialDays, nation, replyHours, address: place, christmasAnswered, emergencyPhone } = sample;
    const stored = {
      openingHours,
      bankHolidays,
      specialDays,
      nation,
      replyHours,
      address: place,
      christmasAnswered,
      emergencyPhone,
      banner: null,
    };
    expect((await staff.put(SETTINGS, stored)).status).toBe(200);
  });
  afterAll(() => app.close());

  const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment), doNotFake: ONLY_THE_CLOCK });
  const visitorReads = async () => (await request(app.server).get('/api/company-info')).body as Record<string, unknown>;
  const saves = async (fields: object) => {
    const { status, body } = await staff.put(SETTINGS, fields);
    expect({ status, body }).toMatchObject({ status: 200 });
  };
  const contactPage = async () => (await fetch(`${app.url}/contact?at=${Math.random()}`)).text();
  const asks = async () => {
    const sent = request(app.server).post('/api/contact').set('X-Forwarded-For', `203.0.113.${++address}`);
    return (await sent.send(enquiry({ message: `Number ${address}` }))).body as { message: string; replyBy: string };
  };

  it.each([
    ['2026-11-25T02:00:00Z', 'Closed, opens 8:00 AM', 'by 10:00 AM on Wednesday 25 November'],
    ['2026-11-25T10:30:00Z', 'Open until 6:00 PM', 'within 24 hours'],
    ['2026-12-24T20:00:00Z', 'Closed, opens 8:00 AM on Tuesday', 'by 10:00 AM on Tuesday 29 December'],
    ['2026-12-26T12:00:00Z', 'Closed, opens 8:00 AM on Tuesday', 'by 10:00 AM on Tuesday 29 December'],
    ['2027-12-25T12:00:00Z', 'Closed, opens 8:00 AM on Wednesday', 'by 10:00 AM on Wednesday 29 December'],
    ['2028-01-01T12:00:00Z', 'Closed, opens 8:00 AM on Tuesday', 'by 10:00 AM on Tuesday 4 January'],
    ['2036-12-26T12:00:00Z', 'Closed, opens 9:00 AM tomorrow', 'by 11:00 AM on Saturday 27 December'],
  ])('at %s says everywhere: %s, and answers %s', async (now, hours, promise) => {
    await saves({ emergencyPhone: null });
    at(now);
    expect(await visitorReads()).toMatchObject({ replyPromise: { text: promise } });
    const html = await contactPage();
    expect(html).toContain(hours);
    expect(html).toContain(promise);
    expect((await asks()).message).toContain(`We'll get back to you ${promise}.`);
  });

  it('keeps the bank holidays of the part of the United Kingdom of the address, or of the settings', async () => {
    at('2026-11-25T10:00:00Z');
    const kept = async () => (await visitorReads())['bankHolidays'] as string[];
    expect(await kept()).toEqual(
      expect.arrayContaining(['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2027-03-29', '2027-12-25']),
    );
    await saves({ address: '3 High Street, Edinburgh, EH1 1AA' });
    expect(await kept()).toEqual(expect.arrayContaining(['2026-11-30', '2027-01-02', '2027-01-04', '2027-08-02']));
    expect(await kept()).not.toContain('2027-03-29');
    await saves({ nation: 'northern-ireland' });
    expect(await kept()).toEqual(expect.arrayContaining(['2027-03-17', '2027-03-29', '2027-07-12']));
    expect((await staff.get(SETTINGS)).body).toMatchObject({ keptHolidays: { nation: 'northern-ireland' } });
  });

  it('closes, shortens and opens the days that the owner enters', async () => {
    at('2026-11-25T10:00:00Z');
    await saves({
      emergencyPhone: null,
      bankHolidays: ['2026-12-07'],
      specialDays: [
        { from: '2026-12-24', until: '2027-01-02', hours: 'closed' },
        { from: '2026-12-24', hours: 'short', closes: '13:00' },
        { from: '2026-12-28', hours: 'usual' },
      ],
    });
    const { bankHolidays, otherHours } = await visitorReads();
    expect((bankHolidays as string[]).slice(0, 9)).toEqual([
      ...['2026-12-07', '2026-12-25', '2026-12-26', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-03-26'],
    ]);
    expect(otherHours).toEqual([{ day: '2026-12-24', hours: [{ from: 480, until: 780 }] }]);
    at('2026-12-24T10:00:00Z');
    expect(await contactPage()).toContain('Open until 1:00 PM');
    at('2026-12-24T14:00:00Z');
    expect(await contactPage()).toContain('Closed, opens 8:00 AM on Monday');
    at('2026-12-28T10:00:00Z');
    expect(await contactPage()).toContain('Open until 6:00 PM');
  });

  it('knows breaks and hours past midnight', async () => {
    at('2026-11-25T12:30:00Z');
    await saves({
      emergencyPhone: null,
      openingHours: everyDay({ opens: '08:00', closes: '17:00', breakFrom: '12:00', breakUntil: '13:00' }),
    });
    expect(await contactPage()).toContain('Closed, opens 1:00 PM');
    expect(await contactPage()).toContain('8:00 AM–12:00 PM, 1:00 PM–5:00 PM');
    expect(await visitorReads()).toMatchObject({ replyPromise: { text: 'by 3:00 PM on Wednesday 25 November' } });
    await saves({ openingHours: everyDay({ opens: '18:00', closes: '02:00' }) });
    at('2026-11-26T01:00:00Z');
    expect(await contactPage()).toContain('Open until 2:00 AM');
    expect(await contactPage()).toContain('"opens":"18:00","closes":"02:00"');
    expect(await contactPage()).toContain('6:00 PM–2:00 AM');
    at('2026-11-26T03:00:00Z');
    expect(await visitorReads()).toMatchObject({ replyPromise: { text: 'by 8:00 PM on Thursday 26 November' } });
  });

  it('reads times as people write them', async () => {
    await saves({
      openingHours: everyDay({ opens: '9am', closes: '5.30 pm', breakFrom: 'noon', breakUntil: '12.30' }),
      specialDays: [{ from: '2026-12-24', hours: 'short', closes: '1pm' }],
    });
    const { openingHours, specialDays } = (await staff.get(SETTINGS)).body as Record<string, unknown>;
    expect(openingHours).toEqual(everyDay({ opens: '09:00', closes: '17:30', breakFrom: '12:00', breakUntil: '12:30' }));
    expect(specialDays).toEqual([{ from: '2026-12-24', until: null, hours: 'short', opens: null, closes: '13:00' }]);
    await saves({ openingHours: everyDay({ opens: '18.00', closes: 'midnight' }), specialDays: [] });
    expect((await staff.get(SETTINGS)).body).toMatchObject({ openingHours: { mon: { opens: '18:00', closes: '00:00' } } });
  });

  it.each([
    [{ openingHours: everyDay({ opens: '8', closes: '6' }) }, 'openingHours', /opening and closing times/],
    [{ openingHours: everyDay({ opens: '08:00', closes: '08:00' }) }, 'openingHours.mon', /two different times/],
    [{ openingHours: everyDay({ opens: '08:00', closes: '17:00', breakFrom: '12:00' }) }, 'openingHours.mon', /both times of the break/],
    [
      { openingHours: everyDay({ opens: '08:00', closes: '17:00', breakFrom: '07:00', breakUntil: '13:00' }) },
      'openingHours.tue',
      /The break has to lie/,
    ],
    [
      { openingHours: everyDay({ opens: '08:00', closes: '07:00', breakFrom: '12:00', breakUntil: '12:00' }) },
      'openingHours.tue',
      /The break has to lie/,
    ],
    [
      { openingHours: { ...everyDay({ opens: '01:00', closes: '12:00' }), mon: { opens: '18:00', closes: '02:00' } } },
      'openingHours.mon',
      /close before the next day opens/,
    ],
    [{ openingHours: everyDay({ opens: '08:00', closes: '25:00' }) }, 'openingHours', /opening and closing times/],
    [
      { specialDays: [{ from: '2026-12-24', until: '2026-12-20', hours: 'closed' }] },
      'specialDays.0.until',
      /must not be before the first/,
    ],
    [{ specialDays: [{ from: '2026-12-24', until: '2028-12-24', hours: 'closed' }] }, 'specialDays.0.until', /a year at most/],
    [{ specialDays: [{ from: '2026-12-24', hours: 'short' }] }, 'specialDays.0.closes', /from when or until when/],
    [{ specialDays: [{ from: '2026-12-24', hours: 'short', closes: '07:00' }] }, 'specialDays.0.closes', /On a Thursday you open at 08:00/],
    [{ specialDays: [{ from: '2026-12-24', hours: 'short', opens: '19:00' }] }, 'specialDays.0.opens', /On a Thursday you close at 18:00/],
    [{ specialDays: [{ from: '2026-12-27', hours: 'short', closes: '12:00' }] }, 'specialDays.0.opens', /usually closed on a Sunday/],
    [{ specialDays: [{ from: '2026-12-24', hours: 'short', closes: 'late' }] }, 'specialDays.0.closes', /a time such as 08:00/],
    [{ specialDays: [{ from: '2026-12-24', hours: 'half' }] }, 'specialDays.0.hours', /choose one of/],
    [{ specialDays: [{ from: '', hours: 'closed' }] }, 'specialDays.0.from', /./],
    [
      {
        specialDays: [
          { from: '2026-12-24', hours: 'closed' },
          { from: '2026-12-24', hours: 'usual' },
        ],
      },
      'specialDays.1.from',
      /24 December 2026 stands in another entry/,
    ],
    [{ nation: 'cornwall' }, 'nation', /choose one of/],
    [{ replyHours: 0 }, 'replyHours', /from 1 to 24/],
    [{ replyHours: 25 }, 'replyHours', /from 1 to 24/],
  ])('refuses %j with a sentence', async (fields, field, sentence) => {
    const { status, body } = await staff.put(SETTINGS, fields);
    expect({ status, fields: (body as { fields?: object }).fields }).toEqual({
      status: 400,
      fields: expect.objectContaining({ [field]: [expect.stringMatching(sentence)] }),
    });
  });

  it('promises as many working hours after the opening as the owner sets', async () => {
    await saves({ replyHours: 4 });
    at('2026-11-25T02:00:00Z');
    expect(await visitorReads()).toMatchObject({ replyPromise: { text: 'by 12:00 PM on Wednesday 25 November' } });
  });

  it('takes the answer that the firm closes as usual over Christmas', async () => {
    await saves({ christmasAnswered: 2026 });
    expect((await staff.get(SETTINGS)).body).toMatchObject({ christmasAnswered: 2026 });
    expect(await visitorReads()).not.toHaveProperty('christmasAnswered');
  });
});
