import { BadRequestException, Injectable, StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AuditService } from '../audit/audit.service.js';
import { toAuditLogView } from '../audit/audit-log.dto.js';
import { Changes } from '../audit/changes.service.js';
import { SiteChecks } from '../checks/site-checks.service.js';
import type { Listing, ListQuery } from '../common/list-query.js';
import { londonDay } from '../common/london.js';
import { toContactInquiryRecord } from '../inquiries/contact-inquiry.dto.js';
import { InquiriesService } from '../inquiries/inquiries.service.js';
import { LocationsService } from '../locations/locations.service.js';
import { MediaService } from '../media/media.service.js';
import { CorePagesService } from '../pages/core-pages.service.js';
import { FaqsService } from '../pages/faqs.service.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { toProjectRecord } from '../projects/project.dto.js';
import { ProjectsService } from '../projects/projects.service.js';
import { toRedirectRecord } from '../redirects/redirect.dto.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { ServicesService } from '../services/services.service.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import { DeletedRecords } from '../trash/deleted-records.service.js';
import { UsersService } from '../users/users.service.js';
import { toCell, type Column } from './columns.js';
import { EXPORTED, type ExportedList } from './export-lists.js';

const MOST_ROWS = 100_000;
/** In memory at a time; others get a turn in between. */
const ROWS_AT_ONCE = 200;
const TYPE = 'text/csv; charset=utf-8';

type Row = object;
type Part = (query: ListQuery) => Promise<Listing<Row>>;

interface References {
  serviceId?: string | null;
  locationId?: string | null;
  relatedServices?: string[];
}

/** Lists as CSV in their filter and order, a few rows in memory at a time. */
@Injectable()
export class ExportsService {
  private readonly parts: Record<Exclude<ExportedList, 'contact-inquiries'>, Part>;

  constructor(
    private readonly inquiries: InquiriesService,
    private readonly services: ServicesService,
    private readonly locations: LocationsService,
    private readonly changes: Changes,
    pages: ServiceLocationPagesService,
    corePages: CorePagesService,
    projects: ProjectsService,
    testimonials: TestimonialsService,
    faqs: FaqsService,
    media: MediaService,
    redirects: RedirectsService,
    users: UsersService,
    checks: SiteChecks,
    audit: AuditService,
    trash: DeletedRecords,
  ) {
    this.parts = {
      services: (query) => services.list(query),
      locations: (query) => locations.list(query),
      'service-location-pages': (query) => pages.list(query),
      projects: async (query) => (await projects.list(query)).map(toProjectRecord),
      testimonials: (query) => testimonials.list(query),
      faqs: (query) => faqs.list(query),
      media: (query) => media.list(query),
      'core-pages': (query) => corePages.list(query),
      'content-checks': async (query) => (await checks.list(query)).map((finding) => ({ ...finding, title: finding.recordTitle })),
      redirects: async (query) => (await redirects.list(query)).map(toRedirectRecord),
      users: (query) => users.list(query),
      'audit-log': async (query) => (await audit.list(query)).map(toAuditLogView),
      trash: (query) => trash.list(query),
    };
  }

  /** Throws BadRequestException (400) for a wrong query and for more than 100,000 rows. */
  async list(name: Exclude<ExportedList, 'contact-inquiries'>, { sort, filter }: ListQuery): Promise<StreamableFile> {
    const part = (from: number) => this.parts[name]({ sort, filter, range: [from, from + ROWS_AT_ONCE - 1] });
    const first = await part(0);
    refuseTooMany(first.total);
    const named = (rows: Row[]) => this.withNames(rows);
    async function* rows(): AsyncGenerator<Row[]> {
      yield await named(first.rows);
      for (let from = ROWS_AT_ONCE; from < first.total; from += ROWS_AT_ONCE) yield await named((await part(from)).rows);
    }
    return toFile(name, rows());
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
    return toFile(entityType, rows());
  }

  /** Replaces ids of services and locations by their titles and names. */
  private async withNames(rows: Row[]): Promise<Row[]> {
    const references = rows as References[];
    const services = references.flatMap(({ serviceId, relatedServices = [] }) => [serviceId ?? [], relatedServices].flat());
    const locations = references.flatMap(({ locationId }) => locationId ?? []);
    if (!services.length && !locations.length) return rows;
    const known = (ids: string[]): ListQuery => ({ filter: { id: [...new Set(ids)] } });
    const names = new Map<string, string>();
    if (services.length) for (const { id, title } of (await this.services.list(known(services))).rows) names.set(id, title);
    if (locations.length) for (const { id, name } of (await this.locations.list(known(locations))).rows) names.set(id, name);
    return references.map((row) => ({
      ...row,
      serviceId: names.get(row.serviceId ?? ''),
      locationId: names.get(row.locationId ?? ''),
      relatedServices: row.relatedServices?.flatMap((id) => names.get(id) ?? []),
    }));
  }
}

function refuseTooMany(rows: number): void {
  if (rows > MOST_ROWS)
    throw new BadRequestException(`An export has at most ${MOST_ROWS.toLocaleString('en-GB')} rows. Please filter the list first.`);
}

const toFile = (name: ExportedList, rows: AsyncIterable<Row[]>): StreamableFile =>
  new StreamableFile(Readable.from(written(EXPORTED[name], rows), { objectMode: false }), {
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
