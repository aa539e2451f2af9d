import type { QueryRunner } from 'typeorm';
import { reasonOf, StartError } from '../config/start-error.js';

/**
 * Gives the database and all tables the collation of `users`, the oldest one. A new table takes the collation of the database, and a foreign key needs that
 * of the table it refers to. They differ when a dump was read into a server with another default, and among the tables when an update stopped half-way there.
 * Throws StartError with the statements to run if one is refused.
 */
export async function agreeOnCollation(runner: QueryRunner): Promise<void> {
  const [found] = (await runner.query(
    `SELECT s.schema_name AS name, s.default_collation_name AS standard, t.table_collation AS used FROM information_schema.schemata s
     JOIN information_schema.tables t ON t.table_schema = s.schema_name WHERE s.schema_name = DATABASE() AND t.table_name = 'users'`,
  )) as { name: string; standard: string; used: string }[];
  if (!found) return;
  const { name, standard, used } = found;
  const collation = `CHARACTER SET ${used.split('_')[0]} COLLATE ${used}`;
  const refuse = (why: string, reason: string, statements: string[]) => {
    throw new StartError(
      `${why}, and that could not be changed (${reason}). The update has not begun. Have the database's administrator run: ${statements.join('; ')}. Then start again.`,
    );
  };
  if (standard !== used) {
    const why = `The default collation of the database is ${standard}, but its tables have ${used}, so new tables would not fit`;
    const statement = `ALTER DATABASE \`${name}\` ${collation}`;
    await runner.query(statement).catch((error: unknown) => refuse(why, reasonOf(error), [statement]));
  }
  const odd = await findOddTables(runner, used);
  const names = [...odd.keys()];
  const why = `The collation of the tables is ${used}, but not that of ${names.join(', ')}, so new tables could not refer to both`;
  const creates = new Map<string, string>();
  for (const table of names) {
    const [row] = (await runner.query(`SHOW CREATE TABLE \`${table}\``)) as Record<string, string>[];
    creates.set(table, row?.['Create Table'] ?? '');
  }
  const conversions = names.map((table) => conversion(table, creates.get(table) ?? '', odd.get(table) ?? [], collation));
  const keys = names.flatMap((table) =>
    (creates.get(table) ?? '').split(/,?\n/).flatMap((line) => {
      const [, key, keyName] = /^ {2}(CONSTRAINT `(\w+)` FOREIGN KEY .*)$/.exec(line) ?? [];
      return key ? [{ table, key, keyName }] : [];
    }),
  );
  // MariaDB changes no column of a foreign key, and one that is dropped meanwhile would be missing after a kill.
  if (keys.length)
    refuse(why, 'foreign keys hold them', [
      ...keys.map(({ table, keyName }) => `ALTER TABLE \`${table}\` DROP FOREIGN KEY \`${keyName}\``),
      ...conversions,
      ...keys.map(({ table, key }) => `ALTER TABLE \`${table}\` ADD ${key}`),
    ]);
  for (const statement of conversions)
    await runner
      .query(statement)
      .catch((error: unknown) => refuse(why, `${reasonOf(error)}; if two records are the same now, change one`, [statement]));
}

/** Returns the columns to convert by table. Columns that are compared exactly have a collation of their own, utf8mb4_bin. */
async function findOddTables(runner: QueryRunner, used: string): Promise<Map<string, string[]>> {
  const rows = (await runner.query(
    `SELECT t.table_name AS name, c.column_name AS col FROM information_schema.tables t
     LEFT JOIN information_schema.columns c ON c.table_schema = t.table_schema AND c.table_name = t.table_name
       AND c.collation_name <> ? AND (c.collation_name <> 'utf8mb4_bin' OR t.table_collation = 'utf8mb4_bin')
     WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND (t.table_collation <> ? OR c.column_name IS NOT NULL)
     ORDER BY t.table_name, c.ordinal_position`,
    [used, used],
  )) as { name: string; col: string | null }[];
  const odd = new Map<string, string[]>();
  for (const { name, col } of rows) odd.set(name, [...(odd.get(name) ?? []), ...(col === null ? [] : [col])]);
  return odd;
}

/** Not CONVERT TO, which would take the columns that are compared exactly, too. One statement, so it is done wholly or not at all. */
function conversion(table: string, create: string, columns: string[], collation: string): string {
  const modified = create.split(/,?\n/).flatMap((line) => {
    const [, column = '', type, rest = ''] = /^ {2}`(\w+)` (\S+)(| .*)$/.exec(line) ?? [];
    const others = rest.replace(/ CHARACTER SET \w+/, '').replace(/ COLLATE \w+/, '');
    return columns.includes(column) ? [`MODIFY \`${column}\` ${type} ${collation}${others}`] : [];
  });
  return `ALTER TABLE \`${table}\` ${[`DEFAULT ${collation}`, ...modified].join(', ')}`;
}
