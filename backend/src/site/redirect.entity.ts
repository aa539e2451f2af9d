import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Varchar, Whole } from '../database/columns.js';

export const REDIRECT_STATUSES = [301, 302, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** An address that moved (301, 302) or is gone for good (410). */
@Entity('redirects')
@Index('uq_redirects_fromPath', ['fromPath', 'trashKey'], { unique: true })
export class Redirect extends TrashableRecord {
  /** Path only, lower case, without a trailing slash. */
  @Varchar(500)
  fromPath: string;

  /** A path or an https address; null with 410. */
  @Varchar(500, { nullable: true })
  toPath: string | null;

  @Whole({ default: 301 })
  statusCode: RedirectStatus;

  /** Made when a slug was changed or a page deleted; false for what staff entered or took over. */
  @Flag(false)
  isAutomatic: boolean;
}
