/** As the database stores it: times and JSON are texts, so that both databases agree. */
export type Value = string | number | null;

/** The database at one point in time, read without holding up those who write. */
export interface Snapshot extends AsyncDisposable {
  /** Names in the order in which they ran. */
  migrations: string[];
  /** Columns by table, in alphabetical order, without the table of migrations. */
  tables: Map<string, string[]>;
  count(table: string): Promise<number>;
  /** Reads the rows of a table with these columns, or with all. */
  rows(table: string, columns?: readonly string[]): AsyncIterable<Value[]>;
}

/** Inserts into tables that exist. */
export interface TableWriter extends AsyncDisposable {
  insert(table: string, columns: string[], rows: Value[][]): Promise<void>;
  /** Commits. */
  finish(): Promise<void>;
}

export const MIGRATIONS = 'migrations';

export const isValue = (value: unknown): value is Value => value === null || typeof value === 'string' || typeof value === 'number';

export function asValue(value: unknown, table: string): Value {
  if (!isValue(value)) throw new Error(`A value of ${table} is neither text nor number (${typeof value}).`);
  return value;
}
