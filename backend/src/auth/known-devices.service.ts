import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { DAY_MS } from '../common/durations.js';
import { newId } from '../common/records.js';
import { Env } from '../config/env.js';

interface KnownDevice {
  id: string;
  /** Accounts that have signed in on it, latest first. */
  userIds: string[];
}

const COOKIE = 'device';
const COOKIE_VALUE = /(?:^|; ?)device=([\w.-]{1,2000})(?:;|$)/;
const AUDIENCE = 'known-device';
/** The longest that browsers keep cookies. */
const DAYS = 400;
const MAX_ACCOUNTS = 8;

/** A signed cookie marks browsers in which an account has signed in. It grants only sign-in attempts that others cannot use up. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly jwt: JwtService,
    private readonly env: Env,
  ) {}

  /** Null if the cookie is missing, expired or forged. */
  async of(request: Request): Promise<KnownDevice | null> {
    const token = COOKIE_VALUE.exec(request.headers.cookie ?? '')?.[1];
    if (!token) return null;
    const options = { algorithms: ['HS256' as const], audience: AUDIENCE };
    const device = await this.jwt.verifyAsync<Partial<KnownDevice>>(token, options).catch(() => null);
    return typeof device?.id === 'string' && Array.isArray(device.userIds) ? { id: device.id, userIds: device.userIds } : null;
  }

  async remember(request: Request, userId: string): Promise<void> {
    const known = await this.of(request);
    const userIds = [userId, ...(known?.userIds.filter((id) => id !== userId) ?? [])].slice(0, MAX_ACCOUNTS);
    const device: KnownDevice = { id: known?.id ?? newId(), userIds };
    const token = await this.jwt.signAsync(device, { audience: AUDIENCE, expiresIn: `${DAYS}d` });
    request.res?.cookie(COOKIE, token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: this.env.publicUrl.startsWith('https:'),
      path: '/api/auth',
      maxAge: DAYS * DAY_MS,
    });
  }
}
