import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { newId } from '../../platform/common/records.js';
import { keyedToken } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { readableSecret } from '../../users/passwords.js';
import { RecoveryCode } from './recovery-code.entity.js';

const CODES = 10;
/** 118 bits, so that a keyed hash is enough. */
const BLOCK = 6;

/** People type capitals, spaces and no hyphen. */
const tidy = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

/** Codes on paper for a lost phone. Each works once; only hashes are stored. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly secrets: Secrets) {}

  left(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }

  /** Replaces all former ones. Returns the codes, which nobody can read again. */
  async renew(manager: EntityManager, userId: string): Promise<string[]> {
    await this.removeAll(manager, userId);
    const codes = Array.from({ length: CODES }, () => readableSecret(BLOCK));
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ id: newId(), userId, codeHash: this.hashOf(userId, code), usedAt: null })),
    );
    return codes;
  }

  async removeAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(RecoveryCode, { userId });
  }

  /** Returns whether it was an unused code of the user. */
  async use(manager: EntityManager, userId: string, code: string, now: Date): Promise<boolean> {
    const where = { userId, codeHash: this.hashOf(userId, code), usedAt: IsNull() };
    return (await manager.update(RecoveryCode, where, { usedAt: now })).affected === 1;
  }

  private hashOf(userId: string, code: string): string {
    return keyedToken(this.secrets.key, 'recovery-code', `${userId}:${tidy(code)}`);
  }
}
