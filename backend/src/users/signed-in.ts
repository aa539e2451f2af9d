import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from './user.entity.js';

export interface SignedIn {
  user: User;
  sessionId: string;
  /** Of the token that the request came with. */
  tokenNumber: number;
  /** When the password was last given in this session. */
  confirmedAt: Date;
  /** Whether a second factor has to be set up before anything else. */
  mustSetUp: boolean;
}

/** After the guard, which sets `user`. */
export type StaffRequest = Request & { user?: SignedIn };

export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { user } = context.switchToHttp().getRequest<StaffRequest>();
  if (!user) throw new UnauthorizedException('Please sign in.');
  return user;
});
