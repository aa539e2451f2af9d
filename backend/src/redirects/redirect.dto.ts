import { ApiProperty, PartialType } from '@nestjs/swagger';
import { withoutTrash } from '../platform/common/records.js';
import { OneOf, Text } from '../platform/common/validation.js';
import { REDIRECT_STATUSES, targetOf, type Redirect, type RedirectStatus } from './redirect.entity.js';

const LONGEST_PATH = 500;

export class CreateRedirectDto {
  /** The old path. Stored in lower case, without host, query or trailing slash. */
  @Text({ max: LONGEST_PATH })
  fromPath: string;

  /** A path or https URL. Required except with 410. */
  @Text({ max: LONGEST_PATH, optional: true })
  toPath?: string | null;

  /** Moved permanently (301, the default), temporarily (302), or gone (410). */
  @OneOf(REDIRECT_STATUSES, { optional: true })
  statusCode?: RedirectStatus | null;
}

export class UpdateRedirectDto extends PartialType(CreateRedirectDto) {}

export class RedirectRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  fromPath: string;
  toPath: string | null;
  @ApiProperty({ enum: [...REDIRECT_STATUSES] })
  statusCode: RedirectStatus;
  /** True if created for a changed slug or a deleted page. Automatic redirects are removed when the address is used again; editing one makes it permanent. */
  isAutomatic: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const toRedirectRecord = (redirect: Redirect): RedirectRecord => ({ ...withoutTrash(redirect), toPath: targetOf(redirect) });
