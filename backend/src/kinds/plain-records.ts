import { Inject, Injectable, type ModuleMetadata, type Type } from '@nestjs/common';
import { getEntityManagerToken } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsOrder, FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/lists/list-query.js';
import { findOrFail } from '../platform/common/records.js';
import type { TrashableRecord } from '../platform/database/base-record.js';
import { ServiceOf, type Kind } from './kind.js';
import { staffRoutes } from './staff-routes.js';

/** The parts of a description that the service of a plain kind reads. */
export type Plain<T extends TrashableRecord> = Pick<Kind<T>, 'resource' | 'label' | 'entity' | 'logged' | 'visible'> & {
  list: Omit<ListSpec<T>, 'resource'>;
};

/** What staff do with records of a plain kind. Subclasses add its rules. */
@Injectable()
export abstract class PlainRecords<T extends TrashableRecord> {
  protected abstract readonly kind: Plain<T>;
  @Inject(getEntityManagerToken())
  protected readonly manager: EntityManager;

  @Inject(Changes)
  protected readonly changes: Changes;

  /** What visitors see. */
  protected get visible(): FindOptionsWhere<T> {
    return this.kind.visible ?? {};
  }

  protected get records(): Repository<T> {
    return this.manager.getRepository<T>(this.kind.entity);
  }

  /** What visitors see, in the order of the list. */
  listVisible(): Promise<T[]> {
    const order = { ...Object.fromEntries(this.kind.list.defaultSort), id: 'ASC' } as FindOptionsOrder<T>;
    return this.records.find({ where: this.visible, order });
  }

  /** Throws NoSuchRecord (404). */
  getVisible(slug: string): Promise<T> {
    return findOrFail(this.records, { ...this.visible, slug }, this.kind.label);
  }

  list(query: ListQuery): Promise<Listing<T>> {
    return list(this.records, { ...this.kind.list, resource: this.kind.resource }, query);
  }

  /** Throws NoSuchRecord (404). */
  get(id: string): Promise<T> {
    return findOrFail(this.records, { id } as FindOptionsWhere<T>, this.kind.label);
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

/** The module of a kind: its service, made here for a kind without rules of its own, and the staff's controller. `more`: what else it has. */
export function plainModule<T extends TrashableRecord>(
  kind: Plain<T> & Parameters<typeof staffRoutes>[0],
  service: Parameters<typeof staffRoutes>[1] = recordsOf(kind),
  { imports = [], controllers = [], providers = [] }: ModuleMetadata = {},
): ModuleMetadata {
  return {
    imports,
    controllers: [...controllers, staffRoutes(kind, service)],
    providers: [service, ...providers],
    exports: [service],
  };
}

function recordsOf<T extends TrashableRecord>(kind: Plain<T>): Type<PlainRecords<T>> {
  @Injectable()
  @ServiceOf(kind as object)
  class Records extends PlainRecords<T> {
    protected readonly kind = kind;
  }
  return Records;
}
