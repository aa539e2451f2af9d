import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Secret, TOTP } from 'otpauth';
import { LessThan, type EntityManager } from 'typeorm';
import { InvalidFields } from '../../platform/common/errors.js';
import { newId } from '../../platform/common/records.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { decryptSecret, encryptSecret } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import type { User } from '../../users/user.entity.js';
import { Authenticator } from './authenticator.entity.js';
import type { AuthenticatorOffer } from './second-factor.dto.js';

const PERIOD_MS = 30_000;
const RAN_OUT = 'This code has just run out, or the clock of your phone is wrong. Please enter the code that the app shows now.';
const WRONG = 'This code is wrong. Please enter the one that the app shows now; your phone must know the right time.';
const AUDIENCE = 'authenticator';
const MINUTES = 15;
const SECRET_BYTES = 20;

/** Returns how many half minutes a code is ahead, at most `window`, or null for a wrong one. */
const aheadBy = (secret: string, code: string, now: Date, window: number): number | null =>
  new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp: now.getTime(), window });

const stepAt = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

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
    // The holder of the offer knows the secret, so this message may say more than at the sign-in.
    const ahead = aheadBy(offer.secret, code, now, 1);
    if (ahead !== 0) throw new InvalidFields({ code: [ahead === null ? WRONG : RAN_OUT] });
    if (await this.has(manager, userId)) throw new ConflictException('An authenticator app is set up already. Remove it first.');
    const secret = encryptSecret(this.secrets.key, offer.secret);
    await manager.insert(Authenticator, { id: newId(), userId, secret, lastStep: stepAt(now), createdAt: now });
  }

  /** Returns whether it is the present code and was not used before. */
  async use(manager: EntityManager, userId: string, code: string, now: Date): Promise<boolean> {
    const stored = await manager.findOneBy(Authenticator, { userId });
    const secret = stored && decryptSecret(this.secrets.key, stored.secret);
    if (!secret || aheadBy(secret, code, now, 0) === null) return false;
    const lastStep = stepAt(now);
    // One statement, so that two simultaneous uses cannot both succeed.
    return (await manager.update(Authenticator, { userId, lastStep: LessThan(lastStep) }, { lastStep })).affected === 1;
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(Authenticator, { userId });
  }
}
