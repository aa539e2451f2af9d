import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Raw, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Changes } from '../../audit/changes.service.js';
import { fromHttpException } from '../../platform/http/error.filter.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { containing, Listing, type ListQuery } from '../../platform/lists/list-query.js';
import { TrashableRecord } from '../../platform/database/base-record.js';
import type { Undeletes } from '../../kinds/kind.js';
import { isOpenTo, Kinds, type Known } from '../../kinds/kinds.service.js';
import { ownersFirst, ownersOf } from '../../kinds/owners.js';
import { endOf } from './trash.service.js';
import type { Restored, RestoreOutcome, TrashItem } from './trash.dto.js';

interface Row {
  known: Known;
  record: TrashableRecord;
}

interface Wanted {
  known: Known;
  id: string;
  name: string;
}

const RESOURCE = 'trash';
// Not `Not(IsNull())`, for which SQLite reads the whole index.
const IN_TRASH = { deletedAt: Raw((column) => `${column} IS NOT NULL`) } as FindOptionsWhere<TrashableRecord>;
/** Rows without a range. */
const UNPAGED = 500;

/** What staff have deleted and may restore. Accounts are not among it: a person is invited again. */
@Injectable()
export class DeletedRecords {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly auditLog: AuditService,
    private readonly kinds: Kinds,
  ) {}

  /** By the time of deletion; `filter` takes the resource, and `q` for the name. */
  async list({ sort = ['deletedAt', 'DESC'], range, after, filter: { q, ...filter } }: ListQuery): Promise<Listing<TrashItem>> {
    const [field, direction] = sort;
    if (field !== 'deletedAt') throw new BadRequestException('The trash is sorted by deletedAt only.');
    const kinds = this.chosen(filter);
    const named = q === undefined ? undefined : containing(this.dataSource, q);
    const first = range?.[0] ?? 0;
    const end = range ? range[1] + 1 : UNPAGED;
    let total = 0;
    const rows: Row[] = [];
    for (const known of kinds) {
      const { kind } = known;
      const repository = this.dataSource.getRepository<TrashableRecord>(kind.entity);
      const where = { ...IN_TRASH, ...(named && { [kind.name]: named }), ...(after && behind(after as TrashItem, direction)) };
      const count = await repository.count({ where, withDeleted: true });
      total += count;
      if (!count) continue;
      const select = Object.fromEntries(['id', 'deletedAt', kind.name, ...this.slugOf(known)].map((name) => [name, true]));
      const order = { deletedAt: direction, id: direction } as const;
      const records = await repository.find({ where, withDeleted: true, select, order, take: end });
      rows.push(...records.map((record) => ({ known, record })));
    }
    const sign = direction === 'ASC' ? 1 : -1;
    const at = ({ record }: { record: TrashableRecord }) => record.deletedAt?.getTime() ?? 0;
    rows.sort((a, b) => sign * (at(a) - at(b) || (a.record.id < b.record.id ? -1 : 1)));
    return new Listing(RESOURCE, await this.items(rows.slice(first, end)), first, total);
  }

  /**
   * Restores what it can, in one transaction, and names for each of the others what prevents it. `withPages`: also the pages of the
   * services and locations. What is not in the trash any more stays as it is and counts as restored.
   */
  restore(ids: readonly string[], withPages: boolean): Promise<RestoreOutcome> {
    return this.changes.write(RESOURCE, async (change) => {
      const wanted = await this.find(change.manager, ids, withPages);
      const restored: Restored[] = [];
      const refused: RestoreOutcome['refused'] = [];
      for (const { known, id, name } of wanted) {
        const { resource } = known.kind;
        try {
          await (known.service as Undeletes).undelete(id, change);
          restored.push({ id, resource, name });
        } catch (error) {
          if (!(error instanceof ConflictException || error instanceof BadRequestException || error instanceof NoSuchRecord)) throw error;
          refused.push({ id, resource, name, reason: fromHttpException(error).error });
        }
      }
      const gone = ids.filter((id) => !wanted.some((record) => record.id === id)).length;
      return { restored, refused, gone };
    });
  }

  private chosen({ resource, ...others }: Record<string, unknown>): Known[] {
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw new BadRequestException(`This list cannot be filtered by ${unknown.slice(0, 60)}.`);
    const all = this.kinds.with('trash');
    const names = all.map(({ kind }) => kind.resource);
    if (resource !== undefined && !names.some((name) => name === resource))
      throw new BadRequestException(`The filter resource of this list must be one of: ${names.join(', ')}.`);
    return all.filter(({ kind }) => isOpenTo(kind) && (resource === undefined || kind.resource === resource));
  }

  private slugOf({ kind: { entity } }: Known): string[] {
    return this.dataSource.getMetadata(entity).findColumnWithPropertyName('slug') ? ['slug'] : [];
  }

  /** Owners first: a page needs its service and location. */
  private async find(manager: EntityManager, ids: readonly string[], withPages: boolean): Promise<Wanted[]> {
    const found: Wanted[] = [];
    const kinds = this.chosen({});
    for (const known of ownersFirst(this.dataSource, kinds)) {
      const { entity, name } = known.kind;
      const owners = withPages ? ownersOf(this.dataSource, kinds, known) : [];
      const brought = owners.flatMap(({ field, owner }) =>
        found.filter((one) => one.known.kind === owner.kind).map(({ id }) => ({ [field]: id, ...IN_TRASH })),
      );
      const records = await manager.find<TrashableRecord>(entity, {
        where: [{ id: In([...ids]) }, ...brought] as FindOptionsWhere<TrashableRecord>[],
        withDeleted: true,
        select: { id: true, [name]: true },
        order: { id: 'ASC' },
      });
      found.push(...records.map((record) => ({ known, id: record.id, name: textOf(record, name) })));
    }
    return found;
  }

  private async items(rows: Row[]): Promise<TrashItem[]> {
    const ids = rows.map(({ record }) => record.id);
    const deleters = await this.auditLog.deletersOf([...new Set(rows.map(({ known }) => known.kind.resource))], ids);
    const belonging = await this.belongingTo(ids);
    return rows.map(({ known: { kind }, record: { deletedAt, ...record } }) => ({
      id: record.id,
      resource: kind.resource,
      name: textOf(record, kind.name),
      slug: 'slug' in record ? String(record.slug) : null,
      deletedAt: deletedAt ?? new Date(),
      deletedBy: deleters.get(record.id) ?? null,
      endsAt: endOf(deletedAt ?? new Date()),
      pages: belonging.filter((owners) => owners.includes(record.id)).length,
    }));
  }

  /** Of each record in the trash that belongs to these: its owners' ids. */
  private async belongingTo(ids: string[]): Promise<unknown[][]> {
    const kinds = this.kinds.with('trash');
    const belonging: unknown[][] = [];
    for (const known of kinds) {
      const fields = ownersOf(this.dataSource, kinds, known).map(({ field }) => field);
      if (!fields.length) continue;
      const records = await this.dataSource.getRepository<TrashableRecord>(known.kind.entity).find({
        where: fields.map((field) => ({ [field]: In(ids), ...IN_TRASH })),
        select: Object.fromEntries(['id', ...fields].map((field) => [field, true])),
        withDeleted: true,
      });
      belonging.push(...records.map((record) => fields.map((field) => (record as unknown as Record<string, unknown>)[field])));
    }
    return belonging;
  }
}

/** By the time of deletion, of what is in the trash. */
const behind = ({ id, deletedAt }: TrashItem, direction: 'ASC' | 'DESC') => {
  const beyond = direction === 'ASC' ? '>' : '<';
  return {
    deletedAt: Raw((column) => `${column} ${beyond}= :deletedAt`, { deletedAt }),
    id: Raw((column) => `(deletedAt ${beyond} :deletedAt OR ${column} ${beyond} :id)`, { deletedAt, id }),
  };
};

const textOf = (record: object, name: string): string => String((record as Record<string, unknown>)[name]);
