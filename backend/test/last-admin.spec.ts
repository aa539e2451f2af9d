// On MariaDB only among the further tests.
import type { ConflictException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { Not } from 'typeorm';
import { User } from '../src/users/user.entity.js';
import { UsersService } from '../src/users/users.service.js';
import { makeUser } from './factories/users.js';
import { as } from './support/api.js';
import { login, useTestApp } from './support/app.js';

const USERS = '/api/admin/users';

describe('the last active administrator', () => {
  const { app, admin } = useTestApp();

  const LAST = { statusCode: 409, error: 'This is the last active administrator. Make someone else an administrator first.' };

  const onlyAdmin = () => app.dataSource.getRepository(User).update({ id: Not(app.adminId) }, { role: 'editor' });

  it('cannot be deactivated, demoted or deleted', async () => {
    await onlyAdmin();
    await makeUser(admin, { role: 'admin', isActive: false });
    for (const fields of [{ isActive: false }, { role: 'editor' }, { role: null }]) {
      const { status: code, body } = await admin.put(`${USERS}/${app.adminId}`, fields);
      expect(code).toBe(409);
      expect(body).toEqual(LAST);
    }
    expect((await admin.delete(`${USERS}/${app.adminId}`)).body).toEqual(LAST);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  });

  it.each([
    ['deactivated', (users: UsersService, id: string) => users.update(id, { isActive: false })],
    ['demoted', (users: UsersService, id: string) => users.update(id, { role: 'editor' })],
    ['deleted', (users: UsersService, id: string) => users.remove(id)],
  ])('stays when all are %s simultaneously', async (_, end) => {
    await onlyAdmin();
    const rows = app.dataSource.getRepository(User);
    const made = await Promise.all(Array.from({ length: 4 }, () => makeUser(admin, { role: 'admin' })));
    await rows.update(app.adminId, { role: 'editor' });
    const service = app.get(UsersService);
    const results = await Promise.allSettled(made.map(({ id }) => end(service, id)));
    expect(await rows.countBy({ role: 'admin', isActive: true })).toBe(1);
    const refusals = results.flatMap((r) => (r.status === 'rejected' ? [(r.reason as ConflictException).message] : []));
    expect(refusals).toEqual([LAST.error]);
    await rows.update(app.adminId, { role: 'admin' });
  });

  // @asvs 2.3.4
  it('stays when two administrators remove each other simultaneously', async () => {
    await onlyAdmin();
    const rows = app.dataSource.getRepository(User);
    const [one, two] = [await makeUser(admin, { role: 'admin' }), await makeUser(admin, { role: 'admin' })];
    const [asOne, asTwo] = [as(app, await login(app.server, one.username)), as(app, await login(app.server, two.username))];
    await rows.update(app.adminId, { role: 'editor' });
    const codes = (await Promise.all([asOne.delete(`${USERS}/${two.id}`), asTwo.delete(`${USERS}/${one.id}`)])).map((r) => r.status);
    await rows.update(app.adminId, { role: 'admin' });
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    // A user who was removed before the guard's check gets 401.
    expect([401, 409]).toContain(codes.find((code) => code !== 200));
  });
});
