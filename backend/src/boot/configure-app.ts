import { HttpStatus } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { isStaff } from '../auth/jwt.strategy.js';
import { BODY_LIMITS, checkJsonBody, HEADERS_MS, limitBodies, type BodyLimits } from '../site/bodies/body-limits.js';
import type { ErrorResponse } from '../platform/http/error-response.dto.js';
import { logRefused } from '../platform/http/request-log.js';
import { Env } from '../platform/config/env.js';
import { REPORT_TYPES } from '../site/csp-reports/csp-reports.controller.js';
import { UploadKeys } from '../inquiries/photos/upload-keys.service.js';
import { isArriving, quietTurn, watchConnections } from '../platform/database/pieces.js';
import { setupApiDocs } from './openapi-document.js';
import { specifiedPaths } from './specified-paths.js';

/** Node looks for late headers every 30 seconds by itself. */
const CHECKED_EVERY_MS = 2_000;

/** Shared by serve.ts and the tests. */
export function configureApp(app: NestExpressApplication, limits: BodyLimits = BODY_LIMITS): void {
  const env = app.get(Env);
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  // A weak ETag of the body would compete with the record's version.
  app.set('etag', false);
  Object.assign(app.getHttpServer(), {
    headersTimeout: HEADERS_MS,
    requestTimeout: HEADERS_MS + limits.upload.ms,
    connectionsCheckingInterval: CHECKED_EVERY_MS,
  });
  watchConnections(app.getHttpServer());
  app.use(oneInATurn());
  app.use(logRefused(env.TRUST_PROXY > 0));
  app.use(limitBodies(limits, app.get(UploadKeys)));
  const parserOptions = { limit: limits.staff.bytes, verify: checkJsonBody, type: ['application/json', ...REPORT_TYPES] };
  app.useBodyParser('json', parserOptions);
  app.use(specifiedPaths);
  if (!env.isLocal) app.use('/api/docs', staffOnly);
  setupApiDocs(app);
}

/** Of requests that arrive together, each turn of the event loop begins one. */
function oneInATurn(): RequestHandler {
  const waiting: (() => void)[] = [];
  let isAdmitting = false;
  const admit = async () => {
    isAdmitting = true;
    do {
      await quietTurn();
      waiting.shift()?.();
    } while (waiting.length);
    isAdmitting = false;
  };
  return (_request, _response, next) => {
    if (isAdmitting || isArriving()) waiting.push(next);
    else next();
    if (!isAdmitting) void admit();
  };
}

/** The guard does not see what is served beside the controllers. */
const staffOnly: RequestHandler = (request, response, next) => {
  const body: ErrorResponse = { statusCode: HttpStatus.UNAUTHORIZED, error: 'Please sign in.' };
  isStaff(request)
    .then((mayPass) => (mayPass ? next() : void response.status(body.statusCode).json(body)))
    .catch(next);
};
