import type { DataSource } from 'typeorm';

const LOCK = 'site_migrations';
const LOCK_SECONDS = 120;

/** Brings the schema up to date. Replicas that start together wait for each other; answers the names of what was run. */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const run = async () => (await dataSource.runMigrations()).map((m) => m.name);
  if (dataSource.options.type === 'better-sqlite3') return run();
  const holder = dataSource.createQueryRunner();
  try {
    const [row] = (await holder.query('SELECT GET_LOCK(?, ?) AS got', [LOCK, LOCK_SECONDS])) as { got: unknown }[];
    if (Number(row?.got) !== 1)
      throw new Error(`Another process has been migrating the database for ${LOCK_SECONDS} s; try again when it is done.`);
    return await run();
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]);
    await holder.release();
  }
}
