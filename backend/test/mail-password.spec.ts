// Says the same on any database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const SERVER = { smtpHost: 'mail.example.org', smtpPort: 587, smtpUser: 'office' };

describe('the stored mail password', () => {
  let app: TestApp;
  let admin: Caller;
  const save = (fields: object) => admin.put('/api/admin/company-info', fields);
  const stored = async () => (await app.dataSource.getRepository(CompanyInfo).findOneByOrFail({})).smtpPassword;

  beforeAll(async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.co.uk' } });
    admin = as(app, app.adminToken);
  });
  afterAll(() => app.close());
  beforeEach(() => save({ ...SERVER, smtpPassword: 'a secret' }));

  it.each([
    { smtpHost: 'thief.example' },
    { smtpPort: 25 },
    { smtpPort: null },
    { smtpUser: 'someone' },
    { smtpHost: 'thief.example', smtpUser: 'someone' },
    // @asvs 2.2.3
  ])('must be entered again for %j', async (fields) => {
    const { status, body } = await save(fields);
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { smtpPassword: [expect.stringMatching(/^Please enter the password again/)] },
    });
    expect((await admin.get('/api/admin/company-info')).body).toMatchObject(SERVER);
    expect((await save({ ...fields, smtpPassword: 'another' })).status).toBe(200);
  });

  it('must be entered again after the server was removed and added', async () => {
    await save({ smtpHost: null });
    expect((await save({ smtpHost: 'thief.example' })).status).toBe(400);
    await save({ smtpUser: null });
    await save({ smtpHost: 'thief.example' });
    expect((await save({ smtpUser: 'office' })).status).toBe(400);
  });

  it('stays if its server is unchanged, and can be removed with it', async () => {
    const before = await stored();
    expect((await save({ ...SERVER, phone: '0151 496 0123' })).status).toBe(200);
    expect(await stored()).toBe(before);
    expect((await save({ smtpHost: 'other.example', smtpPassword: '' })).status).toBe(200);
    expect(await stored()).toBeNull();
    expect((await save({ smtpHost: 'third.example' })).status).toBe(200);
  });

  it.each([22, 80, 3306, 6379, 1025])('is sent to mail ports only, not to %i', async (smtpPort) => {
    const { status, body } = await save({ smtpPort, smtpPassword: 'a secret' });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { smtpPort: ['Please use port 25, 465, 587 or 2525'] } });
  });
});
