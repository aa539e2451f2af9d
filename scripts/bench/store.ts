import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';

const AT_ONCE = 1_000;

export type Row = (string | number | null)[];
type Found = Record<string, unknown>;

export interface Store {
  isSqlite: boolean;
  query: (sql: string, values?: (string | number | null)[]) => Promise<Found[]>;
  insert: (table: string, columns: string[], rows: Iterable<Row>) => Promise<void>;
  close: () => Promise<void>;
}

export async function openStore({ DATABASE_URL, DATA_DIR = '' }: Readonly<Record<string, string>>): Promise<Store> {
  if (!DATABASE_URL) return sqliteStore(new DatabaseSync(join(DATA_DIR, 'site.sqlite'), { timeout: 10_000 }));
  const connection = await createConnection(DATABASE_URL);
  for (const check of ['foreign_key_checks', 'unique_checks', 'autocommit']) await connection.query(`SET ${check} = 0`);
  return {
    isSqlite: false,
    query: async (sql, values = []) => {
      const [found] = await connection.query(sql, values);
      return Array.isArray(found) ? (found as Found[]) : [];
    },
    insert: async (table, columns, rows) => {
      const into = `INSERT IGNORE INTO ${table} (${named(columns, '`')}) VALUES ?`;
      for (const some of parts(rows)) {
        await connection.query(into, [some]);
        await connection.query('COMMIT');
      }
    },
    close: async () => {
      await connection.query('COMMIT');
      await connection.end();
    },
  };
}

function sqliteStore(database: DatabaseSync): Store {
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; BEGIN IMMEDIATE');
  return {
    isSqlite: true,
    query: async (sql, values = []) => database.prepare(sql).all(...values),
    insert: async (table, columns, rows) => {
      const insert = database.prepare(
        `INSERT OR IGNORE INTO ${table} (${named(columns, '"')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) insert.run(...row);
    },
    close: async () => {
      database.exec('COMMIT');
      database.close();
    },
  };
}

const named = (columns: string[], quote: string) => columns.map((name) => quote + name + quote).join(', ');

function* parts(rows: Iterable<Row>) {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length) yield part;
}
