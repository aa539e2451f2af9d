import { afterEach, describe, expect, it } from '@jest/globals';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('the API documentation', () => {
  let app: TestApp;
  afterEach(() => app.close());

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

  it('is public on a local site', async () => {
    app = await createTestApp();
    expect((await as(app).get('/api/docs/openapi.json')).status).toBe(200);
  });
});
