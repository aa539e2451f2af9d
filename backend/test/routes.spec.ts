// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { Session } from '../src/auth/session.entity.js';
import { HOUR_MS } from '../src/platform/time/durations.js';
import type { ErrorResponse } from '../src/platform/http/error-response.dto.js';
import { SPECIFIED_PATHS } from '../src/boot/specified-paths.js';
import { useTestApp } from './support/app.js';
import { fillPath, operations, send, type Method, type Operation } from './support/operations.js';

/** Public routes. Add one only on purpose. */
const PUBLIC = [
  'post /api/auth/forgot-password',
  'post /api/auth/login',
  'post /api/auth/logout',
  'post /api/auth/passkey',
  'post /api/auth/passkey/start',
  'post /api/auth/reset-password',
  'post /api/auth/second-factor',
  'post /api/contact',
  'post /api/contact/data-complaint',
  'post /api/contact/ring-back',
  'post /api/contact/{id}/call-back',
  'post /api/contact/{id}/photos',
  'post /api/csp-reports',
  'post /api/page-events',
  'get /api/areas',
  'get /api/areas/{slug}',
  'get /api/company-info',
  'get /api/core-pages',
  'get /api/core-pages/{slug}',
  'get /api/empty-lists',
  'get /api/health',
  'get /api/health/live',
  'get /api/homepage/published',
  'get /api/locations',
  'get /api/locations/{slug}',
  'get /api/navigation',
  'get /api/postcode-check',
  'get /api/project-pages',
  'get /api/projects',
  'get /api/projects/{slug}',
  'get /api/service-faqs/{serviceSlug}',
  'get /api/service-location-pages',
  'get /api/service-words',
  'get /api/services',
  'get /api/services/{slug}',
  'get /api/testimonials',
];
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const ACCESS = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8');

describe('every route', () => {
  const { app } = useTestApp();

  // @asvs 6.3.4, 7.2.1
  it('needs a token unless it is public', async () => {
    const open: string[] = [];
    for (const { method, path } of operations(app)) {
      const { status } = await send(app, method, fillPath(path, UNKNOWN_ID));
      if (status !== 401) open.push(`${method} ${path}`);
    }
    expect(open.sort()).toEqual([...PUBLIC].sort());
  });

  // @asvs 7.5.1, 8.1.1, 8.2.1, 8.3.1, 16.4.2
  it('may be called by those whom docs/access.md names, and asks for the password again where it says so', async () => {
    const sessions = app.dataSource.getRepository(Session);
    // Some calls end sessions, so they are stored again before each.
    const signedIn = (await sessions.find()).map((session) => ({ ...session, confirmedAt: new Date(Date.now() - HOUR_MS) }));
    const refusal = async ({ method, path }: Operation, token?: string) => {
      await sessions.save(signedIn);
      const call = send(app, method, fillPath(path, UNKNOWN_ID));
      const { status, body } = await (token ? call.set('Authorization', `Bearer ${token}`) : call);
      const { error, code } = body as Partial<ErrorResponse>;
      expect(status).not.toBe(500);
      return { isRefused: status === 401 || error === 'Only an administrator may do this.', asksPassword: code === 'password-needed' };
    };
    const rows: string[][] = [];
    for (const operation of operations(app)) {
      const [visitor, editor, admin] = [
        await refusal(operation),
        await refusal(operation, app.editorToken),
        await refusal(operation, app.adminToken),
      ];
      expect({ operation, asks: editor.asksPassword }).toEqual({ operation, asks: admin.asksPassword && !editor.isRefused });
      const who = [visitor, editor, admin].map(({ isRefused }) => (isRefused ? '' : 'yes'));
      rows.push([`${operation.method.toUpperCase()} ${operation.path}`, ...who, admin.asksPassword ? 'always' : '']);
    }
    await sessions.save(signedIn.map((session) => ({ ...session, confirmedAt: new Date() })));
    const table = ACCESS.split('\n').flatMap((line) => {
      const [name, visitors, editors, admins, asks] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      // The calls have no fields, so none of those that need a password.
      return name?.startsWith('`') ? [[name.replaceAll('`', ''), visitors, editors, admins, asks === 'some fields' ? '' : asks]] : [];
    });
    expect(rows.sort()).toEqual(table.sort());
  });

  it('responds at its irregular path', async () => {
    for (const { method, path } of SPECIFIED_PATHS) {
      const call = send(app, method.toLowerCase() as Method, path.replace(':id', UNKNOWN_ID)).set(
        'Authorization',
        `Bearer ${app.adminToken}`,
      );
      const { status, body } = await call.send(method === 'GET' ? undefined : {});
      // Reads succeed; writes reach the controller and find no record or fields.
      expect({ method, path, status }).toEqual({
        method,
        path,
        status: method === 'GET' ? 200 : path.endsWith('/:id') || path.endsWith('/publish') ? 404 : 400,
      });
      if (method !== 'GET') expect(body).toMatchObject({ error: expect.not.stringContaining('nothing at this address') });
    }
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/admin/nothing', '/api/services/a/b', '/API/services/x/y'])(
    'returns a 404 in the usual shape if it does not exist: %s',
    async (path) => {
      const { status, body } = await request(app.server).get(path).set('Authorization', `Bearer ${app.adminToken}`);
      expect(status).toBe(404);
      expect(body).toEqual({ statusCode: 404, error: 'There is nothing at this address.' });
    },
  );
});
