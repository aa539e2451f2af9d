import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import type { FieldErrors } from '../../platform/common/error-response.dto.js';
import { INVALID, RecordId } from '../../platform/common/validation.js';
import { ChosenKind, KindName } from '../../kinds/names.js';

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
export class PreviewLinkRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @KindName('preview')
  resource: string;
  @ApiProperty({ format: 'uuid' })
  recordId: string | null;
  /** The full address, which works without signing in. */
  address: string;
  /** Id of the user who made it. */
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}
