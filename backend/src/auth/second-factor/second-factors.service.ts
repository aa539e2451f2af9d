import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Env } from '../../platform/config/env.js';
import type { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import type { SecondFactorAsked } from '../auth.dto.js';
import { Codes } from './codes.service.js';
import { Passkey } from './passkey.entity.js';
import { Passkeys } from './passkeys.service.js';
import { toPasskeyRecord, type SecondFactorState } from './second-factor.dto.js';

/** What a person has beside the password, and who needs it. */
@Injectable()
export class SecondFactors {
  constructor(
    @InjectRepository(Passkey) private readonly keys: Repository<Passkey>,
    private readonly passkeys: Passkeys,
    private readonly codes: Codes,
    private readonly users: UsersService,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {}

  /** Administrators of a public site, and all staff if the settings say so. */
  async isRequired(user: Pick<User, 'role'>, manager: EntityManager = this.keys.manager): Promise<boolean> {
    return this.isRequiredByRole(user) || (await this.company.current(manager)).requireSecondFactor;
  }

  /** What the account has beside the password; null: nothing. */
  async askedOf(userId: string): Promise<SecondFactorAsked | null> {
    const { manager } = this.keys;
    const asked = {
      hasPasskey: await manager.existsBy(Passkey, { userId }),
      hasAuthenticator: await this.codes.hasAuthenticator(manager, userId),
    };
    return asked.hasPasskey || asked.hasAuthenticator ? asked : null;
  }

  async has(userId: string, manager: EntityManager = this.keys.manager): Promise<boolean> {
    return (await this.codes.hasAuthenticator(manager, userId)) || (await manager.existsBy(Passkey, { userId }));
  }

  /** Throws NoSuchRecord (404) for an unknown user. */
  async stateOf(userId: string): Promise<SecondFactorState> {
    const { manager } = this.keys;
    const user = await this.users.get(userId);
    return {
      passkeys: (await this.passkeys.of(manager, user.id)).map(toPasskeyRecord),
      hasAuthenticator: await this.codes.hasAuthenticator(manager, user.id),
      recoveryCodes: await this.codes.recoveryCodesLeft(manager, user.id),
      isRequired: await this.isRequired(user),
      passkeysArePossible: this.passkeys.arePossible,
    };
  }

  /** Also while the settings do not ask for one. */
  isRequiredByRole({ role }: Pick<User, 'role'>): boolean {
    return role === 'admin' && !this.env.isLocal;
  }
}
