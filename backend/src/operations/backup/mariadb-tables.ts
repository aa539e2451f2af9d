import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { asValue, MIGRATIONS, type Snapshot, type TableWriter, type Value } from './tables.js';

const CONNECT_MS = 10_000;
const ROWS_AHEAD = 100;
/** Its only row says what is under way. */
const MARK = 'unfinished_replacement';
const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

async function connect(url: string): Promise<Connection> {
  const connection = createConnection({
    uri: url.replace(/^mariadb:/, 'mysql:'),
    connectTimeout: CONNECT_MS,
    charset: 'utf8mb4_general_ci',
    dateStrings: true,
    jsonStrings: true,
  });
  // Otherwise a lost connection would end the process; the statement that needs it fails anyway.
  connection.on('error', () => undefined);
  return connection;
}

export async function openMariadbSnapshot(url: string): Promise<Snapshot> {
  const connection = await connect(url);
  const all = async (sql: string): Promise<RowDataPacket[]> => (await connection.promise().query<RowDataPacket[]>(sql))[0];
  try {
    await all('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await all('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const columns = await all(
      `SELECT c.table_name AS tableName, c.column_name AS columnName FROM information_schema.columns c
       JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
       WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'`,
    );
    const found = Map.groupBy(columns, ({ tableName }) => String(tableName));
    const tables = new Map([...found].map(([table, list]) => [table, list.map(({ columnName }) => String(columnName)).sort()]));
    tables.delete(MARK);
    const migrations = tables.delete(MIGRATIONS) ? await all(`SELECT name FROM ${MIGRATIONS} ORDER BY id`) : [];
    return {
      migrations: migrations.map(({ name }) => String(name)),
      tables,
      count: async (table) => Number((await all(`SELECT COUNT(*) AS found FROM ${quoted(table)}`))[0]?.['found']),
      rows: (table, columns = tables.get(table) ?? []) => readRows(connection, table, columns),
      close: async () => connection.destroy(),
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
  const connection = await connect(url);
  const run = (sql: string, values?: unknown[]) => connection.promise().query(sql, values);
  await run('SET SESSION FOREIGN_KEY_CHECKS = 0');
  await run('START TRANSACTION');
  return {
    insert: async (table, columns, rows) => {
      await run(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ?`, [rows]);
    },
    finish: async () => {
      await run('COMMIT');
    },
    close: async () => connection.destroy(),
  };
}

/** Whether another connection uses the database, such as that of a running site. */
export async function isMariadbInUse(url: string): Promise<boolean> {
  const sql = 'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()';
  return onServer(url, async (run) => Number((await run(sql))[0]?.['others']) > 0);
}

export async function dropMariadbTables(url: string, tables: Iterable<string>): Promise<void> {
  await onServer(url, async (run) => {
    await run('SET SESSION FOREIGN_KEY_CHECKS = 0');
    for (const table of tables) await run(`DROP TABLE IF EXISTS ${quoted(table)}`);
  });
}

export async function markUnfinished(url: string, what: string): Promise<void> {
  await onServer(url, async (run) => {
    await run(`CREATE TABLE IF NOT EXISTS ${MARK} (id INT PRIMARY KEY, what TEXT NOT NULL)`);
    await run(`REPLACE INTO ${MARK} VALUES (1, ?)`, [what]);
  });
}

export const unmark = (url: string): Promise<unknown> => onServer(url, (run) => run(`DROP TABLE IF EXISTS ${MARK}`));

export async function markOf(url: string): Promise<string | undefined> {
  return onServer(url, async (run) => {
    const [marked] = await run('SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?', [MARK]);
    if (!marked) return undefined;
    const [row] = await run(`SELECT what FROM ${MARK}`);
    return row && String(row['what']);
  });
}

async function onServer<T>(
  url: string,
  work: (run: (sql: string, values?: unknown[]) => Promise<RowDataPacket[]>) => Promise<T>,
): Promise<T> {
  const connection = await connect(url);
  try {
    return await work(async (sql, values) => (await connection.promise().query<RowDataPacket[]>(sql, values))[0]);
  } finally {
    connection.destroy();
  }
}
