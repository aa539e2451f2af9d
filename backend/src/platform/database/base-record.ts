import { DeleteDateColumn } from 'typeorm';
import { Id, Time, Varchar, Version } from './columns.js';

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

/** DELETE moves it to the trash for 30 days. Unique keys include `trashKey` ('' or the id), so a deleted record's slug is free at once. */
export abstract class TrashableRecord extends BaseRecord {
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;

  @Varchar(36, { default: '' })
  trashKey: string;
}
