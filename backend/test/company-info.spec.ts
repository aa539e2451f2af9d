// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { createTestApp, useTestApp } from './support/app.js';

const PATH = '/api/admin/company-info';

describe('the settings', () => {
  const { app, visitor, admin, editor } = useTestApp(() => createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }));

  // @asvs 8.2.3, 15.3.1
  it('show visitors the company and nothing about mail', async () => {
    const { status, body } = await visitor.get('/api/company-info');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      companyName: 'Dibbin Electrical',
      phone: '0151 496 0123',
      emergencyPhone: '0151 496 0199',
      yearsExperience: 0,
      keyClients: [],
    });
    expect(Object.keys(body as object).filter((name) => /smtp|recipient|autoresponder|isDemo/i.test(name))).toEqual([]);
  });

  it('say of people and practices what was answered, and take back an answer', async () => {
    expect((await visitor.get('/api/company-info')).body).toMatchObject({ practices: null, notifiedThrough: null });
    const answers = { supervisedApprentices: true, ownStaff: false, recordChecks: null };
    const { status } = await editor.put(PATH, { practices: answers, notifiedThrough: ' Own Scheme ' });
    expect(status).toBe(200);
    expect((await visitor.get('/api/company-info')).body).toMatchObject({ practices: answers, notifiedThrough: 'Own Scheme' });
    expect((await editor.put(PATH, { practices: { ownStaff: 'perhaps' }, notifiedThrough: 'x'.repeat(81) })).body).toMatchObject({
      fields: { 'practices.ownStaff': ['Invalid input'], notifiedThrough: ['Please use at most 80 characters'] },
    });
    await editor.put(PATH, { practices: null, notifiedThrough: null });
    expect((await visitor.get('/api/company-info')).body).toMatchObject({ practices: null, notifiedThrough: null });
  });

  it('show a rating only with the number of reviews and the day, and name the people in their order', async () => {
    const [url, photo] = ['https://reviews.example/us', 'https://pictures.example/neil.jpg'];
    const whole = { name: 'One', url, rating: 4.9, count: 38, asOf: '2026-01-31' };
    const half = { name: 'Two', url, rating: 4.8, count: null, asOf: '2026-01-31' };
    const people = [
      { name: 'Neil', role: 'Electrician', qualification: 'Level 3', photo, visits: true },
      { name: 'Carol', role: 'Office manager', answers: true },
    ];
    const sent = { reviewProfiles: [whole, half], people, insuredSum: 5_000_000 };
    expect((await editor.put(PATH, sent)).body).toMatchObject(sent);
    const none = { rating: null, count: null, asOf: null };
    expect((await visitor.get('/api/company-info')).body).toMatchObject({ ...sent, reviewProfiles: [whole, { ...half, ...none }] });
    const wrong = { name: 'One', url, rating: 4.87, count: 1.5, asOf: '2199-01-01' };
    const person = { name: 'x'.repeat(61), role: '', qualification: 'x'.repeat(81), photo: 'neil.jpg' };
    const { status, body } = await editor.put(PATH, { reviewProfiles: [wrong], people: [person], insuredSum: 0.5 });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        fields: {
          'reviewProfiles.0.rating': ['Please use one digit after the point, such as 4.8'],
          'reviewProfiles.0.count': ['Please use a whole number'],
          'reviewProfiles.0.asOf': [expect.stringContaining('check the year')],
          'people.0.name': ['Please use at most 60 characters'],
          'people.0.role': ['Required'],
          'people.0.qualification': ['Please use at most 80 characters'],
          'people.0.photo': [expect.stringContaining('media library')],
          insuredSum: ['Please use a whole number'],
        },
      },
    });
    const crowd = Array.from({ length: 13 }, () => people[1]);
    expect((await editor.put(PATH, { people: crowd })).body).toMatchObject({ fields: { people: ['Please use at most 12 entries'] } });
    const cleared = { reviewProfiles: null, people: null, insuredSum: null };
    expect((await editor.put(PATH, cleared)).body).toMatchObject(cleared);
  });

  it('change only the fields sent', async () => {
    const before = (await visitor.get('/api/company-info')).body as object;
    const { status, body } = await editor.put(PATH, { phone: ' 0151 496 0555 ', vatNumber: 'GB 123', unknown: 1, id: 'x' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ phone: '0151 496 0555', vatNumber: 'GB 123', isDemo: false });
    expect((await visitor.get('/api/company-info')).body).toEqual({ ...before, phone: '0151 496 0555', vatNumber: 'GB 123' });
  });

  it('have an address in one line, and the parts that are read from it or corrected', async () => {
    const shown = async () => (await visitor.get('/api/company-info')).body as object;
    await editor.put(PATH, { address: 'Unit 4, Feeder Road, Bristol, BS2 0TN' });
    const read = { line: 'Unit 4, Feeder Road', locality: 'Bristol', county: null, postcode: 'BS2 0TN', country: null };
    expect(await shown()).toMatchObject({ addressParts: read });
    const { body } = await editor.put(PATH, { addressParts: { ...read, county: 'Avon', country: '' } });
    expect(body).toMatchObject({ address: 'Unit 4, Feeder Road, Bristol, Avon, BS2 0TN', addressParts: { ...read, county: 'Avon' } });
    const corrected = { ...read, locality: 'St Philips, Bristol' };
    await editor.put(PATH, { addressParts: corrected });
    expect(await shown()).toMatchObject({ address: 'Unit 4, Feeder Road, St Philips, Bristol, BS2 0TN', addressParts: corrected });
    expect((await editor.put(PATH, { addressParts: { postcode: 'x'.repeat(21) } })).body).toMatchObject({
      fields: { 'addressParts.postcode': ['Please use at most 20 characters'] },
    });
    expect((await editor.put(PATH, { addressParts: [] })).status).toBe(400);
    expect((await editor.put(PATH, { address: '1 Quay, Hoylake' })).body).toMatchObject({
      addressParts: { line: '1 Quay', locality: 'Hoylake' },
    });
  });

  it('clear optional fields and keep required ones', async () => {
    expect((await editor.put(PATH, { vatNumber: null, registrationNumber: null })).body).toMatchObject({
      vatNumber: null,
      registrationNumber: '00000000',
    });
    const { status, body } = await editor.put(PATH, { companyName: null, phone: '' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { phone: ['Required'] } });
    expect((await editor.put(PATH, { companyName: null })).body).toMatchObject({ fields: { companyName: ['Required'] } });
  });

  it.each([null, ''])('need no emergency phone: %j', async (emergencyPhone) => {
    await editor.put(PATH, { emergencyPhone: '0151 496 0199' });
    expect((await editor.put(PATH, { emergencyPhone })).body).toMatchObject({ emergencyPhone: null });
    expect((await visitor.get('/api/company-info')).body).toMatchObject({ emergencyPhone: null });
  });

  it.each([
    ['email', 'nobody'],
    ['phone', 'ring me'],
    ['emergencyPhone', 'at night'],
    ['primaryColor', 'yellow'],
    ['logoUrl', 'javascript:alert(1)'],
    ['logoUrl', 'http://plain.example/logo.png'],
    ['yearsExperience', 2.5],
    ['yearsExperience', '25'],
    ['yearsExperienceAsOf', '2026-02-30'],
    ['yearsExperienceAsOf', 'June 2026'],
    ['projectsCompletedSource', 'x'.repeat(201)],
    ['latitude', 91],
    ['openingHours', { mon: null }],
    ['openingHours', 'always'],
    ['openingHours', null],
    ['socialMedia', [[]]],
    ['bankHolidays', ['2026-02-30']],
    ['keyClients', [{}]],
    ['companyName', 'x'.repeat(201)],
    ['socialMedia', 'x'],
  ])('are refused with %s %j, and the response names the field', async (field, value) => {
    const { status, body } = await admin.put(PATH, { [field]: value });
    expect(status).toBe(400);
    expect((body as { fields: object }).fields).toHaveProperty([field]);
  });

  it('remove social media with null', async () => {
    expect((await editor.put(PATH, { socialMedia: { x: 'https://x.example/dibbin' } })).body).toMatchObject({
      socialMedia: { x: 'https://x.example/dibbin' },
    });
    expect((await editor.put(PATH, { socialMedia: null })).body).toMatchObject({ socialMedia: {} });
  });

  // @asvs 8.1.2, 8.2.3
  it('reserve mail settings for administrators, and never return the password', async () => {
    const before = (await admin.get(PATH)).body;
    for (const fields of [{ smtpHost: 'mail.example' }, { emailRecipients: ['a@example.com'] }, { autoresponderTemplate: 'Thank you.' }])
      expect((await editor.put(PATH, fields)).status).toBe(403);
    expect((await admin.get(PATH)).body).toEqual(before);
    const { body } = await admin.put(PATH, {
      smtpHost: 'mail.example',
      smtpPassword: 'hush hush',
      emailRecipients: ['Office@Example.com'],
    });
    expect(body).toMatchObject({ smtpHost: 'mail.example', hasSmtpPassword: true, emailRecipients: ['office@example.com'] });
    expect(JSON.stringify(body)).not.toContain('hush');
    const { body: shown } = await editor.get(PATH);
    for (const field of ['smtpHost', 'emailRecipients', 'autoresponderTemplate']) expect(shown).not.toHaveProperty(field);
    const [stored] = await app.dataSource.getRepository(CompanyInfo).find();
    expect(stored?.smtpPassword).not.toContain('hush');
    expect(JSON.stringify(await app.dataSource.getRepository(AuditLog).find())).not.toContain(String(stored?.smtpPassword));
  });

  it('let administrators change the address of all mails, after the password, and tell the former one', async () => {
    const told = async () =>
      (await app.dataSource.getRepository(Delivery).findBy({ kind: 'company-email-changed' })).map(({ recipients, text }) => ({
        recipients,
        text,
      }));
    expect((await admin.put(PATH, { email: 'office@smith-electrical.co.uk' })).status).toBe(200);
    // Nobody has the address of the sample company.
    expect(await told()).toEqual([]);
    const { status, body } = await editor.put(PATH, { email: 'diverted@elsewhere.org', phone: '0151 496 0777' });
    expect({ status, body }).toEqual({ status: 403, body: { statusCode: 403, error: expect.stringContaining('Only an administrator') } });
    // Forms may send the whole record.
    expect((await editor.put(PATH, { email: 'office@smith-electrical.co.uk', phone: '0151 496 0777' })).status).toBe(200);
    await app.dataSource.getRepository(Session).updateAll({ confirmedAt: new Date(0) });
    for (const staff of [admin, editor])
      expect((await staff.put(PATH, { email: 'diverted@elsewhere.org' })).body).toMatchObject({ code: 'password-needed' });
    await app.dataSource.getRepository(Session).updateAll({ confirmedAt: new Date() });
    expect((await admin.put(PATH, { email: 'hello@smith-electrical.co.uk' })).status).toBe(200);
    expect(await told()).toEqual([
      { recipients: ['office@smith-electrical.co.uk'], text: expect.stringContaining('It is now hello@smith-electrical.co.uk.') },
    ]);
  });

  it('keep that address when an earlier version is restored', async () => {
    const { id } = (await admin.get(PATH)).body as { id: string };
    await admin.put(PATH, { address: '1 Former Street' });
    await admin.put(PATH, { address: '2 New Street', email: 'latest@smith-electrical.co.uk' });
    const versions = (await editor.get(`/api/admin/history/company-info/${id}`)).body as { id: string }[];
    const former = versions[1]?.id;
    const { restoring } = (await editor.get(`/api/admin/history/company-info/${id}/${former}`)).body as { restoring: { field: string }[] };
    expect(restoring.map(({ field }) => field)).toEqual(['address']);
    expect((await editor.post(`/api/admin/history/company-info/${id}/restore`, { version: former })).status).toBe(200);
    expect((await admin.get(PATH)).body).toMatchObject({ address: '1 Former Street', email: 'latest@smith-electrical.co.uk' });
  });

  it('name an invalid recipient', async () => {
    const { status, body } = await admin.put(PATH, { emailRecipients: ['a@b.example', 'nobody'] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { emailRecipients: ['"nobody" is not an email address'] } });
  });

  it('refuse an outdated version', async () => {
    const { headers } = await admin.get(PATH);
    expect((await admin.put(PATH, { vatNumber: '1' }).set('If-Match', String(headers['etag']))).status).toBe(200);
    expect((await admin.put(PATH, { vatNumber: '2' }).set('If-Match', String(headers['etag']))).status).toBe(412);
    expect((await admin.put(PATH, { vatNumber: '2' }).set('If-Match', 'nonsense')).status).toBe(400);
  });

  it('can only be changed by staff', async () => {
    expect((await visitor.put(PATH, { phone: '0151 496 0000' })).status).toBe(401);
    expect((await visitor.get(PATH)).status).toBe(401);
  });
});
