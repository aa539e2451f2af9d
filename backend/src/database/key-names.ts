import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names of keys as the migrations write them; without it TypeORM would look for names of its own making. */
export class KeyNames extends DefaultNamingStrategy {
  override primaryKeyName(table: Table | string): string {
    return `pk_${this.getTableName(table)}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${this.getTableName(table)}_${columns.join('_')}`;
  }
}
