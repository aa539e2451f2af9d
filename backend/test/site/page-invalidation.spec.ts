// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { prepareResponse } from '../../src/site/engine/response.js';
import { PageCache } from '../../src/site/engine/page-cache.js';
import { Replicas } from '../../src/site/engine/replicas.service.js';
import { as } from '../support/api.js';
import { useTestApp } from '../support/app.js';
import { until } from '../support/until.js';

const itWithRedis = process.env['TEST_REDIS_URL'] ? it : it.skip;

describe('page invalidation', () => {
  const { app } = useTestApp();

  itWithRedis('drops the pages of other replicas when staff change what they show', async () => {
    const cache = new PageCache();
    const other = new Replicas(app.env, cache);
    await other.onApplicationBootstrap();
    const response = await prepareResponse({ headers: {}, body: 'page' });
    const resources = new Set(['company-info'] as const);
    await until('the other replica to keep pages', async () => {
      await cache.load('/', () => Promise.resolve({ response, isStorable: true, resources }));
      return cache.get('/');
    });
    expect((await as(app, app.adminToken).put('/api/admin/company-info', { companyName: 'Another name' })).status).toBe(200);
    await until('the other replica to drop the page', () => !cache.get('/'));
    other.onApplicationShutdown();
  });
});
