import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { asValue, MIGRATIONS, type Snapshot, type TableWriter, type Value } from './tables.js';

const CONNECT_MS = 10_000;
const ROWS_AHEAD = 100;
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
  const connection = await connect(url);
  try {
    const [rows] = await connection
      .promise()
      .query<RowDataPacket[]>(
        'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
      );
    return Number(rows[0]?.['others']) > 0;
  } finally {
    connection.destroy();
  }
}

export async function dropMariadbTables(url: string, tables: Iterable<string>): Promise<void> {
  const connection = await connect(url);
  try {
    await connection.promise().query('SET SESSION FOREIGN_KEY_CHECKS = 0');
    for (const table of tables) await connection.promise().query(`DROP TABLE IF EXISTS ${quoted(table)}`);
  } finally {
    connection.destroy();
  }
}
