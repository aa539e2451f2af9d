import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conforming, type Schema } from '../fuzz/conforming.js';
import { PDF } from '../factories/media.js';
import { makeService } from '../factories/services.js';
import { makeUser } from '../factories/users.js';
import { UNKNOWN, type Caller } from '../support/api.js';
import { STAFF_PASSWORD } from '../support/app.js';
import { done, quoted, type Site, type Stored } from './site.js';
import type { Operation } from './strict-client.js';

const REQUIRED = { q: 'light', name: 'Fans', page: '/about', postcode: 'CH62 3NX' };
const SEED = 20_261_127;
const LARGE = Buffer.alloc(11_000_000, 'x');
const TRIES = 12;

/** Calls that the document allows and the site refuses. */
export function callRefused(site: Site): void {
  /** Without what is optional. */
  const find = (ref: string): Schema => {
    const { properties = {}, required = [], ...rest } = (site.document.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
    const kept = Object.entries(properties).filter(([name]) => required.includes(name));
    const shaped = kept.map(([name, one]): [string, Schema] => [name, one.type === 'object' ? { properties: {}, ...one } : one]);
    return { ...rest, properties: Object.fromEntries(shaped), required };
  };

  /** A call with unknown ids and a body that its schema allows. */
  function call(caller: Caller, { method, path, described }: Operation) {
    const { parameters = [], requestBody } = described;
    const query = parameters.flatMap((one) =>
      'in' in one && one.in === 'query' && one.required ? [one.name as keyof typeof REQUIRED] : [],
    );
    const named = (name: string) => {
      const schema = parameters.flatMap((one) => ('in' in one && one.in === 'path' && one.name === name ? [one.schema as Schema] : []))[0];
      const [first = UNKNOWN] = (schema?.enum ?? []) as string[];
      return first;
    };
    const address = path.replace(/\{([^{}]+)\}/g, (_all, name: string) => named(name));
    const url = address + (query.length ? `?${new URLSearchParams(query.map((name) => [name, REQUIRED[name]])).toString()}` : '');
    if (method === 'get' || method === 'delete') return caller[method](url);
    const content = requestBody && 'content' in requestBody ? requestBody.content : {};
    const send = caller[method as 'post' | 'put'];
    if (content['multipart/form-data']) return send(url).attach('file', PDF, 'form.pdf');
    const schema = content['application/json']?.schema as Schema | undefined;
    const [body] = schema ? fc.sample(conforming(schema, find), { numRuns: 1, seed: SEED }) : [];
    return send(url, body as object | undefined);
  }

  describe('a refusal', () => {
    it('is documented for callers without a token that is valid', async () => {
      const { client } = site;
      for (const operation of client.operations.filter(({ described }) => !described['x-access']?.includes('visitor')))
        expect([operation.name, (await call(client.as('nonsense'), operation)).status]).toEqual([operation.name, 401]);
    });

    it('is documented for editors where only administrators may', async () => {
      const { client, admin, visitor } = site;
      const { username } = await makeUser(admin);
      const { token } = await done<{ token: string }>(visitor.post('/api/auth/login', { username, password: STAFF_PASSWORD }));
      for (const operation of client.operations.filter(({ described }) => String(described['x-access']) === 'admin'))
        expect([operation.name, (await call(client.as(token), operation)).status]).toEqual([operation.name, 403]);
    });

    it('is documented for records that do not exist', async () => {
      const { client, admin } = site;
      const statuses = new Map<number, string[]>();
      for (const operation of client.operations.filter(({ path }) => path.includes('{'))) {
        const { status } = await call(admin, operation);
        statuses.set(status, [...(statuses.get(status) ?? []), operation.name]);
      }
      expect(statuses.get(404)?.length).toBeGreaterThan(90);
    });

    it('is documented for names that are taken, outdated versions and repeated keys', async () => {
      const { admin, client } = site;
      const { slug, id, version } = await makeService(admin);
      const taken = { title: 'Another', baseDescription: 'Done.', slug };
      expect((await admin.post('/api/admin/services', taken)).status).toBe(409);
      expect((await admin.get('/api/admin/services?sort=["none","ASC"]')).status).toBe(400);
      await done(admin.put(`/api/admin/services/${id}`, { order: 7 }));
      for (const operation of client.operations.filter(
        ({ method, path }) => method === 'put' && /^\/api\/admin\/[a-z-]+\/\{id\}$/.test(path),
      )) {
        const list = operation.path.replace('/{id}', '');
        const [record] = list.endsWith('/homepage') ? [await done(admin.get(`${list}/draft`))] : await done<Stored[]>(admin.get(list));
        const outdated = admin.put(`${list}/${record?.id}`, {}).set('If-Match', quoted(version + 100_000));
        expect([operation.name, (await outdated).status]).toEqual([operation.name, record ? 412 : 404]);
      }
      const again = (title: string) =>
        admin.post('/api/admin/services', { title, baseDescription: 'Done.' }).set('Idempotency-Key', '"once-and-again"');
      expect([(await again('Fans')).status, (await again('Fans')).status, (await again('Vans')).status]).toEqual([201, 201, 422]);
    });

    it('is documented for files', async () => {
      const { admin } = site;
      const upload = (file: Buffer, name: string) => admin.post('/api/admin/media').attach('file', file, name);
      // The proxy may hang up before it was sent all of it: then its response is lost.
      const refused = async (tries: number): Promise<number> => {
        try {
          return (await upload(LARGE, 'large.jpg')).status;
        } catch (error) {
          if (tries === 0 || (error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
          return refused(tries - 1);
        }
      };
      expect(await refused(20)).toBe(413);
      expect((await upload(Buffer.from('a,b\n1,2\n'), 'table.csv')).status).toBe(415);
    });

    it('is documented for too many attempts', async () => {
      const { visitor } = site;
      const tries = Array.from({ length: TRIES }, () =>
        visitor.post('/api/auth/login', { username: 'nobody', password: 'Wrong again 1!' }),
      );
      const statuses = [];
      for (const one of tries) statuses.push((await one.set('X-Forwarded-For', '198.51.100.77')).status);
      expect(statuses).toEqual(expect.arrayContaining([401, 429]));
    });
  });
}
