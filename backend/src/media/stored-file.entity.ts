import { Entity, PrimaryColumn } from 'typeorm';
import { Varchar, Whole } from '../platform/database/columns.js';

/** A file of the storage as it was written, with which the nightly examination and backups compare it. */
@Entity('stored_files')
export class StoredFile {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  storageKey: string;

  /** Bytes. */
  @Whole()
  size: number;

  /** In hex. */
  @Varchar(64)
  sha256: string;
}
