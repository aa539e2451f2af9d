import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccreditationRemindersJob } from '../src/delivery/mail/accreditation-reminders.job.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/company-info';

describe('the end of an accreditation', () => {
  let app: TestApp;
  let admin: Caller;
  const reminders = async () =>
    (
      await app.dataSource.getRepository(Delivery).find({ where: { kind: 'accreditation-ends' }, order: { createdAt: 'ASC', id: 'ASC' } })
    ).map(({ subject }) => subject);
  const runAt = async (day: string, time = '09:00') => {
    const job = app.get(AccreditationRemindersJob, { strict: false });
    const now = new Date(`${day}T${time}:00Z`);
    await Promise.all([job.run(now), job.run(now)]);
    return reminders();
  };
  const prove = async (...accreditationProofs: object[]) => expect((await admin.put(PATH, { accreditationProofs })).status).toBe(200);

  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
  });
  beforeEach(() => app.dataSource.getRepository(Delivery).clear());
  afterAll(() => app.close());

  it('is told 60, 30 and 7 days before, once each, from 08:00', async () => {
    await prove({ name: 'Own Scheme', expiresOn: '2027-03-01' }, { name: 'Endless' }, { name: 'Past', expiresOn: '2026-01-01' });
    expect(await runAt('2026-12-30')).toEqual([]);
    expect(await runAt('2026-12-31', '07:59')).toEqual([]);
    const told = ["'Own Scheme' ends on 1 March 2027"];
    expect(await runAt('2026-12-31')).toEqual(told);
    expect(await runAt('2027-01-29')).toEqual(told);
    expect(await runAt('2027-01-30')).toHaveLength(2);
    expect(await runAt('2027-02-22')).toHaveLength(3);
    expect(await runAt('2027-03-01')).toHaveLength(3);
    expect(await runAt('2027-03-02')).toHaveLength(3);
  });

  it('is told once more when it is renewed and ends again, and late only by the reminder that is due', async () => {
    await prove({ name: 'Late', expiresOn: '2027-03-01' });
    expect(await runAt('2027-02-27')).toHaveLength(1);
    await prove({ name: 'Late', expiresOn: '2028-03-01' });
    expect(await runAt('2027-02-28')).toHaveLength(1);
    expect(await runAt('2028-01-15')).toEqual(["'Late' ends on 1 March 2027", "'Late' ends on 1 March 2028"]);
  });

  it('refuses what is no proof, and more than twenty', async () => {
    const wrong = { name: '', number: 'x'.repeat(51), registerUrl: 'javascript:alert(1)', expiresOn: '1 March' };
    const { status, body } = await admin.put(PATH, { accreditationProofs: [wrong], reviewProfiles: [{ name: 'Google', url: 'here' }] });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields).sort()).toEqual([
      'accreditationProofs.0.expiresOn',
      'accreditationProofs.0.name',
      'accreditationProofs.0.number',
      'accreditationProofs.0.registerUrl',
      'reviewProfiles.0.url',
    ]);
    expect((await admin.put(PATH, { accreditationProofs: Array.from({ length: 21 }, () => ({ name: 'One' })) })).status).toBe(400);
  });
});
