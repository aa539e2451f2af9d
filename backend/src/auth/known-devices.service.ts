import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { cookieName, cookieOf, isSecure } from '../platform/http/cookies.js';
import { DAY_MS } from '../platform/time/durations.js';
import { newId } from '../platform/common/records.js';
import { Env } from '../platform/config/env.js';
import { Secrets } from '../platform/config/secrets.js';
import type { User } from '../users/user.entity.js';
import { passwordMark } from './password-links.service.js';

type Account = Pick<User, 'id' | 'passwordHash'>;

/** What the person has proved in the browser: a link in a mail that set the password, the password, or the second factor as well. */
type Proof = 'link' | 'password' | 'both';

interface Mark {
  userId: string;
  /** Of the password: a new one makes every device unknown. */
  password: string;
  by: Proof;
}

interface Device {
  id: string;
  /** Latest first. */
  marks: Mark[];
}

export type KnownDevice = Pick<Device, 'id'> & Pick<Mark, 'by'>;

const LONGEST = 2_500;
const AUDIENCE = 'known-device-2';
/** The longest that browsers keep cookies. */
const DAYS = 400;
const MAX_ACCOUNTS = 8;

/** A signed cookie marks browsers in which an account has signed in. It grants only sign-in attempts that others cannot use up. */
@Injectable()
export class KnownDevices {
  private readonly cookie: string;

  constructor(
    private readonly jwt: JwtService,
    private readonly secrets: Secrets,
    private readonly env: Env,
  ) {
    this.cookie = cookieName('known-device', env);
  }

  /** Null if the account is unknown here, or has another password since; also if the cookie is expired or forged. */
  async of(request: Request, user: Account | null): Promise<KnownDevice | null> {
    const device = await this.read(request);
    const mark = user && device?.marks.find(({ userId, password }) => userId === user.id && password === passwordMark(user));
    return device && mark ? { id: device.id, by: mark.by } : null;
  }

  async remember(request: Request, user: Account, by: Proof): Promise<void> {
    const known = await this.read(request);
    const mark: Mark = { userId: user.id, password: passwordMark(user), by };
    const marks = [mark, ...(known?.marks.filter(({ userId }) => userId !== user.id) ?? [])].slice(0, MAX_ACCOUNTS);
    const device: Device = { id: known?.id ?? newId(), marks };
    const token = await this.jwt.signAsync(device, { audience: AUDIENCE, expiresIn: `${DAYS}d` });
    request.res?.cookie(this.cookie, token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(this.env),
      path: '/',
      maxAge: DAYS * DAY_MS,
    });
  }

  private async read(request: Request): Promise<Device | null> {
    const token = cookieOf(request.headers.cookie, this.cookie);
    if (!token || token.length > LONGEST) return null;
    const device = await this.jwt
      .verifyAsync<Partial<Device> & { iss?: string }>(token, { audience: AUDIENCE, issuer: undefined })
      .catch(() => null);
    // Those of versions that named no site are still known: without them, each browser of staff would be a new one.
    if (device?.iss !== undefined && device.iss !== this.secrets.site) return null;
    return typeof device?.id === 'string' && Array.isArray(device.marks) ? { id: device.id, marks: device.marks } : null;
  }
}
