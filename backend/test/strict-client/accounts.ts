import { describe, expect, it } from '@jest/globals';
import { SMITH } from '../factories/owner.js';
import { makeUser } from '../factories/users.js';
import { STAFF_PASSWORD } from '../support/app.js';
import { NEW_PASSWORD } from '../support/password-mails.js';
import { makeBrowser } from '../support/push-service.js';
import { awayFromTheEdge, codeAt, type Asked, type Fresh, type Offer } from '../support/second-factor.js';
import { SoftPasskey } from '../support/soft-passkey.js';
import { until } from '../support/until.js';
import type { Caller } from '../support/api.js';
import { done, quoted, type Site, type Stored } from './site.js';

const OWN = '/api/admin/profile';
const FACTOR = `${OWN}/second-factor`;
const USERS = '/api/admin/users';
const LINK = /#token=([\w-]{43})/;

interface SignedIn {
  token: string;
}

/** Calls what is about the accounts of staff. */
export function callAccounts(site: Site): void {
  const password = (username: string, given = STAFF_PASSWORD) => site.visitor.post('/api/auth/login', { username, password: given });
  const signedIn = async (username: string, given?: string): Promise<Caller> =>
    site.client.as((await done<SignedIn>(password(username, given))).token);

  describe('accounts', () => {
    it('are invited, sign in and out, and change their password', async () => {
      const { admin, visitor, mails } = site;
      const { id, username, email } = await makeUser(admin);
      const links = () =>
        mails.filter(({ envelopeTo }) => envelopeTo.includes(email)).flatMap(({ text = '' }) => LINK.exec(text)?.[1] ?? []);
      await done(admin.post(`${USERS}/${id}/invite`));
      await until('the invitation', () => links().length === 1);
      await done(visitor.post('/api/auth/forgot-password', { username }));
      const token = await until('the link to a new password', () => links()[1]);
      await done(visitor.post('/api/auth/reset-password', { token, password: NEW_PASSWORD }));
      const before = await signedIn(username, NEW_PASSWORD);
      await done(before.get('/api/auth/me'));
      const given = { currentPassword: NEW_PASSWORD, code: null, ticket: null, response: null };
      const me = site.client.as((await done<SignedIn>(before.post('/api/auth/confirm', given))).token);
      const profile = await done(me.get(OWN));
      await done(me.put(OWN, profile).set('If-Match', quoted(profile.version)));
      await done(me.put(`${OWN}/password`, { currentPassword: NEW_PASSWORD, newPassword: STAFF_PASSWORD }));
      const again = await signedIn(username);
      await done(again.post('/api/auth/logout'));
      await done(admin.get('/api/admin/staff-names'));
      await done(admin.get(`${USERS}/${id}/left-work`));
      await done(admin.get(`${USERS}/left-work?ids=${id}`));
      await done(admin.get('/api/admin/audit-log?range=[0,24]&sort=["createdAt","DESC"]'));
      const [row] = await done<Stored[]>(admin.get('/api/admin/audit-log'));
      await done(admin.get(`/api/admin/audit-log/${row?.id}`));
    });

    it('have sessions, which are ended', async () => {
      const { admin } = site;
      const { id, username } = await makeUser(admin);
      const me = await signedIn(username);
      for (const [reader, sessions] of [
        [me, `${OWN}/sessions`],
        [admin, `${USERS}/${id}/sessions`],
      ] as const) {
        await signedIn(username);
        const open = await done<(Stored & { isCurrent: boolean })[]>(reader.get(sessions));
        await done(reader.delete(`${sessions}/${open.find(({ isCurrent }) => !isCurrent)?.id}`));
        await done(reader.delete(sessions));
      }
    });

    it('have a second factor', async () => {
      const { admin, visitor, app } = site;
      const { id, username } = await makeUser(admin);
      const me = await signedIn(username);
      const passkey = new SoftPasskey(app.url);
      const offer = await done<Offer>(me.post(`${FACTOR}/passkeys/start`));
      await done(me.post(`${FACTOR}/passkeys`, { ticket: offer.ticket, name: 'Phone', response: passkey.register(offer.options) }));
      const asked = await done<Offer>(visitor.post('/api/auth/passkey/start'));
      const withPasskey = { ticket: asked.ticket, response: passkey.signIn(asked.options) };
      const known = site.client.as((await done<SignedIn>(visitor.post('/api/auth/passkey', withPasskey))).token);
      await awayFromTheEdge();
      const { secret, ticket } = await done<{ secret: string; ticket: string }>(known.post(`${FACTOR}/authenticator/start`));
      await done<Fresh>(known.post(`${FACTOR}/authenticator`, { ticket, code: codeAt(secret) }));
      const { recoveryCodes } = await done<Fresh>(known.post(`${FACTOR}/recovery-codes`));
      const second = await done<Asked>(password(username));
      await done(visitor.post('/api/auth/second-factor', { ticket: second.ticket, code: recoveryCodes[0] }));
      const { passkeys } = await done<{ passkeys: Stored[] }>(known.get(FACTOR));
      await done(known.put(`${FACTOR}/passkeys/${passkeys[0]?.id}`, { name: 'Old phone' }));
      await done(known.delete(`${FACTOR}/authenticator`));
      await done(known.delete(`${FACTOR}/passkeys/${passkeys[0]?.id}`));
      await done(admin.get(`${USERS}/${id}/second-factor`));
      const again = await done<{ ticket: string }>((await signedIn(username)).post(`${FACTOR}/authenticator/start`));
      expect(again.ticket).toEqual(expect.any(String));
      await done(admin.delete(`${USERS}/${id}/second-factor`));
    });

    it('have devices', async () => {
      const { admin } = site;
      const endpoint = 'https://push.example.org/send/1';
      const { id } = await done(admin.put(`${OWN}/devices`, { endpoint, ...makeBrowser().subscription }));
      await done(admin.get(`${OWN}/devices`));
      await done(admin.put(`${OWN}/devices/present`, { endpoint }));
      await done(admin.post(`${OWN}/devices/${id}/test`));
      await done(admin.delete(`${OWN}/devices/${id}`));
    });

    it('tell each other of changes that they save over', async () => {
      const { admin } = site;
      const { username } = await makeUser(admin);
      const editor = await signedIn(username);
      const [service] = await done<Stored[]>(admin.get('/api/admin/services'));
      const path = `/api/admin/services/${service?.id}`;
      await done(editor.put(path, { baseDescription: 'Hers.' }));
      await done(admin.put(path, { baseDescription: 'His.' }).set('Overwrites', 'baseDescription'));
      const [told] = await done<Stored[]>(editor.get('/api/admin/overwritten-changes'));
      await done(editor.delete(`/api/admin/overwritten-changes/${told?.id}`));
    });
  });

  describe('a new owner', () => {
    it('sets the site up and removes the sample company', async () => {
      const { admin, visitor } = site;
      const path = '/api/admin/set-up';
      await done(admin.get(path));
      await done(admin.put(`${path}/places`, { places: [{ name: 'Meols', postcodes: ['CH47'], description: null }], removed: [] }));
      const services = await done<Stored[]>(admin.get('/api/admin/services'));
      const offered = services.map(({ id }) => id);
      await done(admin.put(`${path}/services`, { offered }));
      await done(admin.put(`${path}/steps`, { step: 'look' }));
      await done(admin.put('/api/admin/company-info', SMITH));
      const { listed } = await done<{ listed: string }>(admin.get(path));
      await done(admin.post(`${path}/remove-demonstration`, { listed, edited: [] }));
      const [text] = await done<Stored[]>(admin.get(`${path}/texts`));
      await done(admin.put(`${path}/texts/${text?.id}`, { isRight: true }));
      for (const alive of ['/api/health', '/api/health/live']) await done(visitor.get(alive));
    });
  });
}
