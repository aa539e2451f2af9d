// Says the same on any database.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contract } from './fuzz/contract.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('the API documentation', () => {
  let app: TestApp;
  afterEach(() => app.close());

  // @asvs 13.4.5, 15.2.3
  it('is for signed-in staff on a public site, in every form', async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.co.uk' } });
    for (const path of [
      '/api/docs',
      '/api/docs/',
      '/API/DOCS',
      '/api/docs/openapi.json',
      '/api/docs/openapi.yaml',
      '/api/docs/swagger-ui-init.js',
    ]) {
      const { status, body } = await as(app).get(path);
      expect({ status, body }).toEqual({ status: 401, body: { statusCode: 401, error: 'Please sign in.' } });
      expect((await as(app, 'nonsense').get(path)).status).toBe(401);
    }
    expect((await as(app, app.editorToken).get('/api/docs/openapi.json')).body).toHaveProperty('openapi');
  });

  it('demands a token only where visitors are refused', async () => {
    app = await createTestApp();
    const { paths } = (await as(app).get('/api/docs/openapi.json')).body as OpenAPIObject;
    for (const [path, item] of Object.entries(paths))
      for (const [verb, operation] of Object.entries(item as Record<string, { 'x-access': string[]; security?: object[] }>)) {
        const { security = [] } = operation;
        const isDemanded = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
        expect([verb, path, isDemanded]).toEqual([verb, path, !operation['x-access'].includes('visitor')]);
      }
  });

  it('is public on a local site', async () => {
    app = await createTestApp();
    expect((await as(app).get('/api/docs/openapi.json')).status).toBe(200);
  });

  it('describes what both visitors and staff get at the same address', async () => {
    app = await createTestApp({ seed: 'demo' });
    const document = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')) as OpenAPIObject;
    const contract = new Contract(document);
    for (const path of ['/api/services', '/api/projects']) {
      const [visitors, staff] = [await as(app).get(path), await as(app, app.editorToken).get(`${path}?range=[0,1]`)];
      expect((visitors.body as object[])[0]).not.toHaveProperty('version');
      expect((staff.body as object[])[0]).toHaveProperty('version');
      expect([path, contract.fault('get', path, 200, visitors.body), contract.fault('get', path, 200, staff.body)]).toEqual([
        path,
        undefined,
        undefined,
      ]);
      const { parameters, responses, security } = document.paths[path]?.get ?? {};
      expect([parameters, security]).toEqual([document.paths[path.replace('/api', '/api/admin')]?.get?.parameters, [{}, { bearer: [] }]]);
      expect(responses?.['200']).toHaveProperty('headers.Content-Range');
      expect(responses?.['200']).toHaveProperty('content.application/json.schema.anyOf', [expect.anything(), expect.anything()]);
      expect(staff.headers).toHaveProperty('content-range');
    }
  });
});

describe('the API document', () => {
  it('lets null through wherever a field may be null, and has each address once', () => {
    const document = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')) as OpenAPIObject;
    const refusing: string[] = [];
    const look = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { nullable, type, allOf, enum: choices } = value as { nullable?: true; type?: string; allOf?: []; enum?: unknown[] };
      if (nullable && (allOf || !type || (choices && !choices.includes(null)))) refusing.push(place);
      for (const [name, inner] of Object.entries(value)) look(inner, `${place}/${name}`);
    };
    look(document, '');
    expect(refusing).toEqual([]);
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{[^{}]+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
    expect(document.components?.schemas?.['FieldChange']).toHaveProperty('properties.before', {
      anyOf: [{}],
      description: expect.any(String),
    });
  });
});
