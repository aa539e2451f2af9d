import { BadRequestException, ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Secret, TOTP } from 'otpauth';
import { LessThan, type EntityManager } from 'typeorm';
import { InvalidFields } from '../../common/errors.js';
import { newId } from '../../common/records.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { decryptSecret, encryptSecret } from '../../config/crypto.js';
import { Secrets } from '../../config/secrets.js';
import type { User } from '../../users/user.entity.js';
import { Authenticator } from './authenticator.entity.js';

const PERIOD_MS = 30_000;
/** Codes of the half minutes before and after are known, but refused: a code lasts 30 seconds. */
const KNOWN_WINDOW = 1;
const RAN_OUT = 'This code has just run out, or the clock of your phone is wrong. Please enter the code that the app shows now.';
const AUDIENCE = 'authenticator';
const MINUTES = 15;
const SECRET_BYTES = 20;

export interface AuthenticatorOffer {
  /** For those who cannot scan: the secret in base32. */
  secret: string;
  /** otpauth://…, for the QR code. */
  uri: string;
  /** To be sent back with the first code. */
  ticket: string;
}

/** Returns the present half minute if this is its code, or null for a wrong one. Throws `Refusal` with a sentence for one of its neighbours. */
function stepOf(secret: string, code: string, now: Date, Refusal: new (sentence: string) => Error): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: KNOWN_WINDOW });
  if (delta === null) return null;
  if (delta !== 0) throw new Refusal(RAN_OUT);
  return Math.floor(timestamp / PERIOD_MS);
}

class CodeRanOut extends InvalidFields {
  constructor(sentence: string) {
    super({ code: [sentence] });
  }
}

/** Apps that show six digits for half a minute (TOTP, RFC 6238). */
@Injectable()
export class Authenticators {
  constructor(
    private readonly jwt: JwtService,
    private readonly company: CompanyInfoService,
    private readonly secrets: Secrets,
  ) {}

  has(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(Authenticator, { userId });
  }

  /** Nothing is stored until a code shows that the app has the secret. */
  async offer({ id, username }: Pick<User, 'id' | 'username'>): Promise<AuthenticatorOffer> {
    const secret = new Secret({ size: SECRET_BYTES });
    const issuer = (await this.company.current()).companyName;
    const uri = new TOTP({ issuer, label: username, secret }).toString();
    const ticket = await this.jwt.signAsync({ secret: secret.base32 }, { subject: id, audience: AUDIENCE, expiresIn: `${MINUTES}m` });
    return { secret: secret.base32, uri, ticket };
  }

  /** Throws BadRequestException (400) for an old ticket, InvalidFields (400) for a wrong code, ConflictException (409) if there is one. */
  async add(manager: EntityManager, userId: string, { ticket, code }: { ticket: string; code: string }, now: Date): Promise<void> {
    const options = { algorithms: ['HS256' as const], audience: AUDIENCE, subject: userId };
    const offer = await this.jwt.verifyAsync<{ secret?: unknown }>(ticket, options).catch(() => null);
    if (typeof offer?.secret !== 'string') throw new BadRequestException('This took too long. Please start again with a new QR code.');
    const lastStep = stepOf(offer.secret, code, now, CodeRanOut);
    if (lastStep === null)
      throw new InvalidFields({
        code: ['This code is wrong. Please enter the one that the app shows now; your phone must know the right time.'],
      });
    if (await this.has(manager, userId)) throw new ConflictException('An authenticator app is set up already. Remove it first.');
    const secret = encryptSecret(this.secrets.key, offer.secret);
    await manager.insert(Authenticator, { id: newId(), userId, secret, lastStep, createdAt: now });
  }

  /** Returns whether it is the present code and was not used before. Throws UnauthorizedException (401) for one that has just run out. */
  async use(manager: EntityManager, userId: string, code: string, now: Date): Promise<boolean> {
    const stored = await manager.findOneBy(Authenticator, { userId });
    const secret = stored && decryptSecret(this.secrets.key, stored.secret);
    const lastStep = secret ? stepOf(secret, code, now, UnauthorizedException) : null;
    if (lastStep === null) return false;
    // One statement, so that two simultaneous uses cannot both succeed.
    return (await manager.update(Authenticator, { userId, lastStep: LessThan(lastStep) }, { lastStep })).affected === 1;
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(Authenticator, { userId });
  }
}
