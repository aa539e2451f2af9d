import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../users/user.entity.js';

/** Who the guard has let in. */
export interface SignedIn {
  user: User;
  sessionId: string;
}

export type RequestOfStaff = Request & { signedIn?: SignedIn };

/** The signed-in member of staff, as a handler's argument. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { signedIn } = context.switchToHttp().getRequest<RequestOfStaff>();
  if (!signedIn) throw new UnauthorizedException('Please sign in.');
  return signedIn;
});
