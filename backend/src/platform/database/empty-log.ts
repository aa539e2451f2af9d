import { DataSource } from 'typeorm';

/**
 * Empties the write-ahead log of SQLite, which keeps former contents of the pages that were written. Does nothing while somebody reads or writes: in a
 * connection of its own, because waiting would hold up the whole process.
 */
export async function emptyLog({ options }: DataSource): Promise<void> {
  if (options.type !== 'better-sqlite3') return;
  const connection = await new DataSource({ type: 'better-sqlite3', database: options.database, timeout: 0 }).initialize();
  try {
    await connection.query('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await connection.destroy();
  }
}
