import type { TestApp } from './app.js';

/** Every row of every table, as text: to show that something is stored nowhere. */
export async function everythingStored({ dataSource }: TestApp): Promise<string> {
  const tables = dataSource.entityMetadatas.map(({ tablePath }) => dataSource.driver.escape(tablePath));
  const rows = await Promise.all(tables.map((table) => dataSource.query<unknown[]>(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows);
}
