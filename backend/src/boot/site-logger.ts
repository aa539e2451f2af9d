import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { Options } from 'pino-http';
import { pathOf } from '../platform/http/request-log.js';

/** Framework start-up messages, needed only for debugging. */
const START_UP = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** Logs no personal data: no address, headers or query, in which staff search for names. Refused calls: request-log.ts. */
export const requestLog = (level: string): Options => ({
  level,
  customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
  serializers: {
    req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({ id, method, path: pathOf(url) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
});

/** Nest's logger on pino, with start-up messages at level debug. */
@Injectable()
export class SiteLogger extends Logger {
  override log(message: unknown, ...optional: unknown[]): void {
    if (START_UP.has(String(optional.at(-1)))) this.debug(message, ...optional);
    else super.log(message, ...optional);
  }

  /** Nest's listen errors are rethrown, so that main.ts can print them. */
  override error(message: unknown, ...optional: unknown[]): void {
    if (optional.at(-1) === 'NestApplication') this.debug(message, ...optional);
    else super.error(message, ...optional);
  }
}
