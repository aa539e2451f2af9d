import type { NestExpressApplication } from '@nestjs/platform-express';
import { Env } from './config/env.js';
import { setupApiDocs } from './openapi-document.js';
import { specifiedPaths } from './specified-paths.js';

const JSON_LIMIT = '2mb';

/** What the app is beside its modules; main.ts and the tests share it. */
export function configureApp(app: NestExpressApplication): void {
  const env = app.get(Env);
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  // A weak validator made from the body would compete with the record's ETag.
  app.set('etag', false);
  app.useBodyParser('json', { limit: JSON_LIMIT });
  app.use(specifiedPaths);
  setupApiDocs(app);
}
