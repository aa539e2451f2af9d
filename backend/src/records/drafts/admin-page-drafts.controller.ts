import { Body, Delete, Get, Param, Put } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { IfMatch } from '../../platform/http/if-match.js';
import { type PageDraftRecord, type PageDraftSummary, SavePageDraftDto, toDraftRecord, toDraftSummary } from './page-draft.dto.js';
import { PageDrafts } from './page-drafts.service.js';

@StaffController('admin/page-drafts')
export class AdminPageDraftsController {
  constructor(private readonly drafts: PageDrafts) {}

  /** The pages with unpublished changes, the newest first. */
  @Get()
  async list(): Promise<PageDraftSummary[]> {
    return (await this.drafts.list()).map(({ page, draft }) => toDraftSummary(page, draft));
  }

  /** What is typed into the form of a page and not published; version 0 and no fields if there is nothing. */
  @Get(':resource/:recordId')
  async get(@Param('resource') resource: string, @Param('recordId') recordId: string): Promise<PageDraftRecord> {
    const page = { resource, recordId };
    return toDraftRecord(page, await this.drafts.get(page));
  }

  /** Keeps what is typed. The page stays as it is until its PUT, which ends the draft. `If-Match`: "v0" if there was none. */
  @Put(':resource/:recordId')
  async save(
    @Param('resource') resource: string,
    @Param('recordId') recordId: string,
    @Body() typed: SavePageDraftDto,
    @IfMatch() ifMatch?: number,
  ): Promise<PageDraftRecord> {
    const page = { resource, recordId };
    return toDraftRecord(page, await this.drafts.save(page, typed, ifMatch));
  }

  /** Discards what is typed. */
  @Delete(':resource/:recordId')
  async discard(
    @Param('resource') resource: string,
    @Param('recordId') recordId: string,
    @IfMatch() ifMatch?: number,
  ): Promise<PageDraftRecord> {
    const page = { resource, recordId };
    await this.drafts.discard(page, ifMatch);
    return toDraftRecord(page, null);
  }
}
