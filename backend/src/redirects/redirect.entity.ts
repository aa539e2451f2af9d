import { ApiProperty } from '@nestjs/swagger';
import { Entity, Index } from 'typeorm';
import { readAddress, splitTarget } from '../platform/http/address.js';
import { TrashableRecord } from '../platform/database/base-record.js';
import { ExactText, Flag, Whole } from '../platform/database/columns.js';

export const REDIRECT_STATUSES = [301, 302, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

@Entity('redirects')
@Index('uq_redirects_fromPath', ['fromPath', 'trashKey'], { unique: true })
@Index('ix_redirects_listed', ['deletedAt', 'fromPath', 'id'])
export class Redirect extends TrashableRecord {
  /** Lower case, without a trailing slash. */
  @ExactText(500)
  fromPath: string;

  /** A path or https URL; with 410 null, or where an automatic redirect led before its page was deleted. */
  @ExactText(500, { nullable: true })
  toPath: string | null;

  @Whole({ default: 301 })
  @ApiProperty({ enum: [...REDIRECT_STATUSES] })
  statusCode: RedirectStatus;

  /** True if created for a changed slug or a deleted page. Automatic redirects are removed when the address is used again; editing one makes it permanent. */
  @Flag(false)
  isAutomatic: boolean;
}

/** Null for an address that is gone. */
export const targetOf = ({ statusCode, toPath }: Pick<Redirect, 'statusCode' | 'toPath'>): string | null =>
  statusCode === 410 ? null : toPath;

/** Returns a path as stored: decoded, lower case, without query and trailing slash. */
export function normalisePath(target: string): string | undefined {
  const { path, query } = splitTarget(target);
  return readAddress(path.startsWith('/') ? path : `/${path}`, query)?.path;
}
