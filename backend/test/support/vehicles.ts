import { expect } from '@jest/globals';
import { Module } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { Entity, JoinColumn, ManyToOne, type MigrationInterface, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../src/platform/database/data-source.js';
import { runMigrations } from '../../src/platform/database/run-migrations.js';
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
} from '../../src/platform/database/table-columns.js';
import { withoutTrash } from '../../src/platform/common/records.js';
import { Flag, RecordId, RichText, Slug, Text, TextList, Whole } from '../../src/platform/fields/validation.js';
import { TrashableRecord } from '../../src/platform/database/base-record.js';
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
} from '../../src/platform/database/columns.js';
import { ENTITIES } from '../../src/app.module.js';
import { kindOf, MADE } from '../../src/kinds/kind.js';
import site from '../../src/platform/http/site-addresses.json' with { type: 'json' };
import { PageAddress } from '../../src/platform/http/site-addresses.js';
import { publishedModule } from '../../src/records/published-records.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { smallFrontEnd } from '../site/small-front-end.js';
import { Service } from '../../src/services/service.entity.js';
import type { Caller } from './api.js';
import { createTestApp, type TestApp } from './app.js';

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

@Module(publishedModule(VEHICLES, VehicleRecord))
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

/** The site with a kind of record that only its module describes, and a table for it. */
export async function createVehiclesApp(): Promise<TestApp> {
  const entities = ENTITIES.entities as unknown[];
  entities.push(Vehicle);
  const app = await createTestApp({
    modules: [VehiclesModule],
    prepare: async (nest, dataSource) => {
      MIGRATIONS.push(Vehicles1999999999999);
      Object.assign(dataSource, { migrations: [...dataSource.migrations, new Vehicles1999999999999()] });
      await runMigrations(dataSource);
      await serveSite(nest, smallFrontEnd().built);
    },
  });
  const close = async () => {
    MIGRATIONS.splice(MIGRATIONS.indexOf(Vehicles1999999999999), 1);
    entities.splice(entities.indexOf(Vehicle), 1);
    await app.close();
  };
  return { ...app, close };
}

export async function makeVehicle(staff: Caller, fields: object) {
  const { status, body } = await staff.post('/api/admin/vehicles', fields);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; version: number };
}
