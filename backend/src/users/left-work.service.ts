import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Not, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { currentActor } from '../platform/common/request-context.js';
import { OutlivesAuthor, type Fate, type LeftWork } from './outlives-author.js';
import type { LeftWorkRecord } from './user.dto.js';
import { User } from './user.entity.js';

/** What can outlive its author: each provider marked with `@OutlivesAuthor`. */
@Injectable()
export class LeftWorks {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly discovery: DiscoveryService,
  ) {}

  get all() {
    return this.discovery.getProviders({ metadataKey: OutlivesAuthor.KEY }).flatMap((wrapper) => {
      const entry = this.discovery.getMetadataByDecorator(OutlivesAuthor, wrapper);
      return entry ? [{ ...entry, provider: wrapper.instance as LeftWork }] : [];
    });
  }

  /** What a user would leave. */
  async of(userId: string): Promise<LeftWorkRecord[]> {
    const counted: LeftWorkRecord[] = [];
    for (const { name, byDefault, provider } of this.all)
      counted.push({ name, byDefault, count: await provider.countLeft(this.manager, userId) });
    return counted.filter(({ count }) => count > 0).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Within the transaction that deactivates or deletes the user. `fate`: of everything; default: of each what is safe. */
  async settle(change: Change, userId: string, fate: Fate | null | undefined): Promise<void> {
    const heir = await this.heirOf(change.manager, userId);
    for (const { byDefault, provider } of this.all) await provider.settleLeft(change, userId, (fate ?? byDefault) === 'keep' ? heir : null);
  }

  /** The administrator who does it; of one who ends their own account, another one: there always is. */
  private async heirOf(manager: EntityManager, userId: string): Promise<string | null> {
    const { userId: actor } = currentActor();
    if (actor !== null && actor !== userId) return actor;
    const others = { role: 'admin' as const, isActive: true, id: Not(userId) };
    return (await manager.findOne(User, { where: others, order: { createdAt: 'ASC', id: 'ASC' } }))?.id ?? null;
  }
}
