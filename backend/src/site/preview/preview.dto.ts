import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import type { FieldErrors } from '../../platform/http/error-response.dto.js';
import { INVALID, RecordId } from '../../platform/fields/validation.js';
import { ChosenKind } from '../../kinds/names.js';
import { PreviewLink } from './preview-link.entity.js';

export class PreviewDto {
  @ChosenKind('preview')
  resource: string;

  /** Absent for a record that is not stored yet, and for the homepage. */
  @RecordId({ optional: true })
  id?: string | null;

  /** What the form holds, complete or not: the fields of the resource's PUT. */
  @IsObject({ message: INVALID })
  @ApiProperty({ type: 'object', additionalProperties: true })
  fields: Record<string, unknown>;
}

export class Preview {
  /** The whole page, as the website would show it. */
  html: string;
  /** Its address on the website. */
  path: string;
  /** What cannot be saved yet, by field. The page shows the stored text there. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  problems: FieldErrors;
}

/** A page to show a colleague without an account, as its form was when the link was made. */
export class PreviewLinkRecord extends OmitType(PreviewLink, ['fields']) {
  /** The full address, which works without signing in. */
  address: string;
}
