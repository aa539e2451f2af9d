import { Inject, Injectable, type ModuleMetadata, type Type } from '@nestjs/common';
import { getEntityManagerToken } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/common/list-query.js';
import { findOrFail } from '../platform/common/records.js';
import type { TrashableRecord } from '../platform/database/base-record.js';
import { ServiceOf, type Kind } from './kind.js';
import { staffRoutes } from './staff-routes.js';

/** The parts of a description that the service of a plain kind reads. */
type Plain<T extends TrashableRecord> = Pick<Kind<T>, 'resource' | 'label' | 'entity' | 'logged'> & { list: Omit<ListSpec<T>, 'resource'> };

/** What staff do with records of a plain kind. Subclasses add its rules. */
@Injectable()
export abstract class PlainRecords<T extends TrashableRecord> {
  protected abstract readonly kind: Plain<T>;

  constructor(
    @Inject(getEntityManagerToken()) protected readonly manager: EntityManager,
    protected readonly changes: Changes,
  ) {}

  list(query: ListQuery): Promise<Listing<T>> {
    const { entity, resource } = this.kind;
    return list(this.manager.getRepository<T>(entity), { ...this.kind.list, resource }, query);
  }

  /** Throws NoSuchRecord (404). */
  get(id: string): Promise<T> {
    return findOrFail(this.manager.getRepository<T>(this.kind.entity), { id } as FindOptionsWhere<T>, this.kind.label);
  }

  create(fields: object): Promise<T> {
    return this.changes.create(this.kind, fields, (record, change) => this.complete?.(record, change));
  }

  /** Throws NoSuchRecord (404), ChangedMeanwhile (412). */
  update(id: string, fields: object, ifMatch?: number): Promise<T> {
    return this.changes.update(this.kind, id, ifMatch, fields, (record, change) => this.complete?.(record, change));
  }

  /** Throws NoSuchRecord (404), and what `refuseRemoval` throws. */
  remove(id: string): Promise<T> {
    return this.changes.remove(this.kind, id, (record, change) => this.refuseRemoval?.(record, change));
  }

  /** Throws NoSuchRecord (404). */
  undelete(id: string, change: Change): Promise<T> {
    return undelete(change, this.kind, id);
  }

  /** Completes a record before it is stored, or refuses it. */
  protected complete?(record: T, change: Change): Promise<void>;

  protected refuseRemoval?(record: T, change: Change): Promise<void>;
}

/** The module of a kind that needs no rules of its own: service and staff's controller. */
export function plainModule<T extends TrashableRecord>(kind: Plain<T> & Parameters<typeof staffRoutes>[0]): ModuleMetadata {
  @Injectable()
  @ServiceOf(kind as object)
  class Records extends PlainRecords<T> {
    protected readonly kind = kind;
  }
  const service = Records as Type<Records>;
  return { providers: [service], controllers: [staffRoutes(kind, service)], exports: [service] };
}
