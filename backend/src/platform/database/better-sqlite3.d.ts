/** What we use of it beside TypeORM; the package has no types. */
declare module 'better-sqlite3' {
  type Value = string | number | null;

  interface Statement<Row> {
    all(...parameters: Value[]): Row[];
    run(...parameters: Value[]): unknown;
    iterate(): IterableIterator<Row>;
    /** Rows as arrays. */
    raw(): Statement<unknown[]>;
    /** The first column of each row. */
    pluck(): Statement<unknown>;
  }

  export default class Database {
    constructor(file: string, options?: { readonly?: boolean; timeout?: number });
    prepare(sql: string): Statement<Record<string, unknown>>;
    exec(sql: string): this;
    pragma(text: string): Record<string, unknown>[];
    close(): this;
  }
}
