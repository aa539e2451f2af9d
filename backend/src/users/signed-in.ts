import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

export interface SignedIn {
  user: User;
  sessionId: string;
  /** Of the token that the request came with. */
  tokenNumber: number;
  /** When its user last signed in, or gave password and second factor again, in this session. */
  confirmedAt: Date;
  /** Whether a second factor has to be set up before anything else. */
  mustSetUp: boolean;
}

export const SESSIONS_ENDED = 'sessions.ended';

/** Raised within the transaction that ends sessions: one, or all of a user but `keptId`. Errors of listeners roll it back. */
export interface SessionsEnded {
  manager: EntityManager;
  ended: { sessionId: string } | { userId: string; keptId?: string };
}

/** After the guard, which sets `user`. `isBackground`: without a user's action, so the session is not in use. */
export type StaffRequest = Request & { user?: SignedIn; isBackground?: boolean };

export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { user } = context.switchToHttp().getRequest<StaffRequest>();
  if (!user) throw new UnauthorizedException('Please sign in.');
  return user;
});
