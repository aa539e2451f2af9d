import { BadRequestException, Injectable, StreamableFile } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { toAuditLogView } from '../../audit/audit-log.dto.js';
import { Changes } from '../../audit/changes.service.js';
import { SiteChecks } from '../../site/checks/site-checks.service.js';
import { NoSuchRecord } from '../../platform/common/errors.js';
import type { Listing, ListQuery } from '../../platform/common/list-query.js';
import { londonDay } from '../../platform/common/london.js';
import { toContactInquiryRecord } from '../../inquiries/contact-inquiry.dto.js';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import type { Fields, Lists } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { referencesOf } from './references.js';
import { DeletedRecords } from '../trash/deleted-records.service.js';
import { toCell, type Column } from './columns.js';
import { EXPORTED, type OtherList } from './export-lists.js';
import { exportedOf } from './kind-columns.js';

const MOST_ROWS = 100_000;
/** In memory at a time; other requests are served in between. */
const ROWS_AT_ONCE = 200;
const TYPE = 'text/csv; charset=utf-8';

type Row = object;
type Part = (query: ListQuery) => Promise<Listing<Row>>;

/** Lists as CSV in their filter and order, a few rows in memory at a time. */
@Injectable()
export class ExportsService {
  private readonly parts: Record<Exclude<OtherList, 'contact-inquiries'>, Part>;

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly inquiries: InquiriesService,
    private readonly kinds: Kinds,
    private readonly changes: Changes,
    checks: SiteChecks,
    audit: AuditService,
    trash: DeletedRecords,
  ) {
    this.parts = {
      'content-checks': async (query) => (await checks.list(query)).map((finding) => ({ ...finding, title: finding.recordTitle })),
      'audit-log': async (query) => (await audit.list(query)).map(toAuditLogView),
      trash: (query) => trash.list(query),
    };
  }

  /** Throws NoSuchRecord (404), BadRequestException (400) for a wrong query and for more than 100,000 rows. */
  async kind(name: string, query: ListQuery): Promise<StreamableFile> {
    const known = this.kinds.find('exports', name);
    if (!known) throw new NoSuchRecord('list');
    const { kind, service } = known;
    const part: Part = async (some) => {
      const found = await (service as Lists).list(some);
      return found.map((row) => kind.view?.(row as never) ?? row);
    };
    return this.written(name, exportedOf(kind), part, query, (rows) => this.withNames(known, rows));
  }

  /** Throws BadRequestException (400) for a wrong query and for more than 100,000 rows. */
  async list(name: Exclude<OtherList, 'contact-inquiries'>, query: ListQuery): Promise<StreamableFile> {
    return this.written(name, EXPORTED[name], this.parts[name], query);
  }

  private async written(
    name: string,
    columns: readonly Column[],
    read: Part,
    { sort, filter }: ListQuery,
    named: (rows: Row[]) => Promise<Row[]> = (rows) => Promise.resolve(rows),
  ): Promise<StreamableFile> {
    const part = (from: number) => read({ sort, filter, range: [from, from + ROWS_AT_ONCE - 1] });
    const first = await part(0);
    refuseTooMany(first.total);
    async function* rows(): AsyncGenerator<Row[]> {
      yield await named(first.rows);
      for (let from = ROWS_AT_ONCE; from < first.total; from += ROWS_AT_ONCE) yield await named((await part(from)).rows);
    }
    return toFile(name, columns, rows());
  }

  /** Personal data: the export is recorded before it begins. Enquiries that arrive meanwhile are left out. */
  async enquiries({ sort, filter }: ListQuery): Promise<StreamableFile> {
    const ids = await this.inquiries.listIds({ sort, filter, range: [0, MOST_ROWS] });
    refuseTooMany(ids.length);
    const entityType = 'contact-inquiries';
    await this.changes.write(entityType, ({ audit }) =>
      audit({ action: 'export', entityType, entityId: null, changes: { enquiries: { after: ids.length } } }),
    );
    const { inquiries } = this;
    async function* rows(): AsyncGenerator<Row[]> {
      for (let from = 0; from < ids.length || from === 0; from += ROWS_AT_ONCE) {
        const some = ids.slice(from, from + ROWS_AT_ONCE);
        const found = (await inquiries.list({ filter: { id: some }, range: [0, ROWS_AT_ONCE - 1] })).rows.map(toContactInquiryRecord);
        const byId = new Map(found.map((inquiry) => [inquiry.id, { ...inquiry, assignedTo: inquiry.assignee?.username }]));
        yield some.flatMap((id) => byId.get(id) ?? []);
      }
    }
    return toFile(entityType, EXPORTED[entityType], rows());
  }

  /** Replaces ids of other records by their names. */
  private async withNames(known: Known, rows: Row[]): Promise<Row[]> {
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

function refuseTooMany(rows: number): void {
  if (rows > MOST_ROWS)
    throw new BadRequestException(`An export has at most ${MOST_ROWS.toLocaleString('en-GB')} rows. Please filter the list first.`);
}

const toFile = (name: string, columns: readonly Column[], rows: AsyncIterable<Row[]>): StreamableFile =>
  new StreamableFile(Readable.from(written(columns, rows), { objectMode: false }), {
    type: TYPE,
    disposition: `attachment; filename="${name}-${londonDay(new Date())}.csv"`,
  });

async function* written(columns: readonly Column[], parts: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield headed(columns);
  for await (const rows of parts) {
    const cells = rows.map((row) => columns.map(({ field, kind }) => toCell((row as Record<string, unknown>)[field], kind)));
    yield asCsv(cells);
    await nextTurn();
  }
}

/** Spreadsheets end lines with CRLF. */
const asCsv = (cells: string[][]): string => stringify(cells, { record_delimiter: 'windows' });

/** The first line, after the mark by which spreadsheets recognise UTF-8. */
const headed = (columns: readonly Column[]): string => `\uFEFF${asCsv([columns.map(({ label }) => label)])}`;

/** A file to fill in. */
export const toTemplate = (name: string, columns: readonly Column[]): StreamableFile =>
  new StreamableFile(Buffer.from(headed(columns)), { type: TYPE, disposition: `attachment; filename="${name}-template.csv"` });
