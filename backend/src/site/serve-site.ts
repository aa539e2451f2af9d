import type { NestExpressApplication } from '@nestjs/platform-express';
import { FrontEnd, type Built } from './front-end.js';
import { FrontHandler } from './front-handler.js';

/**
 * Puts the rendered site, its files, the backoffice and the page cache before the framework. Call it before `listen`.
 * @param built stands in for the built front ends in tests
 * @throws Error with one sentence when a front end is not built
 */
export async function serveSite(app: NestExpressApplication, built?: Built): Promise<void> {
  const frontEnd = await app.get(FrontEnd).load(built);
  await app.get(FrontHandler).attach(app.getHttpServer(), frontEnd);
}
