import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { AuditService, LOG } from '../../audit/audit.service.js';
import { toAuditLogView } from '../../audit/audit-log.dto.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import type { Fields, Lists } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { DeletedRecords } from '../trash/deleted-records.service.js';
import { texts } from './columns.js';
import { exportList, type ExportQuery } from './export-file.js';
import { exportedOf, referencesOf } from './kind-columns.js';

const LOG_COLUMNS = texts({
  ...{ createdAt: 'When', username: 'Who', action: 'What', entityType: 'Record', entityId: 'Id', changes: 'Changes' },
  ...{ ipAddress: 'IP address (hashed)', userAgent: 'Browser' },
});
const TRASH_COLUMNS = texts({ name: 'Name', resource: 'Kind', slug: 'Slug', deletedAt: 'Deleted', deletedBy: 'By', endsAt: 'Kept until' });

/** Lists as CSV. Its methods throw BadRequestException (400) for a wrong query and for more than 100,000 rows. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly kinds: Kinds,
    private readonly audit: AuditService,
    private readonly deleted: DeletedRecords,
  ) {}

  /** Throws NoSuchRecord (404). */
  async kind(name: string, query: ExportQuery): Promise<StreamableFile> {
    const known = this.kinds.find('exports', name);
    if (!known) throw new NoSuchRecord('list');
    const { kind, service } = known;
    const viewed = (rows: object[]) => rows.map((row) => kind.view?.(row as never) ?? row);
    return exportList(
      name,
      exportedOf(kind),
      (part) => (service as Lists).list(part),
      query,
      (rows) => this.withNames(known, viewed(rows)),
    );
  }

  auditLog(query: ExportQuery): Promise<StreamableFile> {
    return exportList(
      LOG,
      LOG_COLUMNS,
      (part) => this.audit.list(part),
      query,
      (rows) => rows.map(toAuditLogView),
    );
  }

  trash(query: ExportQuery): Promise<StreamableFile> {
    return exportList('trash', TRASH_COLUMNS, (part) => this.deleted.list(part), query);
  }

  /** Replaces ids of other records by their names. */
  private async withNames(known: Known, rows: object[]): Promise<object[]> {
    const named = rows.map((row): Fields => ({ ...row }));
    for (const { field, target } of referencesOf(this.manager.connection, this.kinds, known)) {
      const ids = [...new Set(named.flatMap((row) => (row[field] as string | string[] | null | undefined) ?? []))];
      const found = ids.length ? (await (target.service as Lists).list({ filter: { id: ids } })).rows : [];
      const names = new Map((found as Fields[]).map((record) => [record['id'], record[target.kind.name]]));
      for (const row of named)
        row[field] = Array.isArray(row[field]) ? row[field].flatMap((id) => names.get(id) ?? []) : names.get(row[field]);
    }
    return named;
  }
}
