import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';

const FILE = join(import.meta.dirname, '../../src/platform/database/schema.json');

export interface Made {
  /** Statements that make each table, with its indexes and triggers. */
  statements: string[];
  /** Names of tables that have rows. */
  filled: string[];
  migrations: string[];
}

interface Stored {
  sqlite: Omit<Made, 'filled'>;
  server: Omit<Made, 'filled'>;
}

const isSqlite = ({ options }: DataSource): boolean => options.type === 'better-sqlite3';

/** Reads what a new database has after its migrations. */
export async function readMade(dataSource: DataSource): Promise<Made> {
  const names = async (sql: string) => (await dataSource.query<object[]>(sql)).map((row) => String(Object.values(row)[0]));
  const { tables, statements } = isSqlite(dataSource) ? await readSqlite(dataSource) : await readServer(dataSource);
  const filled: string[] = [];
  for (const table of tables) if ((await dataSource.query<object[]>(`SELECT 1 FROM ${table} LIMIT 1`)).length) filled.push(table);
  return { statements, filled, migrations: await names('SELECT name FROM migrations ORDER BY id') };
}

async function readSqlite(dataSource: DataSource) {
  const rows = await dataSource.query<{ type: string; name: string; sql: string }[]>(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name <> 'migrations' ORDER BY rowid",
  );
  const indexes = rows.filter(({ sql }) => sql.startsWith('CREATE VIRTUAL TABLE')).map(({ name }) => name);
  // They come with their virtual table.
  const own = rows.filter(
    ({ name }) => !indexes.some((index) => name !== index && /_(data|idx|content|docsize|config)$/.test(name) && name.startsWith(index)),
  );
  const statements = own.map(({ sql }) => sql);
  for (const index of indexes)
    for (const { k, v } of await dataSource.query<{ k: string; v: number }[]>(`SELECT k, v FROM ${index}_config WHERE k <> 'version'`))
      statements.push(`INSERT INTO ${index} (${index}, rank) VALUES ('${k}', ${v})`);
  return { tables: own.flatMap(({ type, name }) => (type === 'table' && !indexes.includes(name) ? [name] : [])), statements };
}

async function readServer(dataSource: DataSource) {
  const tables = (await dataSource.query<object[]>('SHOW TABLES'))
    .map((row) => String(Object.values(row)[0]))
    .filter((name) => name !== 'migrations');
  const statements: string[] = [];
  for (const table of tables) {
    const [row] = await dataSource.query<Record<string, string>[]>(`SHOW CREATE TABLE \`${table}\``);
    statements.push(withSortedKeys(String(row?.['Create Table'])));
  }
  return { tables, statements };
}

/** Their order tells only which was made first. */
function withSortedKeys(create: string): string {
  const lines = create.split('\n').map((line) => line.replace(/,$/, ''));
  const isColumn = (line: string) => line.startsWith('  `');
  const body = lines.slice(1, -1);
  return `${lines[0]}\n${[...body.filter(isColumn), ...body.filter((line) => !isColumn(line)).sort()].join(',\n')}\n${lines.at(-1)}`;
}

/** Writes schema.json from what the migrations have made; for servers from MariaDB. */
export async function writeMade(dataSource: DataSource): Promise<void> {
  const { statements, filled, migrations } = await readMade(dataSource);
  if (filled.length)
    throw new Error(
      `Migrations have filled ${filled.join(', ')} of an empty database. Fill new databases in backend/src/sample-content instead.`,
    );
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
  const made = { migrations, statements: isSqlite(dataSource) ? statements : statements.map(onAnyServer) };
  Object.assign(stored, { [isSqlite(dataSource) ? 'sqlite' : 'server']: made });
  writeFileSync(FILE, `${JSON.stringify(stored, null, 2)}\n`);
}

/** As the migrations say it, where MariaDB shows what it makes of it: the collation is that of the database, JSON is a type, a foreign key makes its index. */
function onAnyServer(create: string): string {
  const keys = new Set([...create.matchAll(/CONSTRAINT `(\w+)` FOREIGN KEY/g)].map(([, name]) => name));
  return create
    .split('\n')
    .filter((line) => !keys.has(/^ {2}KEY `(\w+)`/.exec(line)?.[1]))
    .join('\n')
    .replace(/longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin( NOT NULL| DEFAULT NULL)? CHECK \(json_valid\(`\w+`\)\)/g, 'json$1')
    .replace(/\b(int)\(11\)/g, '$1')
    .replace(/\) ENGINE=InnoDB[^\n]*$/, ') ENGINE=InnoDB');
}
