import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';

const AT_ONCE = 500;

/** @typedef {(string | number | null)[]} Row */

/**
 * Inserts rows directly into an app's database.
 * @param {import('../testing/app.ts').App} app
 * @param {string} table
 * @param {string[]} columns
 * @param {Row[]} rows
 */
export async function store({ dataDir, environment }, table, columns, rows) {
  const url = environment['DATABASE_URL'];
  const into = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`;
  if (url) {
    const connection = await createConnection(url);
    for (let i = 0; i < rows.length; i += AT_ONCE) await connection.query(`${into} ?`, [rows.slice(i, i + AT_ONCE)]);
    await connection.end();
    return;
  }
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 10_000 });
  const insert = database.prepare(`${into} (${columns.map(() => '?').join(', ')})`);
  database.exec('BEGIN IMMEDIATE');
  for (const row of rows) insert.run(...row);
  database.exec('COMMIT');
  database.close();
}
