import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes, type Change } from '../../audit/changes.service.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import type { User } from '../../users/user.entity.js';
import { USERS } from '../../users/user.kind.js';
import { AccountMails } from '../account-mails.service.js';
import { SessionsService } from '../sessions.service.js';
import { Authenticator, RecoveryCode } from './codes.entity.js';
import { Codes } from './codes.service.js';
import { Passkey } from './passkey.entity.js';
import { Passkeys } from './passkeys.service.js';
import type { AddAuthenticatorDto, AddPasskeyDto } from './second-factor.dto.js';
import { SecondFactors } from './second-factors.service.js';

const MOST_PASSKEYS = 20;

/** Adds and removes second factors, and tells their user. */
@Injectable()
export class SecondFactorSetUp {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly codes: Codes,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly changes: Changes,
  ) {}

  /** Returns new recovery codes if the user had none. Throws BadRequestException (400), ConflictException (409). */
  async addPasskey({ id: userId }: User, { name, ...given }: AddPasskeyDto): Promise<string[]> {
    const passkey = await this.passkeys.verifyNew(userId, given);
    return this.add(userId, async (user, { manager, now, audit }) => {
      if ((await manager.countBy(Passkey, { userId })) >= MOST_PASSKEYS)
        throw new ConflictException(`You have ${MOST_PASSKEYS} passkeys. Remove one first.`);
      await manager.insert(Passkey, { ...passkey, name, createdAt: now });
      await audit({ action: 'add-passkey', entityType: USERS.resource, entityId: userId, changes: { name: { after: name } } });
      await this.mails.sendToAll({ manager, now }, user, 'passkey-added');
    });
  }

  /** Returns new recovery codes if the user had none. Throws as Codes.addAuthenticator. */
  addAuthenticator({ id: userId }: User, fields: AddAuthenticatorDto): Promise<string[]> {
    return this.add(userId, async (user, { manager, now, audit }) => {
      await this.codes.addAuthenticator(manager, userId, fields, now);
      await audit({ action: 'add-authenticator', entityType: USERS.resource, entityId: userId });
      await this.mails.sendToAll({ manager, now }, user, 'authenticator-added');
    });
  }

  /** Throws NoSuchRecord (404). */
  async renamePasskey({ id: userId }: User, id: string, name: string): Promise<void> {
    await this.changes.locked(USERS, userId, async (_user, { manager, audit }) => {
      const passkey = await this.ownPasskey(manager, userId, id);
      if (passkey.name === name) return;
      await manager.update(Passkey, { id: passkey.id, userId }, { name });
      const changes = { name: { before: passkey.name, after: name } };
      await audit({ action: 'rename-passkey', entityType: USERS.resource, entityId: userId, changes });
    });
  }

  /** Throws NoSuchRecord (404), or ConflictException (409) if it is the last factor of an account that needs one. */
  removePasskey({ id: userId }: User, id: string): Promise<void> {
    return this.remove(userId, 'remove-passkey', async ({ manager }) => {
      const passkey = await this.ownPasskey(manager, userId, id);
      await manager.delete(Passkey, { id: passkey.id, userId });
    });
  }

  /** Throws ConflictException (409) as removePasskey. */
  removeAuthenticator({ id: userId }: User): Promise<void> {
    return this.remove(userId, 'remove-authenticator', ({ manager }) => manager.delete(Authenticator, { userId }));
  }

  /** Throws ConflictException (409) without a second factor. */
  renewCodes({ id: userId }: User): Promise<string[]> {
    return this.changes.locked(USERS, userId, async (user, change) => {
      if (!(await this.factors.has(userId, change.manager))) throw new ConflictException('Set up a passkey or an authenticator app first.');
      await change.audit({ action: 'renew-recovery-codes', entityType: USERS.resource, entityId: userId });
      await this.mails.sendToAll(change, user, 'recovery-codes-renewed');
      return this.codes.renewRecoveryCodes(change.manager, userId);
    });
  }

  /** For a lost phone: removes everything and ends all sessions. Throws NoSuchRecord (404). */
  async reset(userId: string): Promise<void> {
    await this.changes.locked(USERS, userId, async (user, change) => {
      const { manager } = change;
      for (const factor of [Passkey, Authenticator, RecoveryCode]) await manager.delete(factor, { userId });
      await this.sessions.endAllOf(manager, userId);
      await change.audit({ action: 'reset-second-factor', entityType: USERS.resource, entityId: userId });
      await this.mails.send(change, user, 'second-factor-removed');
    });
  }

  private async ownPasskey(manager: EntityManager, userId: string, id: string): Promise<Passkey> {
    const passkey = (await this.passkeys.of(manager, userId)).find((one) => one.id === id);
    if (!passkey) throw new NoSuchRecord('passkey');
    return passkey;
  }

  /** The lock makes two simultaneous additions share one set of codes. */
  private add(userId: string, store: (user: User, change: Change) => Promise<void>): Promise<string[]> {
    return this.changes.locked(USERS, userId, async (user, change) => {
      await store(user, change);
      await this.sessions.setMustSetUp(change.manager, userId, false);
      return (await this.codes.recoveryCodesLeft(change.manager, userId)) > 0 ? [] : this.codes.renewRecoveryCodes(change.manager, userId);
    });
  }

  private async remove(
    userId: string,
    action: 'remove-passkey' | 'remove-authenticator',
    erase: (change: Change) => Promise<unknown>,
  ): Promise<void> {
    await this.changes.locked(USERS, userId, async (user, change) => {
      const { manager } = change;
      await erase(change);
      if (!(await this.factors.has(userId, manager))) {
        if (await this.factors.isRequired(user, manager))
          throw new ConflictException('Your account needs a second factor. Add another one before you remove this one.');
        await manager.delete(RecoveryCode, { userId });
      }
      await change.audit({ action, entityType: USERS.resource, entityId: userId });
      await this.mails.send(change, user, 'second-factor-removed');
    });
  }
}
