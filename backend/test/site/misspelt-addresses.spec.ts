// Says the same on any database.
import { afterEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { createTestApp, useTestApp } from '../support/app.js';
import { smallFrontEnd } from './small-front-end.js';

const GOOD = {
  name: 'Ann Wirral',
  phone: '0151 496 0999',
  serviceType: 'eicr',
  message: 'Please call.',
};

describe.each([
  ['/contact', GOOD],
  ['/contact/data-complaint', { name: GOOD.name, message: GOOD.message }],
])('the form of %s without script asks once whether an address is misspelt', (path, fine: Record<string, string>) => {
  const { built, gate } = smallFrontEnd();
  const { app } = useTestApp(() => createTestApp({ env: { TRUST_PROXY: '1' }, prepare: (nest) => serveSite(nest, built) }));
  afterEach(async () => {
    await app.dataSource.createQueryBuilder().delete().from(ContactInquiry).execute();
  });

  /** A different network, because specs share the counters in Redis. */
  const visitor = `2001:db8:${randomBytes(2).toString('hex')}::1`;
  const sends = (fields: Record<string, string>) =>
    request(app.server).post(path).set('X-Forwarded-For', visitor).type('form').send(fields);
  const stored = async () => (await app.dataSource.getRepository(ContactInquiry).find()).map(({ email }) => email);
  const typed = { ...fine, email: 'ann@gmial.com' };
  const asked = { ...typed, askedEmail: 'ann@gmial.com' };

  it('and keeps what was typed', async () => {
    expect((await sends(typed)).status).toBe(200);
    expect(gate.last?.contactForm).toMatchObject({ values: typed, question: { typed: 'ann@gmial.com', meant: 'ann@gmail.com' } });
    expect(gate.last?.contactForm?.error).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['the right one', { ...asked, chosenEmail: 'ann@gmail.com' }, 'ann@gmail.com'],
    ['the typed one', { ...asked, chosenEmail: 'ann@gmial.com' }, 'ann@gmial.com'],
    ['the typed one, sent again', asked, 'ann@gmial.com'],
    ['another one', { ...asked, email: 'ann@example.org', chosenEmail: 'ann@gmail.com' }, 'ann@example.org'],
  ])('and stores %s', async (_what, fields, email) => {
    await sends(fields);
    expect(gate.last?.contactForm).toMatchObject({ sent: { email } });
    expect(await stored()).toEqual([email]);
  });
});
