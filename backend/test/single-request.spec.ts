// Only among the further tests.
// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { SCALE } from './long/scale.js';
import { createTestApp, type TestApp } from './support/app.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { fillPath, operations, type Operation } from './support/operations.js';
import { blocked, rawRequest, sendRaw, statusOf, type RawRequest } from './support/watchdog.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const HOSTILE_PHONE = `1${' '.repeat(80_000)}x!`;

/** Texts that are slow for patterns, sanitisers and parsers, of the given length in JSON. */
const RUNS: Record<string, (length: number) => string> = {
  letters: (n) => 'x'.repeat(n),
  'spaces in a number': (n) => `1${' '.repeat(n)}x!`,
  'opening tags': (n) => '<p>'.repeat(n / 3),
  'angle brackets': (n) => '<'.repeat(n),
  comments: (n) => '<!--'.repeat(n / 4),
  entities: (n) => '&'.repeat(n),
  'an email address': (n) => `${'a.'.repeat(n / 4)}@${'b.'.repeat(n / 4)}`,
  'at signs': (n) => '@'.repeat(n),
  hyphens: (n) => '-'.repeat(n),
  hosts: (n) => 'a.b '.repeat(n / 4),
  'line ends': (n) => '\\r'.repeat(n / 2),
  'a ligature of 18 letters': (n) => '\ufdfa'.repeat(n / 3),
  slashes: (n) => '/'.repeat(n),
};
const SHAPES: Record<string, string> = {
  'a list in a list': `${'['.repeat(1500)}${']'.repeat(1500)}`,
  'an object in an object': `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`,
  '60,000 keys': `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  '2,400 keys': `{${Array.from({ length: 2400 }, (_, i) => `"k${i}":1`).join(',')}}`,
  'a long list': `[${'1,'.repeat(4900)}1]`,
  'a long list of objects': `[${'{},'.repeat(2400)}{}]`,
};
const HEADERS: Record<string, string> = {
  Accept: 'a/b;q=0.1,'.repeat(1400),
  'Accept-Encoding': 'br;q=0.1,'.repeat(1400),
  Authorization: `Bearer ${' '.repeat(14_000)}x y`,
  'Content-Type': `application/json;${' '.repeat(14_000)}x`,
  Cookie: 'staff=1; '.repeat(1500),
  'If-Match': `"v${'1'.repeat(14_000)}`,
  'If-None-Match': '"x", W/'.repeat(2000),
  'User-Agent': `Mozilla/${'bot '.repeat(3500)}`,
  'X-Forwarded-For': '1.2.3.4, '.repeat(1500),
};

let turn = 0;
/** In `npm test` a share of the inputs, in turn; all of them in `npm run test:long`. */
const some = <T>(inputs: T[]): T[] => inputs.filter(() => turn++ % SCALE.hostileShare === 0);

/** No request may block others. */
describe('a single request', () => {
  jest.setTimeout(600_000);
  let app: TestApp;
  const tooLong: string[] = [];

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest, smallFrontEnd().built) });
    await Promise.all(['/', '/api/services', '/api/postcode-check?postcode=CH62'].map((path) => request(app.server).get(path)));
  });
  afterAll(() => app.close());

  async function watch(what: string, sent: RawRequest): Promise<void> {
    const bytes = rawRequest(sent);
    let status = 0;
    const held = await blocked(async () => (status = statusOf(await sendRaw(app.url, bytes))));
    if (held) tooLong.push(`${what} ${held}`);
    if (status === 0 || status >= 500) tooLong.push(`${what} got status ${status}`);
  }
  const judge = () => expect(tooLong.splice(0)).toEqual([]);
  const bodies = () => operations(app).filter(({ fields }) => fields.length);
  const isStaffs = ({ method, path }: Operation) => method === 'put' || path.includes('/admin/');
  /** Every field has the same content; together they have the given size in bytes. */
  const filled = ({ fields }: Operation, make: (length: number) => string, bytes: number) =>
    `{${fields.map((field) => `"${field}":"${make(Math.floor(bytes / fields.length) - field.length - 6)}"`).join(',')}}`;
  const write = ({ method, path }: Operation, headers: Record<string, string>, body: string): RawRequest => ({
    method: method.toUpperCase(),
    path: fillPath(path, 'nonsense'),
    headers: { ...JSON_TYPE, ...headers },
    body,
  });
  const staff = () => ({ Authorization: `Bearer ${app.adminToken}` });

  it('with 80,000 spaces as telephone number does not block the process', async () => {
    const enquiry = { name: 'A', email: 'a@example.com', message: 'Hello', phone: HOSTILE_PHONE };
    await watch('JSON', { method: 'POST', path: '/api/contact', headers: JSON_TYPE, body: JSON.stringify(enquiry) });
    const inTheLimit = { ...enquiry, phone: HOSTILE_PHONE.slice(-30_000) };
    await watch('JSON of 30 KB', { method: 'POST', path: '/api/contact', headers: JSON_TYPE, body: JSON.stringify(inTheLimit) });
    for (const sent of [enquiry, inTheLimit])
      await watch('form', { method: 'POST', path: '/contact', headers: FORM_TYPE, body: new URLSearchParams(sent).toString() });
    judge();
  });

  // @asvs 15.2.2
  it('of a visitor does not block the process, whatever its content', async () => {
    // The API document does not contain the login's fields.
    const login: Operation = { method: 'post', path: '/api/auth/login', fields: ['username', 'password'] };
    const visitors = [login, ...bodies().filter((operation) => !isStaffs(operation))];
    expect(visitors.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/contact', '/api/page-events']));
    for (const operation of visitors) {
      for (const [name, make] of some(Object.entries(RUNS)))
        await watch(`${operation.path} ${name}`, write(operation, {}, filled(operation, make, 32_000)));
      for (const [name, shape] of Object.entries(SHAPES))
        for (const field of some(operation.fields))
          await watch(`${operation.path} ${field} ${name}`, write(operation, {}, `{"${field}":${shape}}`));
    }
    for (const text of ['a=1&'.repeat(16_000), '&'.repeat(64_000), '%F0%9F'.repeat(10_000), 'phone='.repeat(10_000)])
      await watch(`form ${text.slice(0, 8)}`, { method: 'POST', path: '/contact', headers: FORM_TYPE, body: text });
    judge();
  });

  it('of staff does not block the process with 2 MB', async () => {
    for (const operation of bodies().filter(isStaffs)) {
      for (const name of some(['opening tags', 'angle brackets', 'line ends', 'hyphens']))
        await watch(`${operation.path} ${name}`, write(operation, staff(), filled(operation, RUNS[name] ?? String, 1_900_000)));
      for (const [name, shape] of some(Object.entries(SHAPES)))
        await watch(`${operation.path} ${name}`, write(operation, staff(), `{"${operation.fields[0]}":${shape}}`));
    }
    judge();
  });

  it('does not block the process with its path, query or headers', async () => {
    const long = ['x', '/', '%20', '-', 'ch62', '%F0%9F', '<', '..%2f'].map((part) => part.repeat(15_000 / part.length));
    for (const operation of operations(app).filter(({ method }) => method === 'get')) {
      const path = fillPath(operation.path, 'nonsense');
      const queries = ['postcode', 'service', 'slug', 'active', 'sort', 'range', 'filter'].map((name) => `?${name}=`);
      for (const query of operation.path.includes('{') ? [] : queries)
        for (const value of some(['x'.repeat(15_000), '['.repeat(15_000), '1%20'.repeat(3_500)]))
          await watch(`${path}${query}${value.slice(0, 4)}`, { method: 'GET', path: path + query + value, headers: staff() });
      if (operation.path.includes('{'))
        for (const value of some(long))
          await watch(`${operation.path} ${value.slice(0, 8)}`, { method: 'GET', path: operation.path.replace(/\{[^{}]+\}/g, value) });
    }
    for (const path of ['/', '/?', '/services/', '/services?', '/media/', '/share/', '/assets/'])
      for (const value of [...long, 'a&'.repeat(7_000), 'utm_a=1&'.repeat(1_800)])
        await watch(`${path}${value.slice(0, 8)}`, { method: 'GET', path: path + value });
    for (const [name, value] of Object.entries(HEADERS))
      for (const path of ['/', '/nothing', '/api/services', '/api/admin/services'])
        await watch(`${name} ${path}`, { method: 'GET', path, headers: { [name]: value } });
    judge();
  });
});
