import { Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID = 'X-Request-Id';
const LONGEST = 64;
const SAFE = /^[\w.-]+$/;

const REFUSED = new Set([401, 403, 429]);

export const requestIdOf = ({ id }: Request): string => (typeof id === 'string' ? id : '');

const isSafe = (id: string | undefined): id is string => id !== undefined && id.length <= LONGEST && SAFE.test(id);

const LONGEST_PATH = 300;
/** Resources, slugs and ids; not names, email addresses, telephone numbers, and tokens. */
const PLAIN = /^(?:[a-z][a-z\d-]{0,29}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/;

/** The path, without query and without what callers may have typed. */
export const pathOf = (url: string): string =>
  (url.slice(0, LONGEST_PATH).split('?', 1)[0] ?? '')
    .split('/')
    .map((segment) => (PLAIN.test(segment) ? segment : '…'))
    .join('/');

/** Gives each request an id, that of a trusted proxy or a new one, returns it in the response, and logs calls that are refused. */
export function logRefused(hasProxy: boolean): RequestHandler {
  const logger = new Logger('Refused');
  return (request, response, next) => {
    const given = hasProxy ? request.get(REQUEST_ID) : undefined;
    const requestId = isSafe(given) ? given : randomUUID();
    request.id = requestId;
    response.setHeader(REQUEST_ID, requestId);
    response.once('finish', () => {
      const { statusCode } = response;
      if (REFUSED.has(statusCode))
        logger.warn({ msg: 'refused', requestId, statusCode, method: request.method, path: pathOf(request.originalUrl) });
    });
    next();
  };
}
