import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../platform/config/start-error.js';
import { asValue, MIGRATIONS, type Snapshot, type TableWriter, type Value } from './tables.js';

const WAIT_MS = 5_000;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function openSqliteSnapshot(file: string): Snapshot {
  const database = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
  try {
    database.exec('BEGIN');
    // Virtual tables are indexes, which triggers fill again.
    const named = database.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'",
    );
    const names = named.all().map(({ name }) => String(name));
    const columnsOf = database.prepare('SELECT name FROM pragma_table_info(?) ORDER BY name');
    const tables = new Map(
      names.filter((name) => name !== MIGRATIONS).map((name) => [name, columnsOf.all(name).map((column) => String(column['name']))]),
    );
    const migrations = names.includes(MIGRATIONS) ? database.prepare(`SELECT name FROM ${MIGRATIONS} ORDER BY id`).all() : [];
    return {
      migrations: migrations.map(({ name }) => String(name)),
      tables,
      count: async (table) => Number(database.prepare(`SELECT COUNT(*) AS rows FROM ${quoted(table)}`).get()?.['rows']),
      rows: (table, columns = tables.get(table) ?? []) => readRows(database, table, columns),
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

async function* readRows(database: DatabaseSync, table: string, columns: readonly string[]): AsyncGenerator<Value[]> {
  const statement = database.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`);
  for (const row of statement.iterate()) yield columns.map((name) => asValue(row[name], table));
}

export function openSqliteWriter(file: string): TableWriter {
  const database = new DatabaseSync(file, { timeout: WAIT_MS, enableForeignKeyConstraints: false });
  // Otherwise copies stay in pages that are divided, which nothing overwrites when the row is deleted.
  database.exec('PRAGMA secure_delete = ON');
  database.exec('BEGIN IMMEDIATE');
  return {
    insert: async (table, columns, rows) => {
      const places = columns.map(() => '?').join(', ');
      const statement = database.prepare(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${places})`);
      for (const row of rows) statement.run(...row);
    },
    finish: async () => {
      const [broken] = database.prepare('PRAGMA foreign_key_check').all();
      if (broken) throw new StartError(`A row of ${String(broken['table'])} refers to one of ${String(broken['parent'])} that is missing.`);
      database.exec('COMMIT');
    },
    close: async () => database.close(),
  };
}
