import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Delivery } from '../src/outbox/delivery.entity.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';

const USERS = '/api/admin/users';
const PASSWORD = 'kettle under nine stars';

describe('the account', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    admin = as(app, app.adminToken);
  });
  afterAll(() => app.close());

  describe("one's own", () => {
    const own = (fields: object) => admin.put(`${USERS}/${app.adminId}`, fields);

    it.each([{ password: PASSWORD }, { email: 'mine@elsewhere.example' }, { username: 'root' }])(
      'requires the current password for %j',
      async (fields) => {
        const missing = await own(fields);
        expect(missing.status).toBe(400);
        expect(missing.body.fields).toEqual({ currentPassword: ['Required'] });
        expect((await own({ ...fields, currentPassword: 'a guess' })).body.fields).toEqual({
          currentPassword: ['This is not your current password.'],
        });
        expect((await admin.get(`${USERS}/${app.adminId}`)).body).toMatchObject({ username: 'admin', email: 'admin@staff.example' });
      },
    );

    it('needs no password for other fields, and the right one for an address', async () => {
      expect((await own({ username: 'admin', email: 'admin@staff.example', role: 'admin', password: '' })).status).toBe(200);
      expect((await own({ email: 'boss@staff.example', currentPassword: STAFF_PASSWORD })).body.email).toBe('boss@staff.example');
      await own({ email: 'admin@staff.example', currentPassword: STAFF_PASSWORD });
    });
  });

  it('of another user needs no password, and notifies the former address', async () => {
    const user = await makeUser(admin);
    await admin.put(`${USERS}/${user.id}`, { role: 'editor' });
    await admin.put(`${USERS}/${user.id}`, { email: 'rescued@staff.example', password: PASSWORD });
    const mails = await app.dataSource.getRepository(Delivery).findBy({ kind: 'account-changed' });
    expect(mails.filter(({ recipients }) => recipients.includes(user.email))).toMatchObject([
      { subject: 'Your email address and password for Dibbin Electrical were changed' },
    ]);
  });
});
