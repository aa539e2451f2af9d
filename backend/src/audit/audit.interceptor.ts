import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { runAs } from '../common/request-context.js';
import { keyedHash } from '../config/crypto.js';
import { Secrets } from '../config/secrets.js';
import type { SignedIn } from '../auth/signed-in.js';

/** Puts who and from where around every request, so that a service can write them into the audit row of its change. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly secrets: Secrets) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { signedIn?: SignedIn }>();
    const actor = {
      userId: request.signedIn?.user.id ?? null,
      role: request.signedIn?.user.role ?? null,
      ipAddress: request.ip ?? null,
      addressKey: request.ip ? keyedHash(this.secrets.key, 'address', request.ip) : null,
      userAgent: request.get('user-agent') ?? null,
    };
    return new Observable((subscriber) => {
      runAs(actor, () => next.handle().subscribe(subscriber));
    });
  }
}
