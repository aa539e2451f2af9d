import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { sanitiseHtml } from '../../platform/words/sanitise.js';
import { StartError } from '../../platform/config/start-error.js';
import { contentColumns } from './content-scope.js';
import { openSnapshot } from './open-tables.js';
import type { Content } from './content-archive.js';
import type { Value } from './tables.js';

/** Yields the rows of an archive as the site stores them. Anybody can make an archive, so throws StartError for a value that its column cannot have. */
export async function* contentRows(
  { env, tables }: Content,
  dataSource: DataSource,
  table: string,
  now: Date,
): AsyncGenerator<{ columns: string[]; row: Value[] }> {
  const known = dataSource.entityMetadatas.find(({ tablePath }) => tablePath === table)?.columns ?? [];
  await using snapshot = await openSnapshot(env);
  const columns = contentColumns(snapshot.tables.get(table) ?? []);
  const rules = columns.map((name) => known.find(({ databaseName }) => databaseName === name));
  for await (const row of snapshot.rows(table, columns)) {
    const wrong = row.findIndex((value, at) => !fits(value, rules[at]));
    if (wrong >= 0) throw new StartError(`The archive has a record in ${table} whose ${columns[wrong]} is not what the site stores there.`);
    yield { columns, row: table === 'picture_copies' ? queueAgain(columns, row, now) : sanitised(columns, row, tables.get(table)) };
  }
}

/** Reads every row. Throws as `contentRows` does. */
export async function checkContent(content: Content, dataSource: DataSource, now: Date): Promise<void> {
  for (const table of content.tables.keys()) {
    const rows = contentRows(content, dataSource, table, now);
    while (!(await rows.next()).done);
  }
}

/** The last is the type of versions on SQLite. */
const WHOLE: unknown[] = ['int', 'boolean', 'integer'];
const LONGEST_TEXT = 65_535;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/;

function fits(value: Value, rule: ColumnMetadata | undefined): boolean {
  if (!rule) return false;
  if (value === null) return rule.isNullable;
  if (typeof value === 'number') return rule.type === 'double' || (WHOLE.includes(rule.type) && Number.isSafeInteger(value));
  switch (rule.type) {
    case 'varchar':
      return value.length <= Number(rule.length);
    case 'text':
      return Buffer.byteLength(value) <= LONGEST_TEXT;
    case 'datetime':
      return value.length <= 23 && TIME.test(value);
    case 'json':
      return isJson(value);
    default:
      return false;
  }
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const sanitised = (columns: readonly string[], row: Value[], richTexts: readonly string[] = []): Value[] =>
  row.map((value, at) => (typeof value === 'string' && richTexts.includes(columns[at] ?? '') ? sanitiseHtml(value) : value));

/** Copies that were not made where the archive comes from, also those that were given up. */
function queueAgain(columns: readonly string[], row: Value[], now: Date): Value[] {
  if (row[columns.indexOf('isMade')]) return row;
  const due = now.toISOString().replace('T', ' ').replace('Z', '');
  return row.with(columns.indexOf('attempts'), 0).with(columns.indexOf('dueAt'), due);
}
