import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { createSecretKey } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Secrets } from '../platform/config/secrets.js';
import type { SignedIn, StaffRequest } from '../users/signed-in.js';
import { SESSION_AUDIENCE, SessionsService, type TokenPayload } from './sessions.service.js';

/** Our tokens have about 300 characters; passport's pattern takes quadratic time. */
const LONGEST_HEADER = 512;
const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Null without a token or if the header is too long. */
export const tokenOf = (request: Request): string | null =>
  (request.headers.authorization?.length ?? 0) > LONGEST_HEADER ? null : fromHeader(request);

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    secrets: Secrets,
    private readonly sessions: SessionsService,
  ) {
    // As text it would be parsed with each request. The library takes a key object, which its types lack.
    const key = createSecretKey(secrets.jwt, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: tokenOf,
      secretOrKey: key,
      algorithms: ['HS256'],
      audience: SESSION_AUDIENCE,
      issuer: secrets.site,
      passReqToCallback: true,
    });
  }

  validate({ isBackground = false }: StaffRequest, payload: Partial<TokenPayload>): Promise<SignedIn | null> {
    return this.sessions.find(payload, !isBackground);
  }
}

/** For middleware, which runs before the guards. Not before the account is set up. */
export const isStaff = (request: Request): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const middleware = passport.authenticate('jwt', { session: false }, (error: Error | null, signedIn?: SignedIn | false) =>
      error ? reject(error) : resolve(Boolean(signedIn && !signedIn.mustSetUp && !signedIn.user.mustChangePassword)),
    ) as RequestHandler;
    middleware(request, request.res as Response, reject);
  });
