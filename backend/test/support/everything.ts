import type { TestApp } from './app.js';

/** All rows of all tables as text, to prove that something is not stored. */
export async function everythingStored({ dataSource }: TestApp): Promise<string> {
  const tables = dataSource.entityMetadatas.map(({ tablePath }) => dataSource.driver.escape(tablePath));
  const rows = await Promise.all(tables.map((table) => dataSource.query<unknown[]>(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows);
}
