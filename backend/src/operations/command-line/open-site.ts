import { Module, type DynamicModule, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { TypeOrmModule } from '@nestjs/typeorm';
import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { firstAdminProblems } from '../../auth/first-admin.js';
import { AuthModule } from '../../auth/auth.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { refuseUnfinished, whileStopped } from '../backup/replacing-data.js';
import { CommonModule } from '../../platform/common/common.module.js';
import { currentActor, runAs } from '../../platform/http/request-context.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import { readEnv, type Env } from '../../platform/config/env.js';
import { StartError } from '../../platform/config/start-error.js';
import { closing, openDataSource } from '../../platform/database/data-source.js';
import { refuseOtherSchema } from '../../platform/database/run-migrations.js';
import { KindsModule } from '../../kinds/kinds.module.js';
import { ENTITIES } from '../../app.module.js';

/** What a command needs, and no more: some modules run jobs, which belong to the site itself. */
@Module({})
class CommandModule {
  static register(env: Env, dataSource: DataSource, needed: Type): DynamicModule {
    return {
      module: CommandModule,
      imports: [
        ConfigModule.register(env),
        EventEmitterModule.forRoot(),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ type: 'better-sqlite3', database: '' }),
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
        CommonModule,
        KindsModule,
        AuditModule,
        CompanyModule,
        needed,
      ],
    };
  }
}

export const readSettings = (): Env => readEnv(undefined, firstAdminProblems);

/** Connects to the database of this version of the site, also while the site runs. Throws StartError if there is none. */
export async function openDatabase(env: Env): Promise<DataSource> {
  await refuseUnfinished(env);
  if (!env.DATABASE_URL && !existsSync(env.sqliteFile))
    throw new StartError(`There is no database in ${env.dataDir}. Start the site once, or set DATA_DIR to the folder of its data.`);
  const dataSource = await openDataSource(env, ENTITIES);
  try {
    await refuseOtherSchema(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** Runs `work` with a connection of its own; see `openDatabase`. */
export const withDatabase = <T>(env: Env, work: (dataSource: DataSource) => Promise<T>): Promise<T> => closing(openDatabase(env), work);

export const withAccounts = <T>(work: (site: INestApplicationContext) => Promise<T>): Promise<T> => withServices(AuthModule, work);

/** Runs `work` with the services of a module; the audit log says that it came from the command line. */
export async function withServices<T>(needed: Type, work: (site: INestApplicationContext) => Promise<T>): Promise<T> {
  const env = readSettings();
  const dataSource = await openDatabase(env);
  const site = await NestFactory.createApplicationContext(CommandModule.register(env, dataSource, needed), {
    abortOnError: false,
  });
  try {
    return await runAs({ ...currentActor(), userAgent: 'Command line' }, () => work(site));
  } finally {
    await site.close();
  }
}

/** Runs `work` while no process of the site runs, because it would go on showing the pages that it keeps in memory. Throws StartError if one does. */
export const whileSiteIsStopped = (work: () => Promise<void>): Promise<void> => whileStopped(readSettings(), work);
