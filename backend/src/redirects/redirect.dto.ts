import { OmitType, PartialType } from '@nestjs/swagger';
import { withoutTrash } from '../platform/common/records.js';
import { OneOf, Text } from '../platform/fields/validation.js';
import { REDIRECT_STATUSES, Redirect, targetOf, type RedirectStatus } from './redirect.entity.js';

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

export class RedirectRecord extends OmitType(Redirect, ['deletedAt', 'trashKey']) {}

export const toRedirectRecord = (redirect: Redirect): RedirectRecord => ({ ...withoutTrash(redirect), toPath: targetOf(redirect) });
