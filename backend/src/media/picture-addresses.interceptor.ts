import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { mergeMap, type Observable } from 'rxjs';
import { SHOWS_CONTENT } from '../platform/http/access.js';
import { Listing } from '../platform/lists/list-query.js';
import { PictureAddresses } from './picture-addresses.service.js';

/** Other requests are served in between. */
const ROWS_AT_ONCE = 100;

/** Adds what the media library knows of pictures to what visitors read. */
@Injectable()
export class PictureAddressesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly addresses: PictureAddresses,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const isForVisitors =
      this.reflector.getAllAndOverride<unknown>(SHOWS_CONTENT, [context.getHandler(), context.getClass()]) !== undefined;
    if (!isForVisitors) return next.handle();
    return next.handle().pipe(mergeMap((body: unknown) => this.complete(body)));
  }

  private async complete(body: unknown): Promise<unknown> {
    if (body instanceof Listing) return new Listing(body.resource, await this.completeRows(body.rows), body.first, body.total);
    return Array.isArray(body) ? this.completeRows(body) : this.completeValue(body);
  }

  private async completeRows(rows: readonly unknown[]): Promise<unknown[]> {
    const complete: unknown[] = [];
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
      if (i) await nextTurn();
      complete.push(...((await this.completeValue(rows.slice(i, i + ROWS_AT_ONCE))) as unknown[]));
    }
    return complete;
  }

  private async completeValue(value: unknown): Promise<unknown> {
    if (typeof value !== 'object' || value === null) return value;
    return (await this.addresses.complete(JSON.stringify(value))) ?? value;
  }
}
