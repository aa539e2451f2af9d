import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuditLog } from '../../src/audit/audit-log.entity.js';
import { Authenticator } from '../../src/auth/second-factor/codes.entity.js';
import type { AuthenticatorOffer, SecondFactorState } from '../../src/auth/second-factor/second-factor.dto.js';
import { Delivery } from '../../src/delivery/outbox/delivery.entity.js';
import { makeUser } from '../factories/users.js';
import { as, type Caller } from './api.js';
import { login, STAFF_PASSWORD, type TestApp } from './app.js';
import { SoftPasskey } from './soft-passkey.js';

export const OWN = '/api/admin/profile/second-factor';
export const ORIGIN = 'http://localhost:3999';
export const HALF_MINUTE_MS = 30_000;

export interface Offer {
  options: { challenge: string };
  ticket: string;
}
export interface Asked {
  ticket: string;
}
export interface Fresh {
  recoveryCodes: string[];
}

/** Waits for the next half minute when this one is about to end. */
export async function awayFromTheEdge(): Promise<void> {
  const left = HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS);
  if (left < 3_000) await sleep(left);
}

export const codeAt = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Calls and people for the tests of the second factor. */
export function secondFactorCalls(app: TestApp) {
  const admin = as(app, app.adminToken);
  const visitor = (): Caller => as(app);
  const askedAfterPassword = async (username: string, password = STAFF_PASSWORD) =>
    (await visitor().post('/api/auth/login', { username, password })).body as Asked;
  const sendCode = (ticket: string, code: string) => visitor().post('/api/auth/second-factor', { ticket, code });
  const stateOf = async (me: Caller) => (await me.get(OWN)).body as SecondFactorState;
  const audited = async (entityId: string) =>
    (await app.dataSource.getRepository(AuditLog).find({ where: { entityId }, order: { createdAt: 'ASC', id: 'ASC' } })).map(
      ({ action }) => action,
    );
  const notices = async (to: string) =>
    (await app.dataSource.getRepository(Delivery).find({ where: { kind: 'account-notice' }, order: { id: 'ASC' } }))
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ subject }) => subject);

  async function newUser() {
    const user = await makeUser(admin);
    return { user, me: as(app, await login(app.server, user.username)) };
  }

  async function withApp() {
    await awayFromTheEdge();
    const { user, me } = await newUser();
    const { secret, ticket, uri } = (await me.post(`${OWN}/authenticator/start`)).body as AuthenticatorOffer;
    const { status, body } = await me.post(`${OWN}/authenticator`, { ticket, code: codeAt(secret) });
    expect(status).toBe(200);
    // As if it had been set up half a minute ago: the present code is left to the test.
    await app.dataSource.getRepository(Authenticator).update({ userId: user.id }, { lastStep: () => 'lastStep - 1' });
    return { user, me, secret, uri, codes: (body as Fresh).recoveryCodes };
  }

  async function withPasskey(name = 'Work phone') {
    const { user, me } = await newUser();
    const passkey = new SoftPasskey(ORIGIN);
    const { options, ticket } = (await me.post(`${OWN}/passkeys/start`)).body as Offer;
    const { status, body } = await me.post(`${OWN}/passkeys`, { ticket, name, response: passkey.register(options) });
    expect({ status, body }).toMatchObject({ status: 200 });
    return { user, me, passkey, codes: (body as Fresh).recoveryCodes };
  }

  const challenge = async () => (await visitor().post('/api/auth/passkey/start')).body as Offer;

  return { admin, visitor, askedAfterPassword, sendCode, stateOf, audited, notices, newUser, withApp, withPasskey, challenge };
}
