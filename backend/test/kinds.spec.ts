import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Get, Inject, Injectable, Module, Param } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { PartialType } from '@nestjs/swagger';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Entity, JoinColumn, ManyToOne, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Changes } from '../src/audit/changes.service.js';
import { Kinds } from '../src/kinds/kinds.service.js';
import { contentTables } from '../src/operations/backup/content-scope.js';
import { exportContent } from '../src/operations/backup/content-archive.js';
import { importContent } from '../src/operations/backup/import-content.js';
import { readContent } from '../src/operations/backup/content-archive.js';
import { MIGRATIONS } from '../src/platform/database/data-source.js';
import { runMigrations } from '../src/platform/database/run-migrations.js';
import {
  createTable,
  flag,
  id,
  json,
  longText,
  time,
  trashableRecord,
  uuid,
  varchar,
  whole,
} from '../src/platform/database/table-columns.js';
import type { SearchGroup } from '../src/records/search/search.dto.js';
import { withoutTrash } from '../src/platform/common/records.js';
import { Flag, RecordId, RichText, Slug, Text, TextList, Whole } from '../src/platform/common/validation.js';
import { TrashableRecord } from '../src/platform/database/base-record.js';
import {
  ExactText,
  Flag as FlagColumn,
  Json,
  LongText,
  StaffId,
  Time,
  Uuid,
  Varchar,
  Whole as WholeColumn,
} from '../src/platform/database/columns.js';
import { ENTITIES } from '../src/app.module.js';
import { kindOf, MADE } from '../src/kinds/kind.js';
import { ServiceOf } from '../src/kinds/kind.js';
import { plainModule } from '../src/kinds/plain-records.js';
import { ReadsFrom, VisitorController } from '../src/platform/common/access.js';
import site from '../src/platform/common/site-addresses.json' with { type: 'json' };
import { PageAddress } from '../src/platform/common/site-addresses.js';
import { PublishedRecords } from '../src/records/published-records.js';
import { serveSite } from '../src/site/front-handler.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { Service } from '../src/services/service.entity.js';
import { makeService } from './factories/services.js';
import { openApiDocument } from '../src/boot/openapi-document.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { until } from './support/until.js';

@Entity('vehicles')
class Vehicle extends TrashableRecord {
  @Varchar(20)
  registration: string;

  @ExactText(200)
  slug: string;

  /** HTML. */
  @LongText({ nullable: true })
  content: string | null;

  @Time({ nullable: true })
  publishedAt: Date | null;

  @StaffId()
  createdBy: string | null;

  @StaffId()
  updatedBy: string | null;

  @Varchar(100, { nullable: true })
  model: string | null;

  @Json()
  tools: string[];

  @WholeColumn({ default: 0 })
  seats: number;

  @FlagColumn(true)
  isActive: boolean;

  @Uuid({ nullable: true })
  serviceId: string | null;

  /** It goes with its service. */
  @ManyToOne(() => Service, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'serviceId' })
  service?: Service | null;
}

class CreateVehicleDto {
  @Text({ max: 20 })
  registration: string;

  @Slug({ optional: true })
  slug?: string | null;

  @RichText({ optional: true })
  content?: string | null;

  @Text({ max: 100, optional: true })
  model?: string | null;

  @TextList({ optional: true })
  tools?: string[] | null;

  @Whole({ optional: true, max: 9 })
  seats?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;

  @RecordId({ optional: true })
  serviceId?: string | null;
}

class UpdateVehicleDto extends PartialType(CreateVehicleDto) {}

class VehicleRecord extends CreateVehicleDto {}

site.pages.push('/vehicles/:slug');
const ADDRESS = new PageAddress('/vehicles/:slug');

const VEHICLES = kindOf<Vehicle>()({
  resource: 'vehicles',
  label: 'vehicle',
  entity: Vehicle,
  place: 75,
  name: 'registration',
  forms: { create: CreateVehicleDto, update: UpdateVehicleDto },
  record: VehicleRecord,
  view: (vehicle: Vehicle) => withoutTrash(vehicle),
  list: {
    sortable: ['registration', 'createdAt'],
    filterable: { isActive: 'boolean' },
    search: ['registration', 'model'],
    defaultSort: [['registration', 'ASC']],
  },
  visible: { isActive: true },
  page: { address: ADDRESS, list: '/projects', preview: (_service, vehicle) => withoutTrash(vehicle) },
  slug: 'free',
  trash: true,
  words: {},
  history: {},
  search: { detail: 'model' },
  csv: {
    columns: {
      registration: 'Registration',
      slug: 'Slug',
      content: 'Content',
      model: 'Model',
      tools: 'Tools',
      seats: 'Seats',
      isActive: 'Active',
      serviceId: 'Service',
    },
    exported: MADE,
    recognisedBy: [['registration']],
  },
});

@Injectable()
@ServiceOf(VEHICLES)
class VehiclesService extends PublishedRecords<Vehicle, UpdateVehicleDto> {
  protected readonly kind = VEHICLES;
}

@VisitorController('vehicles')
@ReadsFrom('vehicles')
class VehiclesController {
  constructor(@Inject(VehiclesService) private readonly vehicles: VehiclesService) {}

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<object> {
    return withoutTrash(await this.vehicles.getVisible(slug));
  }
}

@Module(plainModule(VEHICLES, VehiclesService, { controllers: [VehiclesController] }))
class VehiclesModule {}

class Vehicles1999999999999 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const columns = [uuid('serviceId', { nullable: true }), varchar('registration', 20), varchar('model', 100, { nullable: true })];
    const ofPage = [
      varchar('slug', 200),
      longText('content', { nullable: true }),
      time('publishedAt', { nullable: true }),
      uuid('createdBy', { nullable: true }),
      uuid('updatedBy', { nullable: true }),
    ];
    await createTable(
      q,
      'vehicles',
      [
        id('vehicles'),
        ...columns,
        ...ofPage,
        json('tools'),
        whole(q, 'seats', { default: 0 }),
        flag('isActive', true),
        ...trashableRecord(q),
      ],
      { references: { serviceId: ['services', 'CASCADE'], createdBy: ['users', 'SET NULL'], updatedBy: ['users', 'SET NULL'] } },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('vehicles');
  }
}

describe('a kind of record that only its module describes', () => {
  let app: TestApp;
  const { built } = smallFrontEnd();
  let admin: Caller;
  let editor: Caller;
  const entities = ENTITIES.entities as unknown[];
  beforeAll(async () => {
    entities.push(Vehicle);
    app = await createTestApp({
      modules: [VehiclesModule],
      prepare: async (nest, dataSource) => {
        MIGRATIONS.push(Vehicles1999999999999);
        Object.assign(dataSource, { migrations: [...dataSource.migrations, new Vehicles1999999999999()] });
        await runMigrations(dataSource);
        await serveSite(nest, built);
      },
    });
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(async () => {
    MIGRATIONS.splice(MIGRATIONS.indexOf(Vehicles1999999999999), 1);
    entities.splice(entities.indexOf(Vehicle), 1);
    await app.close();
  });

  const make = async (fields: object) => {
    const { status, body } = await editor.post('/api/admin/vehicles', fields);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as { id: string; version: number };
  };

  it('has a list, forms with rules, and tells of conflicts', async () => {
    const { id } = await make({ registration: 'AB12 CDE', model: 'Transit', tools: ['Ladder'], seats: 3 });
    expect((await editor.post('/api/admin/vehicles', { seats: 40 })).body).toMatchObject({
      statusCode: 400,
      fields: { registration: ['Required'], seats: [expect.any(String)] },
    });
    const { body, headers } = await editor.get('/api/admin/vehicles?filter={"q":"trans"}');
    expect([headers['content-range'], body]).toEqual(['vehicles 0-0/1', [expect.objectContaining({ id, seats: 3, tools: ['Ladder'] })]]);
    const save = (fields: object, version: number) => editor.put(`/api/admin/vehicles/${id}`, fields).set('If-Match', `"v${version}"`);
    expect((await save({ seats: 2 }, 1)).body).toMatchObject({ version: 2, seats: 2 });
    expect((await save({ seats: 5 }, 1)).body).toMatchObject({ statusCode: 412 });
    expect((await as(app).get('/api/admin/vehicles')).status).toBe(401);
    expect((await editor.get(`/api/admin/vehicles/${UNKNOWN}`)).body).toMatchObject({
      statusCode: 404,
      error: expect.stringContaining('vehicle'),
    });
  });

  it('goes to the trash and comes back, with its service', async () => {
    const service = await makeService(editor, { title: 'Towing' });
    const { id } = await make({ registration: 'TR45 HED', serviceId: service.id });
    expect((await editor.delete(`/api/admin/vehicles/${id}`)).status).toBe(200);
    expect((await editor.get(`/api/admin/vehicles/${id}`)).status).toBe(404);
    expect((await editor.delete(`/api/admin/services/${service.id}`)).status).toBe(200);
    const { body: trash } = await editor.get('/api/admin/trash?filter={"resource":"vehicles"}');
    expect(trash).toEqual([expect.objectContaining({ id, name: 'TR45 HED', deletedBy: 'editor' })]);
    const { body: owners } = await editor.get('/api/admin/trash?filter={"resource":"services"}');
    expect(owners).toEqual([expect.objectContaining({ id: service.id, pages: 1 })]);
    const { body } = await editor.post('/api/admin/trash/restore', { ids: [service.id], withPages: true });
    expect(body).toMatchObject({ restored: [{ resource: 'services' }, { id, resource: 'vehicles', name: 'TR45 HED' }], refused: [] });
    expect((await editor.get(`/api/admin/vehicles/${id}`)).status).toBe(200);
  });

  it('has a history', async () => {
    const { id } = await make({ registration: 'HI57 ORY', model: 'Old', isActive: true });
    await editor.put(`/api/admin/vehicles/${id}`, { model: 'New', isActive: false });
    const path = `/api/admin/history/vehicles/${id}`;
    const [, first] = (await editor.get(path)).body as { id: string }[];
    expect((await editor.post(`${path}/restore`, { version: first?.id })).body).toMatchObject({ id, isChanged: true, version: 3 });
    expect((await editor.get(`/api/admin/vehicles/${id}`)).body).toMatchObject({ model: 'Old', isActive: false });
  });

  it('goes out and in as CSV', async () => {
    const { text } = await editor.get('/api/admin/exports/vehicles').buffer(true);
    expect(text).toContain('Registration,Slug,Content,Model,Tools,Seats,Active,Service,Created,Changed');
    expect(text).toMatch(/TR45 HED,tr45-hed,,,,0,Yes,Towing,/);
    const send = async (csv: string) => (await editor.post('/api/admin/imports/vehicles', { csv, confirm: true })).body as unknown;
    expect(await send(text)).toMatchObject({ isStored: true, rows: Array.from({ length: 3 }, () => ({ outcome: 'skipped' })) });
    expect(await send('Registration,Seats,Tools,Service\nAB12 CDE,4,"a; b",Towing\nNEW,,,\n')).toMatchObject({
      isStored: true,
      rows: [{ outcome: 'updated' }, { outcome: 'created' }],
    });
    expect(await send('Registration,Service\nX,Nothing\n')).toMatchObject({
      rows: [{ faults: [{ column: 'Service', message: 'There is no service "Nothing".' }] }],
    });
    const { body } = await editor.get('/api/admin/vehicles?filter={"q":"AB12"}');
    expect(body).toEqual([expect.objectContaining({ seats: 4, tools: ['a', 'b'] })]);
  });

  it('is found, shows who has it open, and is in the API document', async () => {
    const groups = (await admin.get('/api/admin/search?q=transit')).body as SearchGroup[];
    expect(groups).toEqual([{ resource: 'vehicles', total: 1, hits: [{ id: expect.any(String), title: 'AB12 CDE', detail: 'Transit' }] }]);
    const open = `/api/admin/open-records/vehicles/${groups[0]?.hits[0]?.id}`;
    expect((await admin.put(open)).body).toMatchObject({ others: [] });
    expect((await editor.put(open)).body).toMatchObject({ others: [{ username: 'admin' }] });
    const document = openApiDocument(app.nest);
    const { paths } = document;
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/admin/vehicles/{id}', '/api/admin/exports/vehicles']));
    expect(JSON.stringify(paths['/api/admin/imports/{list}/template'])).toContain('"testimonials","vehicles","redirects"');
    const features = expect.arrayContaining(['trash', 'history', 'search', 'exports', 'imports', 'presence']);
    const vehicle = expect.objectContaining({ resource: 'vehicles', title: 'Vehicle', name: 'registration', features });
    expect(document).toHaveProperty('x-kinds', expect.arrayContaining([vehicle]));
  });

  it('is in the sitemap while visitors see it, and its address redirects when it moves', async () => {
    const { id } = await make({ registration: 'PA63 ONE', content: '<p>One of ours.</p>' });
    const sitemap = async () => (await as(app).get('/sitemap.xml')).text;
    const path = '/vehicles/pa63-one';
    expect(await sitemap()).toContain(`${path}</loc><lastmod>`);
    expect((await as(app).get(path)).text).toContain('One of ours.');
    await editor.put(`/api/admin/vehicles/${id}`, { isActive: false });
    expect(await sitemap()).not.toContain(path);
    expect((await as(app).get(path)).status).toBe(404);
    await editor.put(`/api/admin/vehicles/${id}`, { isActive: true, slug: 'moved' });
    const { status, headers } = await as(app).get(path);
    expect([status, headers['location']]).toEqual([301, '/vehicles/moved']);
    const hiding = { fromPath: '/vehicles/moved', toPath: '/services', statusCode: 301 };
    expect((await admin.post('/api/admin/redirects', hiding)).body).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining('‘PA63 ONE’'),
    });
    expect((await admin.post('/api/admin/redirects', { ...hiding, fromPath: '/vans', toPath: '/vehicles/none' })).status).toBe(400);
    expect((await admin.post('/api/admin/redirects', { ...hiding, fromPath: '/vans', toPath: '/vehicles/moved' })).status).toBe(201);
  });

  it('is previewed as it would be after saving', async () => {
    const { id } = await make({ registration: 'PR33 VUE', content: '<p>Stored</p>' });
    const render = (sent: object) => editor.post('/api/admin/previews/render', { resource: 'vehicles', ...sent });
    const { status, body } = await render({ id, fields: { content: '<p>Typed</p>', registration: '' } });
    expect({ status, body }).toMatchObject({ status: 200, body: { path: '/vehicles/pr33-vue', problems: { registration: ['Required'] } } });
    expect((body as { html: string }).html).toMatch(/PR33 VUE.*Typed/);
    expect((await render({ fields: { registration: 'NEW' } })).body).toMatchObject({ path: '/vehicles/new', problems: {} });
    expect((await as(app).get('/vehicles/pr33-vue')).text).toContain('Stored');
  });

  it('is checked, and links to one that visitors do not see are found', async () => {
    const target = await make({ registration: 'HI11 DEN', isActive: false });
    const { id } = await make({
      registration: 'CH11 CKD',
      content: '<p><a href="/vehicles/hi11-den">See</a> <a href="/vehicles/no">See</a></p>',
    });
    const found = async () => {
      await editor.post('/api/admin/content-checks/run');
      return until('the run to end', async () => {
        const { body } = await editor.get('/api/admin/content-checks/state');
        if ((body as { isRunning: boolean }).isRunning) return false;
        const filter = encodeURIComponent(JSON.stringify({ kind: 'links' }));
        return ((await editor.get(`/api/admin/content-checks?filter=${filter}`)).body as object[]).filter(
          (finding) => 'recordId' in finding && finding.recordId === id,
        );
      });
    };
    const finding = (message: string) =>
      expect.objectContaining({
        resource: 'vehicles',
        recordTitle: 'CH11 CKD',
        path: '/vehicles/ch11-ckd',
        message: expect.stringContaining(message) as unknown,
      });
    expect(await found()).toEqual([finding('not published'), finding('no page')]);
    await editor.put(`/api/admin/vehicles/${target.id}`, { isActive: true });
    expect(await found()).toEqual([finding('no page')]);
  });

  it('is opened by ‘Edit this’', async () => {
    const { id } = await make({ registration: 'ED17 THS', content: '<p>A text that only this one has.</p>' });
    const shown = async (text: string) =>
      (await editor.get(`/api/admin/words/shown?${new URLSearchParams({ page: '/vehicles/ed17-ths', text })}`)).body as unknown;
    const record = { resource: 'vehicles', id, title: 'ED17 THS' };
    expect(await shown('A text that only this one has.')).toMatchObject([{ ...record, path: 'content' }, record]);
    expect(await shown('')).toEqual([{ ...record, path: null }]);
  });

  it('travels with the content', async () => {
    const { dataSource, env } = app;
    const service = await makeService(editor, { title: 'Lifting' });
    const { id } = await make({ registration: 'AR51 VED', tools: ['Hoist'], serviceId: service.id });
    const folder = await mkdtemp(join(tmpdir(), 'vehicles-'));
    const [file, tables, silent] = [join(folder, 'content.tar'), contentTables(dataSource, app.get(Kinds)), () => undefined];
    try {
      await exportContent(env, tables, file, silent);
      await editor.put(`/api/admin/vehicles/${id}`, { registration: 'CH4N GED', tools: [] });
      const site = { env, dataSource, changes: app.get(Changes), events: app.get(EventEmitter2) };
      await importContent(site, file, await readContent(file, folder, tables, silent), silent);
    } finally {
      await rm(folder, { recursive: true });
    }
    expect((await editor.get(`/api/admin/vehicles/${id}`)).body).toMatchObject({
      ...{ registration: 'AR51 VED', tools: ['Hoist'], serviceId: service.id, version: 1 },
    });
  });
});
