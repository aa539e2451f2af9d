import { BadRequestException, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import type { EntityManager, Repository } from 'typeorm';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { newId } from '../../platform/common/records.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { sha256 } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import type { User } from '../../users/user.entity.js';
import { Passkey } from './passkey.entity.js';

type Purpose = 'passkey-sign-in' | 'passkey-registration';

const MINUTES = 10;
/** The column's largest number. */
const MOST = 2 ** 31 - 1;

/** Loaded when somebody uses a passkey: it is large. */
const webAuthn = () => import('@simplewebauthn/server');
const bounded = (counter: number): number => Math.min(counter, MOST);

function parsed<T>(json: string): T | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as T) : null;
  } catch {
    return null;
  }
}

/** Passkeys (WebAuthn) that verify their user, by fingerprint or PIN: one step signs in. */
@Injectable()
export class Passkeys {
  private readonly host: string;

  constructor(
    @InjectRepository(Passkey) private readonly keys: Repository<Passkey>,
    private readonly jwt: JwtService,
    private readonly rateLimit: RateLimit,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {
    this.host = new URL(env.publicUrl).hostname;
  }

  /** Browsers have them on https and on localhost, for names, not for IP numbers. */
  get arePossible(): boolean {
    const isNumber = isIP(this.host.replace(/^\[|\]$/g, '')) !== 0;
    return !isNumber && (this.env.publicUrl.startsWith('https:') || this.host === 'localhost');
  }

  of(manager: EntityManager, userId: string): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async offer(user: User): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; ticket: string }> {
    const known = await this.of(this.keys.manager, user.id);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: (await this.company.current()).companyName,
      rpID: this.host,
      userID: new TextEncoder().encode(user.id),
      userName: user.username,
      userDisplayName: user.username,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options, ticket: await this.ticket('passkey-registration', options.challenge, user.id) };
  }

  /** Throws BadRequestException (400) if the browser's response is not the one to the offer. */
  async verifyNew(
    userId: string,
    { ticket, response }: { ticket: string; response: string },
  ): Promise<Omit<Passkey, 'name' | 'createdAt' | 'user'>> {
    const refusal = new BadRequestException('The passkey could not be checked. Please try again.');
    const expectedChallenge = await this.redeem('passkey-registration', ticket, userId);
    const given = parsed<RegistrationResponseJSON>(response);
    if (!expectedChallenge || !given) throw refusal;
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({ ...this.expected(expectedChallenge), response: given }).catch(() => {
      throw refusal;
    });
    if (!registrationInfo) throw refusal;
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id: newId(),
      userId,
      credentialId,
      credentialHash: sha256(credentialId),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: bounded(counter),
      transports: transports
        .filter((name) => typeof name === 'string')
        .map((name) => name.slice(0, 20))
        .slice(0, 8),
      lastUsedAt: null,
    };
  }

  async challenge(): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; ticket: string }> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: this.host, userVerification: 'required' });
    return { options, ticket: await this.ticket('passkey-sign-in', options.challenge) };
  }

  /** Returns the passkey with its new counter. Throws UnauthorizedException (401). */
  async verify({ ticket, response }: { ticket: string; response: string }): Promise<Passkey> {
    const refusal = new UnauthorizedException('This passkey could not be used. Please try again, or sign in with your password.');
    const given = parsed<AuthenticationResponseJSON>(response);
    const expectedChallenge = await this.redeem('passkey-sign-in', ticket);
    const passkey = typeof given?.id === 'string' ? await this.keys.findOneBy({ credentialHash: sha256(given.id) }) : null;
    if (!expectedChallenge || !given || !passkey) throw refusal;
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...this.expected(expectedChallenge),
      response: given,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(() => {
      throw refusal;
    });
    if (!verified) throw refusal;
    return Object.assign(passkey, { counter: bounded(authenticationInfo.newCounter) });
  }

  private expected(expectedChallenge: string) {
    return { expectedChallenge, expectedOrigin: this.env.publicUrl, expectedRPID: this.host, requireUserVerification: true };
  }

  private ticket(audience: Purpose, challenge: string, userId?: string): Promise<string> {
    return this.jwt.signAsync({ challenge }, { audience, expiresIn: `${MINUTES}m`, ...(userId && { subject: userId }) });
  }

  /** Returns the challenge the first time, otherwise null. */
  private async redeem(audience: Purpose, ticket: string, userId?: string): Promise<string | null> {
    const options = { audience, ...(userId && { subject: userId }) };
    const given = await this.jwt.verifyAsync<{ challenge?: unknown }>(ticket, options).catch(() => null);
    if (typeof given?.challenge !== 'string') return null;
    const once = { key: `challenge:${given.challenge}`, limit: 1, windowMs: MINUTES * MINUTE_MS };
    return (await this.rateLimit.take(once)).allowed ? given.challenge : null;
  }
}
