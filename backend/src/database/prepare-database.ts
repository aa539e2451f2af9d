import type { DataSource } from 'typeorm';
import { prepareDataDir } from '../config/secrets.js';
import type { Env } from '../config/env.js';
import { ensureFirstAdmin } from '../users/first-admin.js';
import { openDataSource } from './data-source.js';
import { runMigrations } from './run-migrations.js';
import { seed } from './seed/seed.js';

export interface PreparedDatabase {
  dataSource: DataSource;
  firstAdmin: Awaited<ReturnType<typeof ensureFirstAdmin>>;
}

/** Connects, migrates, seeds an empty database and makes the first account; says what it does. */
export async function prepareDatabase(env: Env, say: (line: string) => void): Promise<PreparedDatabase> {
  prepareDataDir(env.dataDir);
  const dataSource = await openDataSource(env);
  const migrated = await runMigrations(dataSource);
  if (migrated.length) say(`Database: ${migrated.length} migration${migrated.length === 1 ? '' : 's'} applied`);
  if (await seed(dataSource, env))
    say(`Database: filled (${env.SEED === 'demo' ? 'demo content' : 'settings, a plain homepage and the core pages'})`);
  return { dataSource, firstAdmin: await ensureFirstAdmin(dataSource, env) };
}
