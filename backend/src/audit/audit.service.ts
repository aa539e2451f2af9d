import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, QueryDeepPartialEntity, Repository } from 'typeorm';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { newId } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { AuditLog, type AuditAction, type AuditChanges } from './audit-log.entity.js';

export interface AuditEntry {
  action: AuditAction;
  entityType: string | null;
  entityId: string | null;
  changes?: AuditChanges;
  /** Default: the current user. Needed for a login, when nobody is signed in yet. */
  userId?: string | null;
}

const LIST: ListSpec<AuditLog> = {
  resource: 'audit-log',
  sortable: ['createdAt', 'action', 'entityType', 'userId'],
  filterable: { userId: 'string', action: 'string', entityType: 'string', entityId: 'string', createdAt: 'date' },
  search: ['action', 'entityType', 'entityId', 'ipAddress'],
  defaultSort: [['createdAt', 'DESC']],
  unpaged: 500,
};

@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditLog) private readonly log: Repository<AuditLog>) {}

  /** Takes the manager of the transaction that makes the change. */
  async write(manager: EntityManager, entries: AuditEntry[], now: Date): Promise<void> {
    if (!entries.length) return;
    const { userId, addressKey, userAgent } = currentActor();
    const rows = entries.map((entry) => ({
      changes: {},
      userId,
      ipAddress: addressKey,
      userAgent: userAgent?.slice(0, 500) ?? null,
      ...entry,
      id: newId(),
      createdAt: now,
    }));
    await manager.insert(AuditLog, rows as QueryDeepPartialEntity<AuditLog>[]);
  }

  async lastChange(manager: EntityManager, entityType: string, entityId: string): Promise<{ changedBy?: string; changedAt?: Date }> {
    const where = { entityType, entityId };
    const row = await manager.findOne(AuditLog, {
      where,
      relations: { user: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      withDeleted: true,
    });
    return { changedBy: row?.user?.username, changedAt: row?.createdAt };
  }

  async list(query: ListQuery): Promise<Listing<AuditLog>> {
    return list(this.log, LIST, query, undefined, { relations: { user: true }, withDeleted: true });
  }

  async get(id: string): Promise<AuditLog | null> {
    return this.log.findOne({ where: { id }, relations: { user: true }, withDeleted: true });
  }
}
