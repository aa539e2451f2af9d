import { ForbiddenException, Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '../users/user.entity.js';
import { bearerToken } from './bearer.js';
import { IS_PUBLIC } from './public.decorator.js';
import { ROLES_ALLOWED } from './roles.decorator.js';
import { SessionsService } from './sessions.service.js';
import type { RequestOfStaff } from './signed-in.js';

/** Guards every route that does not say @Public(); house.md, rule 5. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    const request = context.switchToHttp().getRequest<RequestOfStaff>();
    const token = bearerToken(request);
    const signedIn = token ? await this.sessions.find(token) : null;
    if (!signedIn) throw new UnauthorizedException('Please sign in.');
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES_ALLOWED, targets);
    if (roles && !roles.includes(signedIn.user.role)) throw new ForbiddenException('Only an administrator may do this.');
    request.signedIn = signedIn;
    return true;
  }
}
