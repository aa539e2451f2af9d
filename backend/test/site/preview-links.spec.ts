// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PreviewLink } from '../../src/site/preview/preview-link.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { as, UNKNOWN, type Caller } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';

interface Link {
  id: string;
  address: string;
  recordId: string | null;
}

const PATH = '/api/admin/previews/links';

describe('links to previews', () => {
  let app: TestApp;
  let staff: Caller;
  let id = '';
  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest) });
    staff = as(app, app.editorToken);
    id = ((await staff.post('/api/admin/projects', { title: 'Shown', publishStatus: 'draft' })).body as Link).id;
  });
  afterAll(() => app.close());

  const makes = async (fields: object, recordId: string | null = id) => {
    const { status, body } = await staff.post(PATH, { resource: 'projects', id: recordId, fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as Link;
  };
  const opens = async ({ address }: Pick<Link, 'address'>) => {
    const response = await fetch(app.url + new URL(address).pathname);
    return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
  };

  it('show what the form held when they were made, to anyone who has them', async () => {
    const link = await makes({ title: 'For my colleague' });
    await staff.put(`/api/admin/projects/${id}`, { title: 'Changed since' });
    const { status, headers, html } = await opens(link);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; (?!.*connect-src).*form-action 'none'; .*frame-ancestors 'self'$/,
      ) as unknown,
    });
    expect(html).toContain('For my colleague');
    expect((await opens(await makes({ title: 'Nobody stored it' }, null))).html).toContain('Nobody stored it');
  });

  it('are made once, however often the request arrives', async () => {
    const send = () => staff.post(PATH, { resource: 'homepage', fields: {} }).set('Idempotency-Key', '"0123456789abcdef"');
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((again.body as Link).id).toBe((first.body as Link).id);
    expect((await opens(first.body as Link)).status).toBe(200);
  });

  it('are listed, and end when they are withdrawn', async () => {
    const link = await makes({ title: 'Too early' });
    expect((await staff.get(PATH)).body).toContainEqual(expect.objectContaining({ id: link.id, address: link.address, recordId: id }));
    expect((await staff.delete(`${PATH}/${link.id}`)).status).toBe(200);
    expect(await opens(link)).toMatchObject({ status: 404, html: expect.stringContaining('no longer there') as unknown });
    expect((await staff.get(PATH)).body).not.toContainEqual(expect.objectContaining({ id: link.id }));
    expect((await staff.delete(`${PATH}/${link.id}`)).status).toBe(404);
  });

  it('end after seven days, and with their record', async () => {
    const link = await makes({});
    const links = app.dataSource.getRepository(PreviewLink);
    await links.update(link.id, { expiresAt: new Date(Date.now() - 1) });
    expect((await opens(link)).status).toBe(404);
    expect((await staff.get(PATH)).body).not.toContainEqual(expect.objectContaining({ id: link.id }));
    const { body } = await staff.post('/api/admin/projects', { title: 'Short-lived' });
    const other = await makes({}, (body as Link).id);
    // The next link clears away those that have ended.
    expect(await links.existsBy({ id: link.id })).toBe(false);
    await staff.delete(`/api/admin/projects/${(body as Link).id}`);
    expect((await opens(other)).status).toBe(404);
  });

  it('cannot be guessed or made for nothing', async () => {
    const { id: linkId, address } = await makes({});
    const token = address.slice(-32);
    const wrong = [
      `${linkId}/${'0'.repeat(32)}`,
      `${linkId}/${'ä'.repeat(32)}`,
      `${UNKNOWN}/${token}`,
      `${linkId}/x`,
      `x/${token}`,
      '%00/%00',
    ];
    for (const path of wrong) expect((await opens({ address: `${app.url}/preview/${path}` })).status).toBe(404);
    expect((await staff.post(PATH, { resource: 'projects', id: UNKNOWN, fields: {} })).status).toBe(404);
    expect((await staff.post(PATH, { resource: 'core-pages', fields: { slug: 'services' } })).status).toBe(400);
  });
});
