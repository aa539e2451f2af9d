import { Body, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { IfMatch } from '../../platform/http/if-match.js';
import { ComparedVersion, HistoryVersion, RestoredVersion, RestoreVersionDto, toFieldChanges, toHistoryVersion } from './history.dto.js';
import { HistoryService } from './history.service.js';

/** Who may change a record may see its history and restore it. */
@StaffController('admin/history')
export class AdminHistoryController {
  constructor(private readonly history: HistoryService) {}

  /** Returns the newest 50 versions, newest first. */
  @Get(':resource/:id')
  async list(@Param('resource') resource: string, @Param('id') id: string): Promise<HistoryVersion[]> {
    return (await this.history.list(resource, id)).map(toHistoryVersion);
  }

  @Get(':resource/:id/:version')
  async compare(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Param('version') versionId: string,
  ): Promise<ComparedVersion> {
    const { version, restoring } = await this.history.compare(resource, id, versionId);
    return { ...toHistoryVersion(version), changes: toFieldChanges(version.changes), restoring: toFieldChanges(restoring) };
  }

  /** Restores the content, but not whether it is public, nor its place in its list. A repeat changes nothing. */
  @Post(':resource/:id/restore')
  @HttpCode(HttpStatus.OK)
  restore(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() { version }: RestoreVersionDto,
    @IfMatch() ifMatch?: number,
  ): Promise<RestoredVersion> {
    return this.history.restore(resource, id, version, ifMatch);
  }
}
