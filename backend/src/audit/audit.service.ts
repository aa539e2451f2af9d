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
  /** Who, when it is not the one who asks: at a login nobody is signed in yet. */
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

  /** Writes the row with the transaction's manager, so that it stands or falls with the change. */
  async write(manager: EntityManager, entry: AuditEntry, now: Date): Promise<void> {
    const { userId, addressKey, userAgent } = currentActor();
    const row = {
      changes: {},
      userId,
      ipAddress: addressKey,
      userAgent: userAgent?.slice(0, 500) ?? null,
      ...entry,
      id: newId(),
      createdAt: now,
    };
    await manager.insert(AuditLog, row as QueryDeepPartialEntity<AuditLog>);
  }

  async list(query: ListQuery): Promise<Listing<AuditLog>> {
    return list(this.log, LIST, query, undefined, { relations: { user: true }, withDeleted: true });
  }

  async get(id: string): Promise<AuditLog | null> {
    return this.log.findOne({ where: { id }, relations: { user: true }, withDeleted: true });
  }
}
