// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import request from 'supertest';
import { Session } from '../src/auth/session.entity.js';
import { SESSION_AUDIENCE } from '../src/auth/sessions.service.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { makeMedia, picture } from './factories/media.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { as } from './support/api.js';
import { createTestApp, STAFF_PASSWORD, type TestApp } from './support/app.js';

describe('the web server', () => {
  let app: TestApp;
  beforeAll(async () => {
    const { built } = smallFrontEnd();
    app = await createTestApp({ prepare: (nest) => serveSite(nest, built) });
  });
  afterAll(() => app.close());

  /** Sends bytes as they are and returns the whole response. */
  async function raw(bytes: string): Promise<string> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return text(socket);
  }

  // @asvs 13.4.4
  it.each(['/', '/api/services', '/admin', '/media/x'])('does not repeat a request in the response to TRACE %s', async (path) => {
    const response = await raw(`TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: repeated\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(response).not.toContain('repeated');
  });

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n'],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a line that begins with a blank', 'Content-Length: 0\r\n X: y\r\n : z\r\nbroken\r\n\r\n'],
    // @asvs 4.2.1
  ])('refuses a request with %s', async (_, rest) => {
    const response = await raw(`POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });

  it('serves the backoffice and its manifest under the name of the company, as it is now', async () => {
    const read = async (path: string) => (await request(app.server).get(path)).text;
    await as(app, app.adminToken).put('/api/admin/company-info', { companyName: 'Volts & Sons', darkLogoUrl: '/media/dark.png' });
    const page = await read('/admin/services');
    for (const part of ['name="application-name" content="Volts &amp; Sons"', '&quot;darkLogoUrl&quot;:&quot;/media/dark.png&quot;'])
      expect(page).toContain(part);
    expect(JSON.parse(await read('/admin/manifest.webmanifest'))).toMatchObject({ name: 'Volts & Sons backoffice' });
    await as(app, app.adminToken).put('/api/admin/company-info', { primaryColor: '#0B4A8F' });
    const icon = await request(app.server).get('/favicon.svg');
    expect(String(icon.body)).toContain('fill="#0B4A8F"');
  });

  it('draws the icons of the installed backoffice with the colour, then the icon of the company', async () => {
    const admin = as(app, app.adminToken);
    const { icons } = JSON.parse((await request(app.server).get('/admin/manifest.webmanifest')).text) as {
      icons: { src: string; sizes: string }[];
    };
    const middle = async (path: string) => {
      const { body, headers } = await request(app.server).get(path).expect(200);
      const { width } = await sharp(body as Buffer).metadata();
      const at = { left: Math.round(width * 0.3), top: Math.round(width / 2), width: 1, height: 1 };
      const { data } = await sharp(body as Buffer)
        .removeAlpha()
        .extract(at)
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Pictures are stored with a small loss.
      return [headers['content-type'], `${width}x${width}`, ...[...data].map((value) => Math.round(value / 16))];
    };
    await admin.put('/api/admin/company-info', { primaryColor: '#0B4A8F', faviconUrl: null, logoUrl: null }).expect(200);
    for (const { src, sizes } of icons)
      expect(await middle(src)).toEqual(['image/png', sizes, ...[0x0b, 0x4a, 0x8f].map((value) => Math.round(value / 16))]);
    const { url } = await makeMedia(app, {}, await picture('png', { width: 60, height: 60 }), 'icon.png');
    await admin.put('/api/admin/company-info', { faviconUrl: url }).expect(200);
    for (const { src, sizes } of icons) expect(await middle(src)).toEqual(['image/png', sizes, 16, 13, 1]);
    expect(icons).toHaveLength(3);
  });

  it.each(['/.git/config', '/.env', '/package.json', '/backend/dist/main.js', '/assets/', '/admin/assets/', '/media/', '/site.sqlite'])(
    // @asvs 13.4.1, 13.4.3, 15.2.3
    'has neither sources nor a list of files: %s',
    async (path) => {
      const { status, text: body } = await request(app.server).get(path).redirects(0);
      expect([301, 308, 404]).toContain(status);
      expect(body).not.toMatch(/index of|\[core\]|"workspaces"|hashed-script/i);
    },
  );

  it('says that there is no such file where a newer build has removed one of the backoffice', async () => {
    const { status, text: body } = await request(app.server).get('/admin/assets/removed-fed654.js');
    expect([status, body]).toEqual([404, 'There is no such file.\n']);
    await request(app.server).get('/admin/assets/admin-def456.js').expect(200);
  });

  // @asvs 1.5.2, 15.3.6, 15.3.7
  it('has one value of a parameter that is sent twice, and no keys of prototypes', async () => {
    const { status } = await as(app, app.adminToken).get('/api/admin/services?range=[0,1]&range=[0,5000]&__proto__[x]=1&constructor=1');
    expect([200, 400]).toContain(status);
    const body = '{"name":"A","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    await request(app.server).post('/api/contact').set('Content-Type', 'application/json').send(body).expect(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('a token', () => {
  let app: TestApp;
  let session: Session;
  beforeAll(async () => {
    app = await createTestApp();
    session = await app.dataSource.getRepository(Session).findOneByOrFail({ userId: app.adminId });
  });
  afterAll(() => app.close());

  const statusWith = async (token: string) => (await as(app, token).get('/api/admin/users')).status;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  // @asvs 7.2.1, 7.2.3, 9.1.1, 9.1.2, 9.1.3
  it('is accepted with the key and the algorithm of the site only', async () => {
    const { jwt, site: iss } = app.get(Secrets, { strict: false });
    const service = app.get(JwtService, { strict: false });
    const payload = { sid: session.id, aud: SESSION_AUDIENCE };
    const foreign = { ...payload, iss };
    expect(await statusWith(await service.signAsync(payload, { expiresIn: '1h' }))).toBe(200);
    expect(await statusWith(`${part({ alg: 'none', typ: 'JWT' })}.${part(foreign)}.`)).toBe(401);
    for (const other of [
      { secret: `${jwt}x`, algorithm: 'HS256' as const },
      { secret: jwt, algorithm: 'HS512' as const },
    ])
      expect(await statusWith(await new JwtService().signAsync(foreign, { ...other, expiresIn: '1h' }))).toBe(401);
    expect(await statusWith(await service.signAsync(payload, { expiresIn: '1h', header: { alg: 'HS256', jku: `${app.url}/keys` } }))).toBe(
      200,
    );
  });

  // @asvs 9.2.2, 9.2.4
  it('for another purpose does not sign in', async () => {
    const { headers } = await request(app.server).post('/api/auth/login').send({ username: 'admin', password: STAFF_PASSWORD });
    const device = ([headers['set-cookie']].flat()[0] ?? '').split(';')[0]?.split('=')[1] ?? '';
    expect(device).toMatch(/^ey/);
    expect(await statusWith(device)).toBe(401);
  });

  // @asvs 3.3.4, 3.5.1, 3.5.2, 7.2.2, 7.2.4
  it('is new at each sign-in, and none in a cookie signs in', async () => {
    const signIn = () => request(app.server).post('/api/auth/login').send({ username: 'admin', password: STAFF_PASSWORD });
    const [one, two] = [await signIn(), await signIn()].map(({ body }) => (body as { token: string }).token);
    expect(one).not.toBe(two);
    await request(app.server).get('/api/admin/users').set('Cookie', `token=${two}; backoffice.token=${two}`).expect(401);
  });
});
