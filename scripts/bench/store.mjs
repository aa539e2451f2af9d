import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';

const AT_ONCE = 1_000;

/** @typedef {(string | number | null)[]} Row */
/** @typedef {Record<string, unknown>} Found */

/**
 * @typedef {object} Store an app's database, without the app
 * @property {boolean} isSqlite
 * @property {(sql: string, values?: (string | number | null)[]) => Promise<Found[]>} query
 * @property {(table: string, columns: string[], rows: Iterable<Row>) => Promise<void>} insert leaves rows alone that are there
 * @property {() => Promise<void>} close commits
 */

/**
 * @param {Readonly<Record<string, string>>} environment of the app
 * @returns {Promise<Store>}
 */
export async function openStore({ DATABASE_URL, DATA_DIR = '' }) {
  if (!DATABASE_URL) return sqliteStore(new DatabaseSync(join(DATA_DIR, 'site.sqlite'), { timeout: 10_000 }));
  const connection = await createConnection(DATABASE_URL);
  for (const check of ['foreign_key_checks', 'unique_checks', 'autocommit']) await connection.query(`SET ${check} = 0`);
  return {
    isSqlite: false,
    query: async (sql, values = []) => {
      const [found] = await connection.query(sql, values);
      return Array.isArray(found) ? /** @type {Found[]} */ (found) : [];
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

/**
 * @param {DatabaseSync} database
 * @returns {Store}
 */
function sqliteStore(database) {
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

/** @param {string[]} columns @param {string} quote */
const named = (columns, quote) => columns.map((name) => quote + name + quote).join(', ');

/** @param {Iterable<Row>} rows */
function* parts(rows) {
  /** @type {Row[]} */
  let part = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length) yield part;
}
