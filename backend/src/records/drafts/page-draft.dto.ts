import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { INVALID } from '../../platform/fields/validation.js';
import { KindName } from '../../kinds/names.js';
import type { PageDraft } from './page-draft.entity.js';

type Fields = Record<string, unknown>;

export class SavePageDraftDto {
  /** The changed fields of the page's PUT, complete or not. None: the draft ends. */
  @IsObject({ message: INVALID })
  @ApiProperty({ type: 'object', additionalProperties: true })
  fields: Fields;

  /** What was stored in these fields when typing began. */
  @IsObject({ message: INVALID })
  @ApiProperty({ type: 'object', additionalProperties: true })
  base: Fields;
}

export class PageDraftSummary {
  @KindName('drafts')
  resource: string;
  @ApiProperty({ format: 'uuid' })
  recordId: string;
  /** 0: there is no draft. */
  version: number;
  updatedAt: Date | null;
  /** Id of the user who typed last. */
  @ApiProperty({ format: 'uuid' })
  updatedBy: string | null;
}

export class PageDraftRecord extends PageDraftSummary {
  @ApiProperty({ type: 'object', additionalProperties: true })
  fields: Fields;
  @ApiProperty({ type: 'object', additionalProperties: true })
  base: Fields;
}

export interface DraftedPage {
  resource: string;
  recordId: string;
}

export const toDraftSummary = (page: DraftedPage, draft: PageDraft | null): PageDraftSummary => ({
  ...page,
  version: draft?.version ?? 0,
  updatedAt: draft?.updatedAt ?? null,
  updatedBy: draft?.updatedBy ?? null,
});

export const toDraftRecord = (page: DraftedPage, draft: PageDraft | null): PageDraftRecord => ({
  ...toDraftSummary(page, draft),
  fields: draft?.fields ?? {},
  base: draft?.base ?? {},
});
