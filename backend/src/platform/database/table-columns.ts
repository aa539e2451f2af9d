import { Table, type QueryRunner, type TableColumnOptions } from 'typeorm';

interface Options {
  nullable?: boolean;
  default?: string | number | boolean;
}

const isSqlite = (q: QueryRunner) => q.connection.options.type === 'better-sqlite3';

function column(
  name: string,
  type: string,
  { nullable = false, default: value }: Options = {},
  more: Partial<TableColumnOptions> = {},
): TableColumnOptions {
  const quoted = typeof value === 'string' ? `'${value}'` : typeof value === 'boolean' ? (value ? '1' : '0') : value;
  return { name, type, isNullable: nullable, ...(quoted !== undefined && { default: quoted }), ...more };
}

export const id = (table: string): TableColumnOptions => ({
  name: 'id',
  type: 'varchar',
  length: '36',
  isPrimary: true,
  primaryKeyConstraintName: `pk_${table}`,
});
export const counted = (q: QueryRunner, table: string): TableColumnOptions => ({
  name: 'id',
  type: isSqlite(q) ? 'integer' : 'int',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
  primaryKeyConstraintName: `pk_${table}`,
});
export const uuid = (name: string, options?: Options) => column(name, 'varchar', options, { length: '36' });
export const varchar = (name: string, length: number, options?: Options) => column(name, 'varchar', options, { length: String(length) });
export const longText = (name: string, options?: Options) => column(name, 'text', options);
export const json = (name: string, options?: Options) => column(name, 'json', options);
export const time = (name: string, options?: Options) => column(name, 'datetime', options, { precision: 3 });
export const flag = (name: string, value: boolean) => column(name, 'boolean', { default: value });
export const whole = (q: QueryRunner, name: string, options?: Options) => column(name, isSqlite(q) ? 'integer' : 'int', options);
export const degrees = (name: string, options?: Options) => column(name, 'double', options);

export const baseRecord = (q: QueryRunner): TableColumnOptions[] => [
  whole(q, 'version', { default: 1 }),
  time('createdAt'),
  time('updatedAt'),
];
export const trashableRecord = (q: QueryRunner): TableColumnOptions[] => [
  ...baseRecord(q),
  time('deletedAt', { nullable: true }),
  varchar('trashKey', 36, { default: '' }),
];

export interface TableExtras {
  unique?: Record<string, string[]>;
  indices?: Record<string, string[]>;
  /** column -> [table, what happens when its row is deleted] */
  references?: Record<string, [table: string, onDelete: 'CASCADE' | 'SET NULL']>;
}

export async function createTable(q: QueryRunner, name: string, columns: TableColumnOptions[], extras: TableExtras = {}): Promise<void> {
  const indices = [
    ...Object.entries(extras.unique ?? {}).map(([key, columnNames]) => ({ name: `uq_${name}_${key}`, columnNames, isUnique: true })),
    ...Object.entries(extras.indices ?? {}).map(([key, columnNames]) => ({ name: `ix_${name}_${key}`, columnNames })),
  ];
  const foreignKeys = Object.entries(extras.references ?? {}).map(([columnName, [table, onDelete]]) => ({
    name: `fk_${name}_${columnName}`,
    columnNames: [columnName],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete,
    // MariaDB reports a missing one as RESTRICT, which TypeORM takes for a difference.
    onUpdate: 'NO ACTION',
  }));
  await q.createTable(new Table({ name, columns, indices, foreignKeys }));
}
