import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { RedirectsService } from '../src/redirects/redirects.service.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeRedirect } from './factories/redirects.js';
import { makePage, makePair } from './factories/service-location-pages.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

const REDIRECTS = '/api/admin/redirects';

describe('redirects', () => {
  const { app, admin, editor } = useTestApp();

  const find = (path: string) => app.get(RedirectsService).find(path);

  it('can be created, found, changed and deleted', async () => {
    const { status, body, headers } = await admin.post(REDIRECTS, { fromPath: '/Our-Old-Page/', toPath: ' /services?x=1#faq ' });
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"v1"');
    expect(body).toEqual({
      id: expect.any(String),
      fromPath: '/our-old-page',
      toPath: '/services?x=1#faq',
      statusCode: 301,
      isAutomatic: false,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await find('/our-old-page')).toEqual({ statusCode: 301, toPath: '/services?x=1#faq' });
    const changed = await admin.put(`${REDIRECTS}/${body.id}`, { statusCode: 302 }).set('If-Match', '"v1"');
    expect(changed.body).toMatchObject({ fromPath: '/our-old-page', toPath: '/services?x=1#faq', statusCode: 302, version: 2 });
    expect((await admin.put(`${REDIRECTS}/${body.id}`, { statusCode: 301 }).set('If-Match', '"v1"')).status).toBe(412);
    const gone = await admin.put(`${REDIRECTS}/${body.id}`, { ...changed.body, statusCode: 410 });
    expect(gone.body).toMatchObject({ statusCode: 410, toPath: null });
    expect(await find('/our-old-page')).toEqual({ statusCode: 410, toPath: null });
    expect((await admin.delete(`${REDIRECTS}/${body.id}`)).body).toMatchObject({ id: body.id });
    expect(await find('/our-old-page')).toBeNull();
    const rows = await app.dataSource
      .getRepository(AuditLog)
      .find({ where: { entityId: body.id }, order: { createdAt: 'ASC', id: 'ASC' } });
    expect(rows.map((r) => r.action)).toEqual(['create', 'update', 'update', 'delete']);
    await makeRedirect(admin, { fromPath: '/our-old-page' });
  });

  it.each([
    ['old', '/old'],
    ['//Two//Slashes//', '/two/slashes'],
    ['https://www.example.co.uk/From/Elsewhere/?utm_source=a#b', '/from/elsewhere'],
    ['HTTP://old.example.com/Page.HTML', '/page.html'],
    ['www.old-sparks.co.uk/Our%20Work/', '/our work'],
    ['old-sparks.com:8080/prices', '/prices'],
    ['//www.old-sparks.co.uk/work', '/work'],
    ['/about.html', '/about.html'],
    ['/caf%C3%A9', '/café'],
    ['/two words', '/two words'],
  ])('store %s as %s and match it in any notation', async (given, stored) => {
    expect((await makeRedirect(admin, { fromPath: given })).fromPath).toBe(stored);
    for (const path of [stored, stored.toUpperCase(), `${stored}/`, `${stored}?utm=1`, encodeURI(stored)])
      expect(await find(path)).toMatchObject({ toPath: '/services' });
  });

  it.each([
    ['/100%-Guarantee', '/100%-guarantee', '/100%25-guarantee'],
    ['/Save-50%25', '/save-50%', '/save-50%25'],
    ['/a%2520b', '/a%20b', '/a%2520b'],
    ['/%zz%C3%A9', '/%zzé', '/%25zz%c3%a9'],
  ])('from %s are stored as %s, match, and can be saved again', async (given, stored, canonical) => {
    const made = await makeRedirect(admin, { fromPath: given });
    expect(made.fromPath).toBe(stored);
    const { status, body } = await admin.put(`${REDIRECTS}/${made.id}`, { ...made, toPath: '/areas' });
    expect([status, body.fromPath]).toEqual([200, stored]);
    expect(await find(canonical)).toMatchObject({ toPath: '/areas' });
    await admin.delete(`${REDIRECTS}/${made.id}`);
    expect((await admin.post('/api/admin/trash/restore', { ids: [made.id] })).status).toBeLessThan(300);
    expect(await find(canonical)).toMatchObject({ toPath: '/areas' });
  });

  it('match what they are for by its query, the closest first', async () => {
    for (const [given, stored, toPath] of [
      ['/index.php?page_id=12', '/index.php?page_id=12', '/contact'],
      ['https://old.example.co.uk/?page_id=12&utm_source=a', '/?page_id=12', '/about'],
      ['/?Page_ID=12&Lang=EN', '/?lang=en&page_id=12', '/areas'],
      ['/index.php', '/index.php', '/services'],
    ] as const)
      expect((await makeRedirect(admin, { fromPath: given, toPath })).fromPath).toBe(stored);
    for (const [address, toPath] of [
      ['/index.php?page_id=12', '/contact'],
      ['/Index.php/?x=1&PAGE_ID=12', '/contact'],
      ['/index.php?page_id=13', '/services'],
      ['/index.php', '/services'],
      ['/?page_id=12', '/about'],
      ['/?page_id=12&lang=en&more=1', '/areas'],
    ] as const)
      expect([address, (await find(address))?.toPath]).toEqual([address, toPath]);
    for (const address of ['/', '/?page_id=1', '/?page_id=123', '/?id=12']) expect([address, await find(address)]).toEqual([address, null]);
    const again = await admin.post(REDIRECTS, { fromPath: '/?page_id=77', toPath: '/index.php?page_id=12&x=1' });
    expect(again.status).toBe(201);
    const round = await admin.post(REDIRECTS, { fromPath: '/?b=1', toPath: '/?c=2&b=1' });
    expect(round.body).toMatchObject({ fields: { toPath: ['This would redirect to itself'] } });
  });

  it('match all addresses that begin so with a * at the end, the closest first', async () => {
    const below = async (path: string) => (await app.get(RedirectsService).findBelow(path))?.toPath;
    await makeRedirect(admin, { fromPath: 'https://old.example.co.uk/Blog/*', toPath: '/about' });
    await makeRedirect(admin, { fromPath: '/blog/2019/*', toPath: '/contact' });
    await makeRedirect(admin, { fromPath: '/shop-*', toPath: '/services' });
    for (const [path, toPath] of [
      ['/blog', '/about'],
      ['/Blog/2020/01/Fuses/', '/about'],
      ['/blog/2019/fuses', '/contact'],
      ['/shop-lights/12', '/services'],
      ['/blogs', undefined],
      ['/shop', undefined],
    ])
      expect([path, await below(path ?? '')]).toEqual([path, toPath]);
    expect(await find('/blog/2019/fuses')).toBeNull();
  });

  it.each(['/nothing-here', '', '/', '/%', '/%00', '\0', "/'--", '/%25', '/_', `/${'x'.repeat(100_000)}`, '/cafe'])(
    'match no unknown address (%#)',
    async (path) => {
      expect(await find(path)).toBeNull();
    },
  );

  it.each([
    [{}, { fromPath: ['Required'] }],
    [{ fromPath: null, toPath: null }, { fromPath: ['Required'] }],
    [
      { fromPath: 5, toPath: ['a'], statusCode: '301' },
      { fromPath: ['Invalid input'], toPath: ['Invalid input'], statusCode: [expect.any(String)] },
    ],
    [{ fromPath: '/a', toPath: '/b', statusCode: 307 }, { statusCode: ['Please choose one of: 301, 302, 410'] }],
    [{ fromPath: `/${'x'.repeat(600)}`, toPath: '/b' }, { fromPath: ['Please use at most 500 characters'] }],
    [{ fromPath: '/*', toPath: '/b' }, { fromPath: [expect.stringContaining('This would redirect every address')] }],
    [{ fromPath: '/a/*/b', toPath: '/b' }, { fromPath: ['A * is possible only at the end of a path, as in /blog/*'] }],
    [{ fromPath: '/search?q=*', toPath: '/b' }, { fromPath: ['A * is possible only at the end of a path, as in /blog/*'] }],
    [{ fromPath: '/a/*?b=1', toPath: '/b' }, { fromPath: ['A * is possible only at the end of a path, as in /blog/*'] }],
    [{ fromPath: '/api/*', toPath: '/b' }, { fromPath: [expect.stringContaining('backoffice')] }],
    [{ fromPath: '/contact?x=1', toPath: '/b' }, { fromPath: ['/contact is a page of the website itself, which cannot be redirected'] }],
    [{ fromPath: '/a?a&b&c&d&e&f&g', toPath: '/b' }, { fromPath: ['Please enter a path such as /old-page'] }],
    [{ fromPath: `/a?b=${'€'.repeat(400)}`, toPath: '/b' }, { fromPath: ['Please enter a path such as /old-page'] }],
    [{ fromPath: '/a%2Fb', toPath: '/b' }, { fromPath: ['Please enter a path such as /old-page'] }],
    [{ fromPath: '/a/../b', toPath: '/b' }, { fromPath: ['Please enter a path such as /old-page'] }],
    [{ fromPath: '/', toPath: '/b' }, { fromPath: ['The home page cannot be redirected'] }],
    [{ fromPath: 'https://www.example.co.uk', toPath: '/b' }, { fromPath: ['The home page cannot be redirected'] }],
    [{ fromPath: '/Admin/login', toPath: '/b' }, { fromPath: [expect.stringContaining('backoffice')] }],
    [{ fromPath: '/%61pi/services', toPath: '/b' }, { fromPath: [expect.stringContaining('backoffice')] }],
    [{ fromPath: '/a' }, { toPath: ['Required'] }],
    [{ fromPath: '/a', toPath: '' }, { toPath: ['Required'] }],
    [{ fromPath: '/a', toPath: 'javascript:alert(1)' }, { toPath: [expect.stringContaining('https://')] }],
    [{ fromPath: '/a', toPath: 'http://example.co.uk/' }, { toPath: [expect.stringContaining('https://')] }],
    [{ fromPath: '/a', toPath: '//evil.example' }, { toPath: [expect.stringContaining('https://')] }],
    [{ fromPath: '/a', toPath: 'tel:01514960123' }, { toPath: [expect.stringContaining('https://')] }],
    [{ fromPath: '/a', toPath: '/b\r\nSet-Cookie: a=b' }, { toPath: [expect.stringContaining('https://')] }],
    [{ fromPath: '/a', toPath: '/A/?again=1' }, { toPath: ['This would redirect to itself'] }],
    [{ fromPath: '/a', toPath: '/' + 'y'.repeat(600) }, { toPath: ['Please use at most 500 characters'] }],
  ])('refuse invalid values at their field (%#)', async (fields, expected) => {
    const { status, body } = await admin.post(REDIRECTS, fields);
    expect({ status, body }).toMatchObject({ status: 400, body: { statusCode: 400, error: expect.any(String), fields: expected } });
  });

  // @asvs 3.7.2
  it('lead to any https URL, or nowhere with 410', async () => {
    expect((await makeRedirect(admin, { toPath: 'https://www.example.org/Path?q=1' })).toPath).toBe('https://www.example.org/Path?q=1');
    expect((await makeRedirect(admin, { statusCode: 410, toPath: undefined })).toPath).toBeNull();
    expect((await makeRedirect(admin, { statusCode: 410, toPath: '/forgotten' })).toPath).toBeNull();
  });

  it('refuse a second one from the same address', async () => {
    const { fromPath } = await makeRedirect(admin);
    const { status, body } = await admin.post(REDIRECTS, { fromPath: `${fromPath.toUpperCase()}/`, toPath: '/x' });
    expect(status).toBe(409);
    expect(body.fields).toEqual({ fromPath: [`A redirect from ${fromPath} already exists.`] });
    const other = await makeRedirect(admin);
    expect((await admin.put(`${REDIRECTS}/${other.id}`, { fromPath })).status).toBe(409);
    expect((await admin.put(`${REDIRECTS}/${other.id}`, { fromPath: other.fromPath })).status).toBe(200);
  });

  it("never form a loop, also with this site's full address", async () => {
    await makeRedirect(admin, { fromPath: '/circle-b', toPath: `${app.env.publicUrl.replace('http:', 'https:')}/elsewhere` });
    const a = await makeRedirect(admin, { fromPath: '/circle-a', toPath: '/circle-b' });
    const former = await makeRedirect(admin, { fromPath: '/circle-d' });
    await makeRedirect(admin, { fromPath: '/circle-c', toPath: '/Circle-D/?x=1' });
    const d = await admin.put(`${REDIRECTS}/${former.id}`, { toPath: '/circle-c' });
    expect(d.body.fields).toEqual({ toPath: ['This would create a redirect loop: /circle-d → /circle-c → /circle-d'] });
    const b = await admin.post(REDIRECTS, { fromPath: '/circle-e', toPath: '/circle-a' });
    expect(b.status).toBe(201);
    const back = await admin.put(`${REDIRECTS}/${a.id}`, { toPath: '/circle-e' });
    expect(back.status).toBe(400);
    expect(back.body.fields).toEqual({ toPath: ['This would create a redirect loop: /circle-a → /circle-e → /circle-a'] });
    expect((await admin.put(`${REDIRECTS}/${a.id}`, { fromPath: '/circle-b2', toPath: '/circle-b' })).status).toBe(200);
  });

  it.each([2, 3, 4, 9])('never form a loop over %i addresses, in any spelling, however it would be closed', async (count) => {
    const path = (at: number) => `/ring-${count}-${at}`;
    const last = await makeRedirect(admin, { fromPath: path(count) });
    for (let at = count - 1; at > 0; at--)
      await makeRedirect(admin, { fromPath: path(at), toPath: `${path(at + 1).toUpperCase()}/?step=${at}#top` });
    const way = [path(count), ...Array.from({ length: count }, (_, at) => path(at + 1))].join(' → ');
    const refused = { status: 400, body: { fields: { toPath: [`This would create a redirect loop: ${way}`] } } };
    const closing = { fromPath: path(count), toPath: `${path(1).toUpperCase()}/?closed` };
    expect(await admin.put(`${REDIRECTS}/${last.id}`, { toPath: closing.toPath })).toMatchObject(refused);
    await admin.delete(`${REDIRECTS}/${last.id}`);
    expect(await admin.post(REDIRECTS, closing)).toMatchObject(refused);
  });

  it('hide no page that visitors see, and lead to none that is not there', async () => {
    const { service, location, serviceId, locationId } = await makePair(admin, { location: { name: 'Heswall Village' } });
    const page = await makePage(admin, { serviceId, locationId, title: 'Rewiring in Heswall' });
    const { slug } = await makeCorePage(admin, { title: 'Our Guarantee' });
    const shown = [
      [`/services/${service.slug}/${location.slug}`, 'Rewiring in Heswall'],
      [`/services/${service.slug}`, 'Rewiring in Heswall'],
      [`/areas/${location.slug}`, 'Heswall Village'],
      [`/${slug}`, 'Our Guarantee'],
    ] as const;
    for (const [fromPath, title] of shown) {
      const { status, body } = await admin.post(REDIRECTS, { fromPath, toPath: '/contact' });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { fields: { fromPath: [expect.stringContaining(`${fromPath} is the address of ‘${title}’`)] } },
      });
      expect((await admin.post(REDIRECTS, { fromPath: `/old${fromPath}`, toPath: fromPath })).status).toBe(201);
    }
    const nowhere = await admin.post(REDIRECTS, { fromPath: '/older', toPath: '/no-such-page' });
    expect(nowhere).toMatchObject({
      status: 400,
      body: { fields: { toPath: ['There is no page at /no-such-page. Choose a page that visitors can open'] } },
    });
    await admin.put(`/api/admin/service-location-pages/${page.id}`, { status: 'draft' });
    const [address] = shown[0];
    const hidden = await makeRedirect(admin, { fromPath: address, toPath: '/contact' });
    expect((await admin.delete(`${REDIRECTS}/${hidden.id}`)).status).toBe(200);
    expect((await admin.put(`/api/admin/service-location-pages/${page.id}`, { status: 'published' })).status).toBe(200);
    // Nor by way of the trash.
    expect((await admin.post('/api/admin/trash/restore', { ids: [hidden.id] })).body).toMatchObject({ restored: [], refused: [{}] });
  });

  it('reset the status to 301 with null, and require the other fields', async () => {
    const { id } = await makeRedirect(admin, { statusCode: 302 });
    expect((await admin.put(`${REDIRECTS}/${id}`, { statusCode: null })).body.statusCode).toBe(301);
    for (const [fields, expected] of [
      [{ fromPath: null }, { fromPath: ['Required'] }],
      [{ toPath: null }, { toPath: ['Required'] }],
    ] as const) {
      const { status, body } = await admin.put(`${REDIRECTS}/${id}`, fields);
      expect(status).toBe(400);
      expect(body.fields).toEqual(expected);
    }
  });

  it('are listed by address, filtered and searched', async () => {
    await makeRedirect(admin, { fromPath: '/100%25-listed_x', statusCode: 410 });
    const { body, headers } = await admin.get(REDIRECTS);
    const paths = body.map((r: { fromPath: string }) => r.fromPath);
    expect(paths.length).toBeGreaterThan(5);
    expect(headers['content-range']).toBe(`redirects 0-${paths.length - 1}/${paths.length}`);
    const filtered = async (filter: object) => (await admin.get(`${REDIRECTS}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
    expect(await filtered({ q: 'listed_x', statusCode: 410 })).toMatchObject([{ fromPath: '/100%-listed_x' }]);
    expect(await filtered({ q: 'listed%x' })).toEqual([]);
    for (const query of ['?filter={"trashKey":""}', '?sort=["deletedAt","ASC"]', '?filter={"statusCode":"x"}'])
      expect((await admin.get(REDIRECTS + encodeURI(query))).status).toBe(400);
  });

  // @asvs 3.7.2
  it('are for administrators only, and 404 if unknown', async () => {
    const { id } = await makeRedirect(admin);
    for (const [caller, code, path] of [
      [editor, 403, id],
      [as(app), 401, id],
      [admin, 404, 'nothing'],
      [admin, 404, '00000000-0000-7000-8000-000000000000'],
    ] as const) {
      for (const call of [
        caller.get(`${REDIRECTS}/${path}`),
        caller.put(`${REDIRECTS}/${path}`, { toPath: '/x' }),
        caller.delete(`${REDIRECTS}/${path}`),
      ]) {
        expect((await call).status).toBe(code);
      }
    }
    for (const caller of [editor, as(app)])
      for (const call of [caller.get(REDIRECTS), caller.post(REDIRECTS, { fromPath: '/x', toPath: '/y' })])
        expect([401, 403]).toContain((await call).status);
  });
});
