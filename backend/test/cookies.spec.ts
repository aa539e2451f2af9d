// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { STAFF_PASSWORD } from './support/app.js';
import { newAddress, newCustomer, openCustomerSite, type CustomerSite } from './support/inquiry-page.js';

describe('cookies of a site on https', () => {
  let site: CustomerSite;
  beforeAll(async () => {
    site = await openCustomerSite({ PUBLIC_URL: 'https://www.example.org' });
  });
  afterAll(() => site.close());

  const signIn = (password: string, cookie = '') =>
    request(site.app.server)
      .post('/api/auth/login')
      .set('X-Forwarded-For', newAddress())
      .set('Cookie', cookie)
      .send({ username: 'editor', password });

  // @asvs 3.3.1, 3.3.2, 3.3.3, 3.3.4
  it('are bound to the host: that of a known device', async () => {
    const { headers } = await signIn(STAFF_PASSWORD);
    const cookie = headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^__Host-known-device=[\w.-]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
    const device = cookie.split(';')[0] ?? '';
    for (const name of ['__Host-known-device', 'known-device']) {
      const sent = device.replace('__Host-known-device', name);
      const statuses = [];
      for (let n = 0; n < 6; n++) statuses.push((await signIn('a guess', sent)).status);
      // Only a known device has five attempts of its own; without it each new address has some.
      expect({ name, last: statuses.at(-1) }).toEqual({ name, last: name === 'known-device' ? 401 : 429 });
    }
  });

  // @asvs 3.3.1, 3.3.2, 3.3.3, 3.3.4
  it("are bound to the host: that of a customer's page", async () => {
    const { token, browser } = await newCustomer(site);
    const { headers } = await request(site.app.server).get(`/e/${token}`).set('X-Forwarded-For', newAddress());
    const name = `__Host-enquiry-${browser.path.slice('/e/'.length)}`;
    expect(headers['set-cookie']).toEqual([`${name}=${token}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax; Secure`]);
    expect((await browser.get()).status).toBe(200);
    const other = await newCustomer(site);
    const both = `${browser.cookie}; ${other.browser.cookie}`;
    for (const path of [browser.path, other.browser.path])
      expect((await request(site.app.server).get(path).set('X-Forwarded-For', newAddress()).set('Cookie', both)).status).toBe(200);
    browser.cookie = browser.cookie.replace('__Host-', '');
    expect((await browser.get()).status).toBe(404);
  });
});
