import type { Connection, RowDataPacket } from 'mysql2';
import { asValue, MIGRATIONS, type Snapshot, type TableWriter, type Value } from './tables.js';

const CONNECT_MS = 10_000;
const ROWS_AHEAD = 100;
/** Its only row says what is under way. */
const MARK = 'unfinished_replacement';
const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** The driver is loaded only where there is MariaDB. */
async function connect(url: string) {
  const { createConnection } = await import('mysql2');
  const connection = createConnection({
    uri: url.replace(/^mariadb:/, 'mysql:'),
    connectTimeout: CONNECT_MS,
    charset: 'utf8mb4_general_ci',
    dateStrings: true,
    jsonStrings: true,
  });
  // Otherwise a lost connection would end the process; the statement that needs it fails anyway.
  connection.on('error', () => undefined);
  return {
    connection,
    run: async (sql: string, values?: unknown[]) => (await connection.promise().query<RowDataPacket[]>(sql, values))[0],
    [Symbol.dispose]: () => connection.destroy(),
  };
}

export async function openMariadbSnapshot(url: string): Promise<Snapshot> {
  const { connection, run } = await connect(url);
  try {
    await run('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await run('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const columns = await run(
      `SELECT c.table_name AS tableName, c.column_name AS columnName FROM information_schema.columns c
       JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
       WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'`,
    );
    const found = Map.groupBy(columns, ({ tableName }) => String(tableName));
    const tables = new Map([...found].map(([table, list]) => [table, list.map(({ columnName }) => String(columnName)).sort()]));
    tables.delete(MARK);
    const migrations = tables.delete(MIGRATIONS) ? await run(`SELECT name FROM ${MIGRATIONS} ORDER BY id`) : [];
    return {
      migrations: migrations.map(({ name }) => String(name)),
      tables,
      count: async (table) => Number((await run(`SELECT COUNT(*) AS found FROM ${quoted(table)}`))[0]?.['found']),
      rows: (table, columns = tables.get(table) ?? []) => readRows(connection, table, columns),
      [Symbol.asyncDispose]: async () => connection.destroy(),
    };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

async function* readRows(connection: Connection, table: string, columns: readonly string[]): AsyncGenerator<Value[]> {
  const sql = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`;
  const stream = connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: ROWS_AHEAD });
  for await (const row of stream as AsyncIterable<unknown[]>) yield row.map((value) => asValue(value, table));
}

export async function openMariadbWriter(url: string): Promise<TableWriter> {
  const { connection, run } = await connect(url);
  await run('SET SESSION FOREIGN_KEY_CHECKS = 0');
  await run('START TRANSACTION');
  return {
    insert: async (table, columns, rows) => {
      await run(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ?`, [rows]);
    },
    finish: async () => {
      await run('COMMIT');
    },
    [Symbol.asyncDispose]: async () => connection.destroy(),
  };
}

/** Whether another connection uses the database, such as that of a running site. */
export async function isMariadbInUse(url: string): Promise<boolean> {
  using server = await connect(url);
  const [found] = await server.run(
    'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  return Number(found?.['others']) > 0;
}

export async function dropMariadbTables(url: string, tables: Iterable<string>): Promise<void> {
  using server = await connect(url);
  await server.run('SET SESSION FOREIGN_KEY_CHECKS = 0');
  for (const table of tables) await server.run(`DROP TABLE IF EXISTS ${quoted(table)}`);
}

export async function markUnfinished(url: string, what: string): Promise<void> {
  using server = await connect(url);
  await server.run(`CREATE TABLE IF NOT EXISTS ${MARK} (id INT PRIMARY KEY, what TEXT NOT NULL)`);
  await server.run(`REPLACE INTO ${MARK} VALUES (1, ?)`, [what]);
}

export const unmark = (url: string): Promise<void> => dropMariadbTables(url, [MARK]);

export async function markOf(url: string): Promise<string | undefined> {
  using server = await connect(url);
  const [marked] = await server.run('SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?', [MARK]);
  if (!marked) return undefined;
  const [row] = await server.run(`SELECT what FROM ${MARK}`);
  return row && String(row['what']);
}
