import { OmitType, PartialType } from '@nestjs/swagger';
import { withoutTrash } from '../platform/common/records.js';
import { OneOf, Text } from '../platform/fields/validation.js';
import { LONGEST_FROM, REDIRECT_STATUSES, Redirect, targetOf, type RedirectStatus } from './redirect.entity.js';

export class CreateRedirectDto {
  /**
   * The old path or URL. Stored in lower case, without host or trailing slash. With a query, as in /?page_id=12, only addresses with these parameters
   * redirect. With * at the end, as in /blog/*, every address below /blog redirects unless it has a page.
   */
  @Text({ max: LONGEST_FROM })
  fromPath: string;

  /** A path or https URL. Required except with 410. */
  @Text({ max: LONGEST_FROM, optional: true })
  toPath?: string | null;

  /** Moved permanently (301, the default), temporarily (302), or gone (410). */
  @OneOf(REDIRECT_STATUSES, { optional: true })
  statusCode?: RedirectStatus | null;
}

export class UpdateRedirectDto extends PartialType(CreateRedirectDto) {}

export class RedirectRecord extends OmitType(Redirect, ['deletedAt', 'trashKey']) {}

export const toRedirectRecord = (redirect: Redirect): RedirectRecord => ({ ...withoutTrash(redirect), toPath: targetOf(redirect) });
