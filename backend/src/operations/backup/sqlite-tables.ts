import Database from 'better-sqlite3';
import { StartError } from '../../platform/config/start-error.js';
import { asValue, MIGRATIONS, type Snapshot, type TableWriter, type Value } from './tables.js';

const WAIT_MS = 5_000;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function openSqliteSnapshot(file: string): Snapshot {
  const database = new Database(file, { readonly: true, timeout: WAIT_MS });
  /** The database cannot be closed while one of them is under way, as when the disk is full. */
  const reading: Iterator<unknown>[] = [];
  const textsOf = (sql: string, ...parameters: string[]): string[] => {
    const statement = database.prepare(sql).pluck();
    return statement.all(...parameters).map(String);
  };
  async function* readRows(table: string, columns: readonly string[]): AsyncGenerator<Value[]> {
    const statement = database.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`).raw();
    const rows = statement.iterate();
    reading.push(rows);
    for (const row of rows) yield row.map((value) => asValue(value, table));
  }
  try {
    database.exec('BEGIN');
    // Virtual tables are indexes, which triggers fill again.
    const names = textsOf("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'");
    const columnsOf = (table: string) => textsOf('SELECT name FROM pragma_table_info(?) ORDER BY name', table);
    const tables = new Map(names.filter((name) => name !== MIGRATIONS).map((name) => [name, columnsOf(name)]));
    return {
      migrations: names.includes(MIGRATIONS) ? textsOf(`SELECT name FROM ${MIGRATIONS} ORDER BY id`) : [],
      tables,
      count: async (table) => Number(textsOf(`SELECT COUNT(*) FROM ${quoted(table)}`)[0]),
      rows: (table, columns = tables.get(table) ?? []) => readRows(table, columns),
      [Symbol.asyncDispose]: async () => {
        for (const rows of reading) rows.return?.();
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

export function openSqliteWriter(file: string): TableWriter {
  const database = new Database(file, { timeout: WAIT_MS });
  // A row may refer to one of a later table.
  database.pragma('foreign_keys = OFF');
  // Otherwise copies stay in pages that are divided, which nothing overwrites when the row is deleted.
  database.pragma('secure_delete = ON');
  database.exec('BEGIN IMMEDIATE');
  return {
    insert: async (table, columns, rows) => {
      const places = columns.map(() => '?').join(', ');
      const statement = database.prepare(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${places})`);
      for (const row of rows) statement.run(...row);
    },
    finish: async () => {
      const [broken] = database.pragma('foreign_key_check');
      if (broken) throw new StartError(`A row of ${String(broken['table'])} refers to one of ${String(broken['parent'])} that is missing.`);
      database.exec('COMMIT');
    },
    [Symbol.asyncDispose]: async () => void database.close(),
  };
}
