// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { makeUser } from './factories/users.js';
import { login, useTestApp } from './support/app.js';

const USERS = '/api/admin/users';
const PASSWORD = 'kettle under nine stars';

describe('the account', () => {
  const { app, admin } = useTestApp();

  describe("one's own", () => {
    const own = (fields: object) => admin.put(`${USERS}/${app.adminId}`, fields);

    // @asvs 6.2.3
    it('requires the current password for a new one', async () => {
      const missing = await own({ password: PASSWORD });
      expect(missing.status).toBe(400);
      expect(missing.body.fields).toEqual({ currentPassword: ['Required'] });
      expect((await own({ password: PASSWORD, currentPassword: 'a guess' })).body.fields).toEqual({
        currentPassword: ['This is not your current password.'],
      });
      await expect(login(app.server, 'admin')).resolves.toEqual(expect.any(String));
      expect((await own({ email: 'boss@staff.example', password: '' })).body.email).toBe('boss@staff.example');
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
