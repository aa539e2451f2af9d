import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { In, type DataSource } from 'typeorm';
import type { App } from '../../../scripts/testing/app.js';
import { CompanyInfo } from '../../src/company/company-info.entity.js';
import { Delivery } from '../../src/delivery/outbox/delivery.entity.js';
import { InquiryEvent } from '../../src/inquiries/inquiry-event.entity.js';
import { DAY_MS } from '../../src/platform/time/durations.js';
import { daysBefore, londonDate, londonDay } from '../../src/platform/time/london.js';
import { newId, newRecord } from '../../src/platform/common/records.js';
import { Renewal } from '../../src/renewals/renewal.entity.js';
import { makeInquiry } from '../factories/inquiry.js';
import { AGREED } from '../factories/renewals.js';
import type { MailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';
import { Killable, hesitation, killMoments, reach } from './killable.js';
import { runOutClaims, unsent } from './ledger.js';
import { report, SCALE } from './scale.js';

jest.setTimeout(2 * SCALE.patienceMs);

const KINDS = ['renewal-reminder', 'review-request', 'accreditation-ends'];
/** A Wednesday at noon, when every job works. */
const NOW = new Date('2031-01-15T12:00:00Z');
const DAY = londonDay(NOW);
const OFFICE = 'office@dibbin-electrical.example';
const CUSTOMERS = '@customers.example';

/** For a process: it is NOW, and what is done every minute is done twice a second. */
const atNoon = (): string[] => {
  const code = `
    const [Time, every] = [Date, setInterval];
    globalThis.Date = class extends Time {
      static now() { return Time.now() + ${NOW.getTime() - Date.now()}; }
      constructor(...given) { super(...(given.length ? given : [new.target.now()])); }
    };
    globalThis.setInterval = (work, ms, ...given) => every(work, ms === 60_000 ? 500 : ms, ...given);`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
};

/** Only mails of the last wave, and those that the killed had claimed, are left then. */
const LAST_MS = 120_000;
const JOBS = 6;
/** Mails of one wave: a reminder of either kind for each job, one request less, three accreditations. */
const WAVE = 3 * JOBS + 2;

describe('mails about what falls due, of processes that are killed', () => {
  const parts = new Killable();
  afterEach(() => parts.stop());

  let ledger: DataSource;
  let servers: MailServer[];
  /** Customers who get one mail, and subjects of mails to the office. */
  let expected: string[];
  let accreditationProofs: { name: string; expiresOn: string }[];

  const fallsDue = async (days: number, email: string) => {
    const dueOn = daysBefore(DAY, -days);
    const fields = { customer: 'Ada', email, address: '5 Rose Lane, Irby', what: 'Fire alarm service', intervalMonths: 6, dueOn };
    await ledger.getRepository(Renewal).save(Object.assign(newRecord(Renewal, new Date()), AGREED, fields));
    expected.push(email);
  };
  const isDone = async (email: string) => {
    const { id } = await makeInquiry({ dataSource: ledger }, { outcome: 'won', status: 'completed', email });
    const createdAt = new Date(NOW.getTime() - 5 * DAY_MS);
    await ledger.getRepository(InquiryEvent).insert({ id: newId(), inquiryId: id, kind: 'outcome', text: 'won', userId: null, createdAt });
  };
  let waves = 0;
  const addWave = async () => {
    const wave = ++waves;
    for (let job = 0; job < JOBS; job++) {
      await fallsDue(60, `sixty-${wave}-${job}${CUSTOMERS}`);
      await fallsDue(14, `fourteen-${wave}-${job}${CUSTOMERS}`);
      // The last two are of one customer.
      const email = `done-${wave}-${Math.max(job, 1)}${CUSTOMERS}`;
      await isDone(email);
      if (job > 0) expected.push(email);
    }
    for (const days of [60, 30, 7]) {
      const [name, expiresOn] = [`Scheme ${wave}`, daysBefore(DAY, -days)];
      accreditationProofs.push({ name, expiresOn });
      expected.push(`'${name}' ends on ${londonDate(expiresOn)}`);
    }
    await ledger.createQueryBuilder().update(CompanyInfo).set({ accreditationProofs }).execute();
  };

  const written = () => ledger.getRepository(Delivery).countBy({ kind: In(KINDS) });
  /** Of all mails, without the office's about other things. */
  const arrived = () =>
    servers.flatMap(({ mails }) =>
      mails.flatMap(({ envelopeTo: [to = ''], subject = '', messageId }) => {
        const about = to.endsWith(CUSTOMERS) ? to : subject;
        return about.endsWith(CUSTOMERS) || about.startsWith("'Scheme ") ? [{ about, messageId }] : [];
      }),
    );
  const allSent = (count: number) =>
    until('every mail to be sent', async () => (await written()) >= count && (await unsent(ledger, KINDS)) === 0, LAST_MS);

  async function keepsOneOfEach(count: number): Promise<void> {
    [servers, expected, accreditationProofs] = [[], [], []];
    const [apps, clock]: [App[], string[]] = [[], atNoon()];
    while (apps.length < count) {
      const server = await parts.mailServer();
      servers.push(server);
      apps.push(await parts.start(server, apps[0], clock));
    }
    ledger = await parts.ledgerOf(apps[0] as App);
    const settings = { email: OFFICE, asksForReviews: true, reviewProfiles: [{ name: 'Google', url: 'https://g.page/r/example/review' }] };
    await ledger
      .createQueryBuilder()
      .update(CompanyInfo)
      .set({ ...settings, emailRecipients: [] })
      .execute();

    let kills = 0;
    const killed = async (some: App[]) => {
      await Promise.all(some.map(({ kill }) => kill()));
      kills += some.length;
      if (some.length === apps.length) await runOutClaims(ledger);
      await Promise.all(some.map(({ restart }) => restart()));
    };
    for (const [n, moment] of killMoments(SCALE.reminderKills, 2 * WAVE).entries()) {
      const done = async () => ({ written: await written(), arrived: arrived().length });
      const before = await done();
      const killing = async () => {
        await reach(before.written + before.arrived + moment, done);
        await hesitation();
        await killed(n % 3 === 2 ? apps : apps.filter((_, index) => index === n % apps.length));
      };
      await Promise.all([addWave(), killing()]);
    }
    // Every claim belongs to a killed process.
    await killed(apps);
    await allSent(expected.length);

    // The outbox forgets its mails in time; each record is marked.
    await ledger.getRepository(Delivery).delete({ kind: In(['renewal-reminder', 'review-request']) });
    await ledger.createQueryBuilder().update(Renewal).set({ remindedAt: null }).execute();
    const kept = await written();
    await addWave();
    await allSent(kept + WAVE);

    const mails = arrived();
    const distinct = new Map(mails.map(({ about, messageId }) => [messageId, about]));
    const duplicates = mails.length - distinct.size;
    const shares = servers.map((server) => server.mails.length).join(' and ');
    report(`${distinct.size} mails by ${count} processes (${shares}), ${kills} kills, ${duplicates} duplicates`);
    expect([...distinct.values()].toSorted()).toEqual(expected.toSorted());
    expect(duplicates).toBeLessThanOrEqual(kills);
  }

  // The short form runs on one database only, because MariaDB's two processes cover the same.
  const alone = SCALE.isLong || !process.env['TEST_DATABASE_URL'] ? it : it.skip;
  alone('exist once each, and arrive at most once more for each kill, as the same message', () => keepsOneOfEach(1));

  const onMariaDb = process.env['TEST_DATABASE_URL'] ? it : it.skip;
  onMariaDb('exist once each with two processes on one database', () => keepsOneOfEach(2));
});
