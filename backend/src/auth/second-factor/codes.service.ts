import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { Secret, TOTP } from 'otpauth';
import { IsNull, LessThan, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { InvalidFields } from '../../platform/http/errors.js';
import { newId } from '../../platform/common/records.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { decryptSecret, encryptSecret, keyedToken } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { readableSecret } from '../../users/passwords.js';
import type { User } from '../../users/user.entity.js';
import { Authenticator, RecoveryCode } from './codes.entity.js';
import type { AuthenticatorOffer } from './second-factor.dto.js';

const PERIOD_MS = 30_000;
const RAN_OUT = 'This code has just run out, or the clock of your phone is wrong. Please enter the code that the app shows now.';
const WRONG = 'This code is wrong. Please enter the one that the app shows now; your phone must know the right time.';
const AUDIENCE = 'authenticator';
const MINUTES = 15;
const SECRET_BYTES = 20;
const SIX_DIGITS = /^\d{3} ?\d{3}$/;

const RECOVERY_CODES = 10;
/** 118 bits, so that a keyed hash is enough. */
const RECOVERY_BLOCK = 6;

/** People type capitals, spaces and no hyphen. */
const tidy = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

/** Returns how many half minutes a code is ahead, at most `window`, or null for a wrong one. */
const aheadBy = (secret: string, code: string, now: Date, window: number): number | null =>
  new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp: now.getTime(), window });

const stepAt = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

/** What users type as a second factor: six digits that an app shows for half a minute (TOTP, RFC 6238), or a code on paper for a lost phone. */
@Injectable()
export class Codes {
  constructor(
    @InjectRepository(RecoveryCode) private readonly stored: Repository<RecoveryCode>,
    private readonly jwt: JwtService,
    private readonly company: CompanyInfoService,
    private readonly secrets: Secrets,
  ) {}

  hasAuthenticator(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(Authenticator, { userId });
  }

  /** Nothing is stored until a code shows that the app has the secret. */
  async offerAuthenticator({ id, username }: Pick<User, 'id' | 'username'>): Promise<AuthenticatorOffer> {
    const secret = new Secret({ size: SECRET_BYTES });
    const issuer = (await this.company.current()).companyName;
    const uri = new TOTP({ issuer, label: username, secret }).toString();
    const ticket = await this.jwt.signAsync({ secret: secret.base32 }, { subject: id, audience: AUDIENCE, expiresIn: `${MINUTES}m` });
    return { secret: secret.base32, uri, ticket };
  }

  /** Throws BadRequestException (400) for an old ticket, InvalidFields (400) for a wrong code, ConflictException (409) if there is one. */
  async addAuthenticator(
    manager: EntityManager,
    userId: string,
    { ticket, code }: { ticket: string; code: string },
    now: Date,
  ): Promise<void> {
    const offer = await this.jwt.verifyAsync<{ secret?: unknown }>(ticket, { audience: AUDIENCE, subject: userId }).catch(() => null);
    if (typeof offer?.secret !== 'string') throw new BadRequestException('This took too long. Please start again with a new QR code.');
    // The holder of the offer knows the secret, so this message may say more than at the sign-in.
    const ahead = aheadBy(offer.secret, code, now, 1);
    if (ahead !== 0) throw new InvalidFields({ code: [ahead === null ? WRONG : RAN_OUT] });
    if (await this.hasAuthenticator(manager, userId))
      throw new ConflictException('An authenticator app is set up already. Remove it first.');
    const secret = encryptSecret(this.secrets.key, offer.secret);
    await manager.insert(Authenticator, { id: newId(), userId, secret, lastStep: stepAt(now), createdAt: now });
  }

  recoveryCodesLeft(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }

  /** Replaces all former ones; only hashes are stored. Returns the codes, which cannot be read again. */
  async renewRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
    await manager.delete(RecoveryCode, { userId });
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(RECOVERY_BLOCK));
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ id: newId(), userId, codeHash: this.hashOf(userId, code), usedAt: null })),
    );
    return codes;
  }

  /** Returns what it was: the app's present code or a recovery code, neither used before; null for a wrong one. */
  async use(manager: EntityManager, userId: string, code: string, now: Date): Promise<'authenticator' | 'recovery-code' | null> {
    if (SIX_DIGITS.test(code)) return (await this.useAuthenticator(manager, userId, code.replace(' ', ''), now)) ? 'authenticator' : null;
    return (await this.useRecoveryCode(manager, userId, code, now)) ? 'recovery-code' : null;
  }

  /** Returns whether it is the present code and was not used before. */
  private async useAuthenticator(manager: EntityManager, userId: string, code: string, now: Date): Promise<boolean> {
    const stored = await manager.findOneBy(Authenticator, { userId });
    const secret = stored && decryptSecret(this.secrets.key, stored.secret);
    if (!secret || aheadBy(secret, code, now, 0) === null) return false;
    const lastStep = stepAt(now);
    // One statement, so that two simultaneous uses cannot both succeed.
    return (await manager.update(Authenticator, { userId, lastStep: LessThan(lastStep) }, { lastStep })).affected === 1;
  }

  /** Returns whether it is an unused recovery code of the user. */
  async isRecoveryCode(userId: string, code: string): Promise<boolean> {
    return !SIX_DIGITS.test(code) && this.stored.existsBy(this.unused(userId, code));
  }

  /** Returns whether it was an unused code of the user. */
  private async useRecoveryCode(manager: EntityManager, userId: string, code: string, now: Date): Promise<boolean> {
    return (await manager.update(RecoveryCode, this.unused(userId, code), { usedAt: now })).affected === 1;
  }

  private unused(userId: string, code: string): FindOptionsWhere<RecoveryCode> {
    return { userId, codeHash: this.hashOf(userId, code), usedAt: IsNull() };
  }

  private hashOf(userId: string, code: string): string {
    return keyedToken(this.secrets.key, 'recovery-code', `${userId}:${tidy(code)}`);
  }
}
