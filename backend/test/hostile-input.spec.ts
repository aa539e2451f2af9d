// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SCALE } from './long/scale.js';
import { createTestApp, type TestApp } from './support/app.js';
import { fillPath, operations, send, type Operation } from './support/operations.js';

const IDS = [
  'nonsense',
  "' OR 1=1 --",
  '\u0000',
  '../../etc/passwd',
  '%',
  '💥',
  'x'.repeat(3000),
  '-1',
  '{}',
  '01900000-0000-7000-8000-000000000000',
];
const deep = (n: number): unknown => (n === 0 ? 'x' : { a: deep(n - 1), b: [n] });
const VALUES: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  ' \u0000\u0007 ',
  'x'.repeat(70_000),
  '\ud800',
  '💥'.repeat(17_000),
  [],
  [null],
  [[[]]],
  {},
  { a: 1 },
  { $ne: null },
  deep(40),
  '<script>alert(1)</script>',
  "'; DROP TABLE users; --",
  '2026-13-45',
];
const JSON_TYPE = 'application/json';
const RAW: [type: string, body: string][] = [
  ...['', '{', 'null', '[]', '"text"', '123', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '\u0000'].map(
    (body): [string, string] => [JSON_TYPE, body],
  ),
  ['application/xml', '<a/>'],
  [`${JSON_TYPE}; charset=nonsense`, '{}'],
];
const QUERIES = [
  'sort=x',
  'sort=["nothing","ASC"]',
  'sort=["id; DROP TABLE users","ASC"]',
  'sort=["title"]',
  'sort=["__proto__","ASC"]',
  'range=x',
  'range=[0]',
  'range=[-1,5]',
  'range=[5,1]',
  'range=[0,1e99]',
  'range=[9007199254740000,9007199254740991]',
  'range=[0,999999999]',
  'filter=x',
  'filter=[]',
  'filter=null',
  'filter={"nothing":1}',
  'filter={"id":{"$gt":""}}',
  'filter={"id":[]}',
  'filter={"q":{"a":1}}',
  'filter={"q":"%_!\\\\\'"}',
  'filter={"__proto__":1}',
  'filter={"id":[1,2]}',
  'filter={"createdAt_gte":"x"}',
  'filter={"createdAt_gte":"2026-13-45"}',
  'filter={"isActive":"maybe"}',
  `filter={"q":"${'x'.repeat(600)}"}`,
  'sort=1&sort=2',
  'filter[a]=1',
  'range=%00',
  'slug=%00',
  'slug[]=x',
  'active=maybe',
];

let turn = process.env['TEST_DATABASE_URL'] ? Math.floor(SCALE.hostileShare / 2) : 0;
/** Each operation gets its share of the inputs in turn, on MariaDB another than on SQLite, and all of them in `npm run test:long`. */
function some<T>(inputs: readonly T[]): T[] {
  turn++;
  return inputs.filter((_, at) => (at + turn) % SCALE.hostileShare === 0);
}

/** No input causes a 5xx, and all refusals have the same shape. */
describe('hostile input', () => {
  let app: TestApp;
  let all: Operation[];
  const failures: string[] = [];
  const judge = (what: string, { status, body }: request.Response) => {
    const shaped =
      status < 400 ||
      (typeof body === 'object' && body !== null && 'statusCode' in body && 'error' in body && typeof body.error === 'string');
    if (status >= 500 || !shaped) failures.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  };
  const call = ({ method, path }: Operation, id = 'nonsense', query = '') =>
    send(app, method, fillPath(path, id) + (query && `?${encodeURI(query)}`)).set('Authorization', `Bearer ${app.adminToken}`);
  /** Health reports database errors, and signing out would end this test's token. */
  const spared = ({ path }: Operation) => path.startsWith('/api/health') || path.startsWith('/api/auth/logout');

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo' });
    all = operations(app).filter((o) => !spared(o));
  });
  afterAll(() => app.close());

  it('is refused in a path', async () => {
    for (const operation of all.filter((o) => o.path.includes('{'))) {
      for (const id of some(IDS))
        judge(
          `${operation.method} ${operation.path} ${id.slice(0, 30)}`,
          await call(operation, id).send(operation.method === 'get' ? undefined : {}),
        );
    }
    for (const raw of ['/api/services/%', '/api/services/%zz', '/api/services/%c0%af', '/api//services', '/api/services/%2e%2e/%2e%2e'])
      judge(raw, await request(app.server).get(raw));
    expect(failures.splice(0)).toEqual([]);
  });

  it('is refused in a query', async () => {
    for (const operation of all.filter((o) => o.method === 'get' && !o.path.includes('{'))) {
      for (const query of some(QUERIES)) judge(`${operation.path}?${query.slice(0, 60)}`, await call(operation, '', query));
    }
    expect(failures.splice(0)).toEqual([]);
  });

  // @asvs 2.2.2
  it('is refused in a body', async () => {
    const writes = all.filter((o) => o.method === 'post' || o.method === 'put');
    for (const operation of writes) {
      for (const [type, body] of some(RAW))
        judge(`${operation.method} ${operation.path} ${type} ${body}`, await call(operation).set('Content-Type', type).send(body));
    }
    judge('huge', await call({ method: 'post', path: '/api/contact', fields: [] }).send({ message: 'x'.repeat(3_000_000) }));
    judge(
      'huge and signed in',
      await call({ method: 'post', path: '/api/admin/services', fields: [] }).send({ title: 'x'.repeat(3_000_000) }),
    );
    expect(failures.splice(0)).toEqual([]);
  });

  it('is refused or stored harmlessly in any field', async () => {
    const writes = all.filter((o) => o.fields.length > 0);
    expect(writes.length).toBeGreaterThan(20);
    for (const operation of writes) {
      const record = operation.path.includes('{id}') ? await someRecord(operation) : undefined;
      for (const value of some(VALUES)) {
        const body = Object.fromEntries(operation.fields.map((f) => [f, value]));
        judge(`${operation.method} ${operation.path} ${JSON.stringify(value).slice(0, 40)}`, await call(operation, record).send(body));
      }
    }
    expect(failures.splice(0)).toEqual([]);
  });

  async function someRecord({ path }: Operation): Promise<string> {
    const { body } = await call({ method: 'get', path: path.split('/{')[0] ?? path, fields: [] });
    return (Array.isArray(body) && (body as { id: string }[])[0]?.id) || 'nonsense';
  }
});
