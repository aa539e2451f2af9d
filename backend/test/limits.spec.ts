// Only among the further tests.
// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import request, { type Test } from 'supertest';
import { FORGOTTEN } from '../src/auth/forgotten-passwords.service.js';
import { TOKEN_GUESSES } from '../src/auth/password-reset.service.js';
import { PASSKEY_OFFERS, PASSKEYS, SIGN_INS } from '../src/auth/sign-in-limits.service.js';
import { Limits, type Limit } from '../src/platform/limits/limits.js';
import { originOf } from '../src/platform/http/origin.js';
import { CSP_REPORTS } from '../src/site/csp-reports/csp-reports.controller.js';
import { ENQUIRIES } from '../src/inquiries/reception/contact.service.js';
import { CUSTOMER_CHANGES, LINK_GUESSES } from '../src/inquiries/customer-page/customer-page-limits.service.js';
import { PHOTOS } from '../src/inquiries/photos/photo-limits.service.js';
import { POSTCODE_CHECKS } from '../src/site/areas/postcode-check.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { MAIL_LINK_GUESSES } from '../src/site/forms/mail-links.service.js';
import { PREVIEW_OPENINGS } from '../src/site/preview/shared-previews.service.js';
import { PAGE_EVENTS } from '../src/site/statistics/page-events.controller.js';
import { enquiry } from './factories/inquiry.js';
import { picture } from './factories/media.js';
import { as } from './support/api.js';
import { newCustomer, openCustomerSite, type Customer, type CustomerSite } from './support/inquiry-page.js';
import { until } from './support/until.js';

const HOSTS_OF_A_NETWORK = 255;
const FLOOD = 120;
const NEW_PASSWORD = 'kettle under nine stars';

describe('the limits', () => {
  let site: CustomerSite;
  let customer: Customer;
  let sent: { id: string; uploadKey: string };
  beforeAll(async () => {
    site = await openCustomerSite({ REDIS_URL: '' });
    ({ browser: customer } = await newCustomer(site));
    sent = (await at('100.64.0.1').post('/api/contact', enquiry())).body as typeof sent;
  });
  afterAll(() => site.close());

  /** A visitor's browser at this address. */
  const at = (address: string) => {
    const from = (call: Test) => call.set('X-Forwarded-For', address);
    return {
      get: (path: string) => from(request(site.app.server).get(path)),
      post: (path: string, body?: object) => from(request(site.app.server).post(path)).send(body),
    };
  };
  const guess = (): string => randomBytes(16).toString('hex');
  const customerWrites = async (address: string) => {
    const { formKey } = await customer.sees();
    const form = { form: 'words', text: `Words ${guess()}`, formKey };
    return at(address).post(customer.path).set('Cookie', customer.cookie).type('form').send(form);
  };
  const sendsPhoto = async (address: string) => {
    const photo = await picture('jpeg', { width: 40 + ++photos, height: 30 });
    return at(address).post(`/api/contact/${sent.id}/photos`).set('Upload-Key', sent.uploadKey).attach('file', photo, 'photo.jpg');
  };
  let photos = 0;

  const calls: [limit: Limit, status: number, call: (address: string) => Test | Promise<Awaited<Test>>][] = [
    [SIGN_INS, 401, (address) => at(address).post('/api/auth/login', { username: guess(), password: 'a guess' })],
    [PASSKEY_OFFERS, 200, (address) => at(address).post('/api/auth/passkey/start')],
    [PASSKEYS, 401, (address) => at(address).post('/api/auth/passkey', { ticket: 'a guess', response: '{}' })],
    [TOKEN_GUESSES, 400, (address) => at(address).post('/api/auth/reset-password', { token: guess(), password: NEW_PASSWORD })],
    [ENQUIRIES, 201, (address) => at(address).post('/api/contact', enquiry({ message: `A message about ${guess()}.` }))],
    [LINK_GUESSES, 404, (address) => at(address).get(`/e/${guess()}`)],
    [MAIL_LINK_GUESSES, 404, (address) => at(address).get(`/emails/stop/${guess()}`)],
    [CUSTOMER_CHANGES, 303, customerWrites],
    [PHOTOS, 201, sendsPhoto],
    [PAGE_EVENTS, 204, (address) => at(address).post('/api/page-events', { kind: 'view', path: '/' }).set('User-Agent', 'Mozilla/5.0')],
    [CSP_REPORTS, 204, (address) => at(address).post('/api/csp-reports', { 'csp-report': {} })],
    [PREVIEW_OPENINGS, 404, (address) => at(address).get(`/preview/${randomUUID()}/${guess()}`)],
    [POSTCODE_CHECKS, 200, (address) => at(address).get('/api/postcode-check?postcode=CH62')],
  ];
  /** Each with addresses of its own. */
  const named = calls.map((row, index) => [row[0].name, index, ...row] as const);

  const spend = async (limit: Limit, address: string, times: number): Promise<number> => {
    let taken = 0;
    for (let i = 0; i < times; i++)
      taken += await site.app
        .get<Limits>(Limits, { strict: false })
        .take(limit, originOf(address))
        .then(
          () => 1,
          () => 0,
        );
    return taken;
  };

  describe.each(named)('of %s', (_, index, limit, status, call) => {
    it('stop one address, say when to come back, and leave others alone', async () => {
      const [{ perAddress }] = limit.stages;
      await spend(limit, `2001:db8:${index}:1::1`, perAddress - 1);
      expect((await call(`2001:db8:${index}:1::2`)).status).toBe(status);
      const refused = await call(`2001:db8:${index}:1::3`);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await call(`2001:db8:${index}:2::1`)).status).toBe(status);
    });

    // @asvs 2.4.1
    it('are not used up by 120 addresses that rotate', async () => {
      let taken = 0;
      for (let n = 1; n <= FLOOD; n++) taken += await spend(limit, `10.${n}.${index}.1`, limit.stages[0].perAddress + 1);
      expect(taken).toBeGreaterThanOrEqual(limit.stages[0].overall - 2);
      expect((await call(`10.1.${index}.1`)).status).toBe(429);
      expect((await call(`192.0.${index}.1`)).status).toBe(status);
    });
  });

  it('of forgotten passwords leave the owner a mail', async () => {
    for (let n = 1; n <= FLOOD; n++) await spend(FORGOTTEN, `10.${n}.0.1`, FORGOTTEN.stages[0].perAddress + 1);
    const ask = (address: string) => at(address).post('/api/auth/forgot-password', { username: 'editor' }).expect(200);
    const mails = () => site.app.dataSource.getRepository(Delivery).countBy({ kind: 'password-reset' });
    await ask('10.1.0.1');
    expect(await mails()).toBe(0);
    await ask('192.0.2.1');
    expect(await until('the mail', mails)).toBe(1);
  });

  // @asvs 4.1.3
  it('stop an address that names others in front of what the proxy adds', async () => {
    await spend(LINK_GUESSES, '198.51.101.7', LINK_GUESSES.stages[0].perAddress);
    for (const forged of ['203.0.113.1', '127.0.0.1, 203.0.113.2', 'nonsense'])
      expect((await at(`${forged}, 198.51.101.7`).get(`/e/${guess()}`)).status).toBe(429);
  });

  it('are not used up by all other addresses of a network', async () => {
    const signIn = (address: string) => at(address).post('/api/auth/login', { username: guess(), password: 'a guess' });
    for (let n = 1; n <= HOSTS_OF_A_NETWORK; n++) await spend(SIGN_INS, `198.51.100.${n}`, SIGN_INS.stages[0].perAddress);
    expect((await signIn('198.51.100.1')).status).toBe(429);
    expect((await signIn('198.51.100.0')).status).toBe(401);
  });

  it('of postcode checks count the page without script, too, which says when to come back', async () => {
    const ask = () => at('203.0.113.9').get('/postcode-check?postcode=CH62');
    expect((await ask()).text).toContain('CH62');
    for (let i = 2; i < POSTCODE_CHECKS.stages[0].perAddress && (await ask()).status !== 429;) i++;
    const { status, headers, text } = await ask();
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Please call us, or try again in 1 minute.');
    expect((await at('203.0.113.9').get('/postcode-check')).status).not.toBe(429);
  });

  it('of guesses do not count look-ups that fail', async () => {
    const limits = site.app.get<Limits>(Limits, { strict: false });
    const away = () => limits.guess(LINK_GUESSES, () => Promise.reject(new Error('The database is away.')));
    for (let i = 0; i < LINK_GUESSES.stages[0].perAddress + 1; i++) await expect(away()).rejects.toThrow('The database is away.');
  });

  it('of previews are per account', async () => {
    const [admin, preview] = [as(site.app, site.app.adminToken), { autoresponderTemplate: 'Thank you, {name}.' }];
    const statuses = new Set<number>();
    for (let i = 0; i < 601; i++) statuses.add((await admin.post('/api/admin/mail/autoresponder-preview', preview)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  const all = [...calls.map(([limit]) => limit), FORGOTTEN];

  it('keep room for a neighbour when all other addresses of a network attack', () => {
    for (const { name, stages } of all) {
      const [before, last] = stages.slice(-2);
      const used = (before?.perNetwork ?? 0) + HOSTS_OF_A_NETWORK * (last?.perAddress ?? Infinity);
      expect({ name, hasRoom: used <= (last?.perNetwork ?? 0) }).toEqual({ name, hasRoom: true });
    }
  });

  // @asvs 2.1.3, 2.3.2, 6.1.1, 6.3.1
  it('are those of the documentation', () => {
    const documented = readFileSync('docs/operations.md', 'utf8');
    const shown = ({ stages, windowMs }: Limit): string =>
      [
        ...(['perAddress', 'perNetwork', 'overall'] as const).map((key) =>
          stages.map((stage) => stage[key].toLocaleString('en-GB')).join(' → '),
        ),
        windowMs < 3_600_000 ? `${windowMs / 60_000} min` : '1 h',
      ].join(' | ');
    const rows = documented.split('\n').map((line) => line.replace(/ +/g, ' '));
    for (const limit of all)
      expect({ [limit.name]: rows.some((row) => row.includes(`| ${shown(limit)} |`)) }).toEqual({ [limit.name]: true });
  });
});
