import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Listing } from './list-query.js';

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  // On homepage versions `version` is their number in the history.
  if ('lockVersion' in body && typeof body.lockVersion === 'number') return body.lockVersion;
  return 'version' in body && typeof body.version === 'number' ? body.version : undefined;
}

@Injectable()
export class ListInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body: unknown) => {
        if (body instanceof Listing) {
          response.setHeader('Content-Range', body.contentRange);
          return body.rows as unknown[];
        }
        const version = versionOf(body);
        if (version !== undefined) response.setHeader('ETag', `"v${version}"`);
        return body;
      }),
    );
  }
}
