import { ForbiddenException, Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import {
  ASKS_PASSWORD,
  DURING_SET_UP,
  IS_BACKGROUND,
  IS_PUBLIC,
  ROLES_ALLOWED,
  type AsksWhen,
  type Role,
} from '../platform/http/access.js';
import { MINUTE_MS } from '../platform/time/durations.js';
import { Needed } from '../platform/http/errors.js';
import { Kinds } from '../kinds/kinds.service.js';
import { EACH, type Each } from '../kinds/names.js';
import type { SignedIn, StaffRequest } from '../users/signed-in.js';

const CONFIRMED_FOR_MS = 10 * MINUTE_MS;

@Injectable()
export class StaffGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly kinds: Kinds,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.declared(IS_PUBLIC, context)) return true;
    context.switchToHttp().getRequest<StaffRequest>().isBackground = this.declared(IS_BACKGROUND, context);
    await super.canActivate(context);
    return true;
  }

  override handleRequest<T>(error: Error | null, signedIn: (SignedIn & T) | false, _info: unknown, context: ExecutionContext): T {
    if (error) throw error;
    if (!signedIn) throw new UnauthorizedException('Please sign in.');
    if (!this.declared(DURING_SET_UP, context)) {
      if (signedIn.user.mustChangePassword) throw new Needed('new-password-needed');
      if (signedIn.mustSetUp) throw new Needed('second-factor-needed');
    }
    const roles = this.declared<Role[]>(ROLES_ALLOWED, context) ?? this.rolesOfKind(context);
    if (roles && !roles.includes(signedIn.user.role)) throw new ForbiddenException('Only an administrator may do this.');
    if (this.asksPassword(signedIn, context)) throw new Needed('password-needed');
    return signedIn;
  }

  /** Of the kind that the path names. */
  private rolesOfKind(context: ExecutionContext): readonly Role[] | undefined {
    const each = this.declared<Each>(EACH, context);
    return each && this.kinds.find(each.feature, context.switchToHttp().getRequest<StaffRequest>().params[each.name])?.kind.roles;
  }

  private asksPassword({ confirmedAt }: SignedIn, context: ExecutionContext): boolean {
    const when = this.declared<AsksWhen>(ASKS_PASSWORD, context);
    if (!when || Date.now() - confirmedAt.getTime() < CONFIRMED_FOR_MS) return false;
    const body: unknown = context.switchToHttp().getRequest<StaffRequest>().body;
    return when(typeof body === 'object' && body !== null ? { ...body } : {});
  }

  private declared<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}

/** Recognises staff on a public route and lets everyone through. */
@Injectable()
export class OptionalSignIn extends AuthGuard('jwt') {
  override handleRequest<T>(error: Error | null, signedIn: T | false): T {
    if (error) throw error;
    return (signedIn || undefined) as T;
  }
}
