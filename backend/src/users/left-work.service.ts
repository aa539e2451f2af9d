import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Not, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/http/errors.js';
import { currentActor } from '../platform/http/request-context.js';
import { OutlivesAuthor, type LeftWork } from './outlives-author.js';
import { FATES, type Fate, type LeftWorkRecord } from './user.dto.js';
import { User } from './user.entity.js';

/** Pieces of each kind that are named. */
const MOST_NAMED = 3;

/** What becomes of it all: the same for everything, or one for each id; null: what is safe. */
export type Fates = Fate | ReadonlyMap<string, Fate> | null;

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

  /** What these users would leave together. */
  async of(userIds: readonly string[]): Promise<LeftWorkRecord[]> {
    const counted: LeftWorkRecord[] = [];
    for (const { id, name, byDefault, provider } of this.all)
      counted.push({ id, name, byDefault, ...(await provider.leftBy(this.manager, userIds, MOST_NAMED)) });
    return counted.filter(({ count }) => count > 0).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Reads 'keep', 'end', or a choice for each such as 'planned-changes:keep,page-drafts:end'. Throws InvalidFields (400). */
  chosen(leftWork: unknown): Fates {
    if (leftWork === undefined || leftWork === null) return null;
    const ids = this.all.map(({ id }) => id);
    const choices = typeof leftWork === 'string' ? leftWork.split(',') : [''];
    const fateIn = (text: string | undefined) => FATES.find((one) => one === text);
    const fates = choices.map((choice): [string, Fate | undefined] => {
      const [id = '', fate, ...more] = choice.split(':');
      return [id, more.length || !ids.includes(id) ? undefined : fateIn(fate)];
    });
    const ofAll = fateIn(choices[0]);
    if (ofAll && choices.length === 1) return ofAll;
    if (new Set(fates.map(([id]) => id)).size < fates.length || !areFates(fates))
      throw new InvalidFields({ leftWork: [`Please use keep, end, or a choice such as ${ids[0]}:keep for each of: ${ids.join(', ')}`] });
    return new Map(fates);
  }

  /** Within the transaction that deactivates or deletes the user. */
  async settle(change: Change, userId: string, fates: Fates): Promise<void> {
    const heir = await this.heirOf(change.manager, userId);
    const fateOf = (id: string) => (typeof fates === 'string' ? fates : fates?.get(id));
    for (const { id, byDefault, provider } of this.all)
      await provider.settleLeft(change, userId, (fateOf(id) ?? byDefault) === 'keep' ? heir : null);
  }

  /** The administrator who does it; of one who ends their own account, another one: there always is. */
  private async heirOf(manager: EntityManager, userId: string): Promise<string | null> {
    const { userId: actor } = currentActor();
    if (actor !== null && actor !== userId) return actor;
    const others = { role: 'admin' as const, isActive: true, id: Not(userId) };
    return (await manager.findOne(User, { where: others, order: { createdAt: 'ASC', id: 'ASC' } }))?.id ?? null;
  }
}

const areFates = (fates: [string, Fate | undefined][]): fates is [string, Fate][] => fates.every(([, fate]) => fate !== undefined);
