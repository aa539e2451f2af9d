// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { makeUser } from './factories/users.js';
import { as } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, useTestApp } from './support/app.js';

describe('a sign-in from a new browser', () => {
  const { app } = useTestApp(() => createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }));

  const notices = (to: string) =>
    app.dataSource
      .getRepository(Delivery)
      .find({ where: { kind: 'account-notice' }, order: { id: 'ASC' } })
      .then((mails) => mails.filter(({ recipients }) => recipients.includes(to)));

  async function signIn(username: string, cookie?: string): Promise<string> {
    const call = request(app.server).post('/api/auth/login');
    if (cookie) void call.set('Cookie', cookie);
    const { status, headers } = await call.send({ username, password: STAFF_PASSWORD });
    expect(status).toBe(200);
    return ([headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? '';
  }

  it('is mailed to the person, but neither the very first one nor one from a known browser', async () => {
    const { username, email } = await makeUser(as(app, app.adminToken));
    const device = await signIn(username);
    await signIn(username, device);
    expect(await notices(email)).toEqual([]);
    await signIn(username);
    expect(await notices(email)).toMatchObject([
      {
        subject: 'New sign-in to your account at Dibbin Electrical',
        text: expect.stringContaining('from a browser that it had not been used in before'),
      },
    ]);
    expect(await notices(email)).toHaveLength(1);
  });
});
