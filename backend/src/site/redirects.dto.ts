import { ApiProperty, PartialType } from '@nestjs/swagger';
import { withoutTrash } from '../common/records.js';
import { OneOf, Text } from '../common/validation.js';
import { REDIRECT_STATUSES, type Redirect, type RedirectStatus } from './redirect.entity.js';

const LONGEST_PATH = 500;

export class CreateRedirectDto {
  /** The former address: a path; of a whole address only the path is kept. Stored in lower case, without query and trailing slash. */
  @Text({ max: LONGEST_PATH })
  fromPath: string;

  /** Where it leads: a path or an https address. Required but for 410, which has none. */
  @Text({ max: LONGEST_PATH, optional: true })
  toPath?: string | null;

  /** Moved for good (301, the default), for now (302), or gone for good (410). */
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
  /** Made when a slug was changed, and gone when the address is in use again; a change by hand makes it an ordinary one. */
  isAutomatic: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const toRedirectRecord = (redirect: Redirect): RedirectRecord => withoutTrash(redirect);
