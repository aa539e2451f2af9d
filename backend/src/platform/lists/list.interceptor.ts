import { Injectable, StreamableFile, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { map, type Observable } from 'rxjs';
import { Listing } from './list-query.js';

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  // On homepage versions `version` is their number in the history.
  if ('lockVersion' in body && typeof body.lockVersion === 'number') return body.lockVersion;
  return 'version' in body && typeof body.version === 'number' ? body.version : undefined;
}

/** Longer lists are written in parts; other requests are served in between. */
const WRITTEN_AT_ONCE = 100;

const asStream = (rows: readonly unknown[]) => new StreamableFile(Readable.from(parts(rows)), { type: 'application/json; charset=utf-8' });

async function* parts(rows: readonly unknown[]): AsyncGenerator<string> {
  for (let i = 0; i < rows.length; i += WRITTEN_AT_ONCE) {
    yield (i ? ',' : '[') + JSON.stringify(rows.slice(i, i + WRITTEN_AT_ONCE)).slice(1, -1);
    await nextTurn();
  }
  yield ']';
}

@Injectable()
export class ListInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body: unknown) => {
        if (body instanceof Listing) {
          response.setHeader('Content-Range', body.contentRange);
          return body.rows.length > WRITTEN_AT_ONCE ? asStream(body.rows) : (body.rows as unknown[]);
        }
        const version = versionOf(body);
        if (version !== undefined) response.setHeader('ETag', `"v${version}"`);
        return body;
      }),
    );
  }
}
