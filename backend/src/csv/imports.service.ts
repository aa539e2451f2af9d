import { HttpException, Injectable, type Type } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import type { ErrorAnswer, FieldErrors } from '../common/error-answer.dto.js';
import { InvalidFields } from '../common/errors.js';
import { validationPipe } from '../common/validation-pipe.js';
import { INVALID } from '../common/validation.js';
import type { BaseRecord } from '../database/base-record.js';
import { CreateLocationDto, UpdateLocationDto } from '../locations/location.dto.js';
import { Location } from '../locations/location.entity.js';
import { LocationsService } from '../locations/locations.service.js';
import { CreateProjectDto, toProjectRecord, UpdateProjectDto } from '../projects/project.dto.js';
import { Project } from '../projects/project.entity.js';
import { ProjectsService } from '../projects/projects.service.js';
import { CreateRedirectDto, toRedirectRecord, UpdateRedirectDto } from '../redirects/redirect.dto.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { normalisePath, RedirectsService } from '../redirects/redirects.service.js';
import { Service } from '../services/service.entity.js';
import { CreateTestimonialDto, UpdateTestimonialDto } from '../testimonials/testimonial.dto.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import { fromCell, type Column } from './columns.js';
import type { ImportDto, ImportedRow, ImportReport } from './csv.dto.js';
import { readCsv, type CsvRow } from './csv-file.js';
import { LOCATION_COLUMNS, PROJECT_COLUMNS, REDIRECT_COLUMNS, TESTIMONIAL_COLUMNS } from './export-lists.js';

type Fields = Record<string, unknown>;

/** How rows become records of a kind: by the rules of its forms, through its service. */
interface Kind<T extends BaseRecord = BaseRecord> {
  columns: readonly Column[];
  create: { dto: Type; store: (fields: never) => Promise<T> };
  update: { dto: Type; store: (id: string, fields: never) => Promise<T> };
  nameOf: (fields: Fields) => unknown;
  /** The record that a row means, if it exists. */
  find: (manager: EntityManager, fields: Fields) => Promise<T | null | undefined>;
  /** As its form shows it. */
  view?: (record: T) => object;
  /** Fields that only recognise a record. */
  recognises?: readonly string[];
}

export const IMPORTED = ['locations', 'projects', 'testimonials', 'redirects'] as const;
export type ImportedList = (typeof IMPORTED)[number];

export const IMPORT_COLUMNS: Readonly<Record<ImportedList, readonly Column[]>> = {
  locations: LOCATION_COLUMNS,
  projects: PROJECT_COLUMNS,
  testimonials: TESTIMONIAL_COLUMNS,
  redirects: REDIRECT_COLUMNS,
};

class RolledBack extends Error {}

@Injectable()
export class ImportsService {
  private readonly kinds: Record<ImportedList, Kind<never>>;

  constructor(
    private readonly changes: Changes,
    locations: LocationsService,
    projects: ProjectsService,
    testimonials: TestimonialsService,
    redirects: RedirectsService,
  ) {
    this.kinds = {
      locations: kind<Location>({
        columns: IMPORT_COLUMNS.locations,
        create: { dto: CreateLocationDto, store: (fields) => locations.create(fields) },
        update: { dto: UpdateLocationDto, store: (id, fields) => locations.update(id, fields) },
        nameOf: ({ name }) => name,
        find: (manager, { slug, name }) =>
          typeof slug === 'string' ? findExact(manager, Location, { slug }) : findExact(manager, Location, { name }),
        recognises: ['slug'],
      }),
      projects: kind<Project>({
        columns: IMPORT_COLUMNS.projects,
        create: { dto: CreateProjectDto, store: (fields) => projects.create(fields) },
        update: { dto: UpdateProjectDto, store: (id, fields) => projects.update(id, fields) },
        nameOf: ({ title }) => title,
        find: (manager, { slug, title }) =>
          typeof slug === 'string' ? findExact(manager, Project, { slug }) : findExact(manager, Project, { title }),
        view: toProjectRecord,
        recognises: ['slug'],
      }),
      testimonials: kind<Testimonial>({
        columns: IMPORT_COLUMNS.testimonials,
        create: { dto: CreateTestimonialDto, store: (fields) => testimonials.create(fields) },
        update: { dto: UpdateTestimonialDto, store: (id, fields) => testimonials.update(id, fields) },
        nameOf: ({ name }) => name,
        find: (manager, { name, location }) => findExact(manager, Testimonial, { name, location }),
      }),
      redirects: kind<Redirect>({
        columns: IMPORT_COLUMNS.redirects,
        create: { dto: CreateRedirectDto, store: (fields) => redirects.create(fields) },
        update: { dto: UpdateRedirectDto, store: (id, fields) => redirects.update(id, fields) },
        nameOf: ({ fromPath }) => fromPath,
        find: (manager, { fromPath }) =>
          findExact(manager, Redirect, { fromPath: typeof fromPath === 'string' ? normalisePath(fromPath) : undefined }),
        view: toRedirectRecord,
        recognises: ['fromPath'],
      }),
    };
  }

  /**
   * Stores all rows or none. Without `confirm`, and if a row is refused, everything is rolled back: the report says what would happen, by the
   * same rules. Blank cells leave fields as they are. Throws InvalidFields (400) for what is no such file.
   */
  async run(list: ImportedList, { csv, confirm }: ImportDto): Promise<ImportReport> {
    const kind = this.kinds[list] as unknown as Kind;
    const { header, rows } = readCsv(csv);
    const columns = header.map((name) =>
      kind.columns.find(({ field, label }) => [field, label].some((known) => bare(known) === bare(name))),
    );
    const report: ImportReport = { rows: [], ignored: header.filter((name, index) => name.trim() && !columns[index]), isStored: false };
    if (columns.every((column) => !column)) refuseFile(`${NO_HEADER} such as "${kind.columns[0]?.label}". The template shows all of them.`);
    const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
    if (twice) refuseFile(`The column "${twice.label}" is there twice. Please delete one of them.`);
    try {
      await this.changes.together(list, async ({ manager }) => {
        report.rows = [];
        const seen = new Map<string, number>();
        const services = await manager.find(Service, { select: { id: true, title: true, slug: true } });
        for (const row of rows) report.rows.push(await storeRow({ kind, header, columns, row, manager, seen, services }));
        if (!confirm || report.rows.some(({ outcome }) => outcome === 'refused')) throw new RolledBack();
      });
      report.isStored = true;
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    return report;
  }
}

/** Forgets the types of fields, which its DTOs check. */
const kind = <T extends BaseRecord>(described: Kind<T>): Kind<never> => described as unknown as Kind<never>;

/** What is in brackets is advice. */
const bare = (name: string): string => (name.split('(', 1)[0] ?? '').toLowerCase().replace(/[^a-z\d]/g, '');

const NO_HEADER = 'The first row has to name the columns,';

function refuseFile(message: string): never {
  throw new InvalidFields({ csv: [message] }, message);
}

/** Compares again, because MariaDB ignores case and accents. */
async function findExact<T extends BaseRecord>(manager: EntityManager, entity: Type<T>, wanted: Fields): Promise<T | undefined> {
  const values = Object.entries(wanted);
  if (!values.every(([, value]) => typeof value === 'string')) return undefined;
  const found = await manager.find(entity, { where: wanted as FindOptionsWhere<T>, order: { createdAt: 'ASC' } as never });
  return found.find((record) => values.every(([name, value]) => (record as Fields)[name] === value));
}

interface Work {
  kind: Kind;
  header: string[];
  columns: (Column | undefined)[];
  row: CsvRow;
  manager: EntityManager;
  /** Rows by the ids of their records. */
  seen: Map<string, number>;
  services: Pick<Service, 'id' | 'title' | 'slug'>[];
}

async function storeRow({ kind, header, columns, row, manager, seen, services }: Work): Promise<ImportedRow> {
  const faults: FieldErrors = {};
  if (row.cells.length > header.length && row.cells.slice(header.length).some((cell) => cell.trim()))
    faults[''] = ['This row has more cells than there are columns. Texts with commas need quotation marks.'];
  const fields: Fields = {};
  columns.forEach((column, index) => {
    const value = column && fromCell(row.cells[index] ?? '', column.kind);
    if (column && value !== undefined) fields[column.field] = serviceIds(column.field, value, services, faults);
  });
  const name = kind.nameOf(fields);
  const result = (outcome: ImportedRow['outcome']): ImportedRow => ({
    row: row.number,
    name: typeof name === 'string' ? name.slice(0, 200) : '',
    outcome,
    faults: Object.entries(faults).flatMap(([path, messages]) =>
      messages.map((message) => {
        const at = columns.findIndex((column) => column?.field === path.split('.')[0]);
        const column = columns[at] ?? kind.columns.find(({ field }) => field === path.split('.')[0]);
        return { column: header[at] ?? column?.label ?? '', message: inCell(message, column) };
      }),
    ),
  });
  if (Object.keys(faults).length) return result('refused');
  try {
    const existing = await kind.find(manager, fields);
    const first = existing && seen.get(existing.id);
    if (first !== undefined) {
      faults[''] = [`Row ${first} of this file is about the same. Please delete one of them.`];
      return result('refused');
    }
    if (existing) {
      seen.set(existing.id, row.number);
      return result(await change(kind, existing, fields));
    }
    const created = await kind.create.store((await checked(kind.create.dto, fields)) as never);
    seen.set(created.id, row.number);
    return result('created');
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    const { fields: found = {}, error: sentence } = error.getResponse() as Partial<ErrorAnswer>;
    Object.assign(faults, Object.keys(found).length ? found : { '': [sentence ?? error.message] });
    return result('refused');
  }
}

async function change({ update, view, recognises = [] }: Kind, existing: BaseRecord, fields: Fields): Promise<'updated' | 'skipped'> {
  const others = Object.fromEntries(Object.entries(fields).filter(([field]) => !recognises.includes(field)));
  const wanted = Object.entries((await checked(update.dto, others)) as Fields).filter(([, value]) => value !== undefined);
  const shown = (view?.(existing) ?? existing) as Fields;
  if (wanted.every(([field, value]) => JSON.stringify(shown[field]) === JSON.stringify(value))) return 'skipped';
  await update.store(existing.id, Object.fromEntries(wanted) as never);
  return 'updated';
}

const checked = (dto: Type, fields: Fields): Promise<unknown> => validationPipe.transform(fields, { type: 'body', metatype: dto });

/** Services are named by title or slug; a form sends their ids. */
function serviceIds(field: string, value: unknown, services: Work['services'], faults: FieldErrors): unknown {
  if (field !== 'serviceId' && field !== 'relatedServices') return value;
  const ids = [value].flat().map((typed) => {
    const wanted = String(typed).toLowerCase();
    const found = services.find(({ title, slug }) => title.toLowerCase() === wanted || slug === wanted);
    if (!found) faults[field] = [`There is no service "${String(typed).slice(0, 100)}".`];
    return found?.id;
  });
  return Array.isArray(value) ? ids : ids[0];
}

const ADVICE: Partial<Record<Column['kind'], string>> = { flag: 'Please write yes or no', number: 'Please write a number' };

/** What a form never sends needs advice of its own. */
const inCell = (message: string, column: Column | undefined): string => (message === INVALID && ADVICE[column?.kind ?? 'text']) || message;
