import { DeleteDateColumn } from 'typeorm';
import { Id, Time, Varchar, Version } from './columns.js';

/** What every record that staff edit has. */
export abstract class BaseRecord {
  @Id()
  id: string;

  @Version()
  version: number;

  @Time()
  createdAt: Date;

  @Time()
  updatedAt: Date;
}

/**
 * A record whose DELETE moves it to the trash for 30 days. `trashKey` is '' while the record lives and its id in the
 * trash; unique keys include it, so that a deleted record's slug is free at once.
 */
export abstract class TrashableRecord extends BaseRecord {
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;

  @Varchar(36, { default: '' })
  trashKey: string;
}
