import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { INVALID } from '../../platform/common/validation.js';
import { DRAFTED, type Drafted, type PageDraft } from './page-draft.entity.js';

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
  @ApiProperty({ enum: [...DRAFTED] })
  resource: Drafted;
  @ApiProperty({ format: 'uuid' })
  recordId: string;
  /** 0: there is no draft. */
  version: number;
  updatedAt: Date | null;
  /** Id of the user who typed last. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  updatedBy: string | null;
}

export class PageDraftRecord extends PageDraftSummary {
  @ApiProperty({ type: 'object', additionalProperties: true })
  fields: Fields;
  @ApiProperty({ type: 'object', additionalProperties: true })
  base: Fields;
}

export interface DraftedPage {
  resource: Drafted;
  recordId: string;
}

export const toDraftRecord = (page: DraftedPage, draft: PageDraft | null): PageDraftRecord => ({
  ...page,
  version: draft?.version ?? 0,
  updatedAt: draft?.updatedAt ?? null,
  updatedBy: draft?.updatedBy ?? null,
  fields: draft?.fields ?? {},
  base: draft?.base ?? {},
});

export const toDraftSummary = ({ servicePageId, corePageId, version, updatedAt, updatedBy }: PageDraft): PageDraftSummary => ({
  resource: servicePageId === null ? 'core-pages' : 'service-location-pages',
  recordId: servicePageId ?? corePageId ?? '',
  version,
  updatedAt,
  updatedBy,
});
