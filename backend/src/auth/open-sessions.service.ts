import { Injectable } from '@nestjs/common';
import { Changes } from '../audit/changes.service.js';
import { NoSuchRecord } from '../platform/common/errors.js';
import { isId } from '../platform/common/validation.js';
import type { SignedIn } from '../users/signed-in.js';
import { UsersService } from '../users/users.service.js';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

/** The open sessions of a person, for that person and for administrators. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly changes: Changes,
  ) {}

  /** Throws NoSuchRecord (404) for an unknown user. */
  async of(userId: string): Promise<Session[]> {
    const { id } = await this.users.get(userId);
    return this.sessions.of(id);
  }

  async logout({ user, sessionId }: SignedIn): Promise<void> {
    await this.changes.write('auth', async ({ manager, audit }) => {
      await this.sessions.end(manager, sessionId);
      await audit({ action: 'logout', entityType: 'users', entityId: user.id, userId: user.id });
    });
  }

  /** Throws NoSuchRecord (404) if it has ended already or belongs to someone else. */
  async end(userId: string, sessionId: string): Promise<void> {
    await this.changes.write('auth', async ({ manager, audit }) => {
      const hasEnded = isId(sessionId) && (await this.sessions.endOneOf(manager, userId, sessionId));
      if (!hasEnded) throw new NoSuchRecord('session');
      await audit({ action: 'end-sessions', entityType: 'users', entityId: userId });
    });
  }

  /** `keptId`: the session that continues. Throws NoSuchRecord (404) for an unknown user. */
  async endAll(userId: string, keptId?: string): Promise<void> {
    const { id } = await this.users.get(userId);
    await this.changes.write('auth', async ({ manager, audit }) => {
      await this.sessions.endAllOf(manager, id, keptId);
      await audit({ action: 'end-sessions', entityType: 'users', entityId: id });
    });
  }
}
