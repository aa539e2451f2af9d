import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { overwritesIn } from '../platform/http/if-match.js';
import { originOf } from '../platform/http/origin.js';
import { requestIdOf } from '../platform/http/request-log.js';
import { runAs, type Actor, type RequestKey } from '../platform/http/request-context.js';
import { keyedHash } from '../platform/config/crypto.js';
import { Secrets } from '../platform/config/secrets.js';
import { IDEMPOTENT, keyOf } from './idempotent.decorator.js';

/** As in the columns that store it. */
const LONGEST_USER_AGENT = 500;

/** After the guard. */
type StaffRequest = Request & { user?: { user: { id: string; role: Actor['role'] }; sessionId: string } };

@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly secrets: Secrets,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const origin = originOf(request.ip);
    const actor = {
      userId: request.user?.user.id ?? null,
      role: request.user?.user.role ?? null,
      requestId: requestIdOf(request),
      sessionId: request.user?.sessionId ?? null,
      origin,
      addressKey: request.ip ? keyedHash(this.secrets.key, 'address', origin.address) : null,
      userAgent: request.get('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
      overwrites: overwritesIn(request),
      requestKey: this.reflector.get<boolean>(IDEMPOTENT, context.getHandler()) ? this.requestKey(request) : null,
    };
    return new Observable((subscriber) => {
      runAs(actor, () => next.handle().subscribe(subscriber));
    });
  }

  /** Bound to the user and the path: nobody's key returns another person's record. */
  private requestKey(request: StaffRequest): RequestKey | null {
    const header = request.get('idempotency-key');
    if (header === undefined) return null;
    const hash = (...parts: unknown[]) => keyedHash(this.secrets.key, 'request', JSON.stringify(parts));
    return {
      id: hash(request.user?.user.id, request.path, keyOf(header)),
      fingerprint: () => hash(request.body, request.file?.originalname, request.file?.size),
    };
  }
}
