import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { HomepageRecord, PublishHomepageDto, toHomepageRecord, UpdateHomepageDto } from './homepage.dto.js';
import { HomepageService } from './homepage.service.js';

@StaffApi('admin/homepage')
@Controller('api/admin/homepage')
export class AdminHomepageController {
  constructor(private readonly homepage: HomepageService) {}

  @Get('draft')
  async draft(): Promise<HomepageRecord> {
    return toHomepageRecord(await this.homepage.draft());
  }

  @Get('revisions')
  async revisions(): Promise<HomepageRecord[]> {
    return (await this.homepage.revisions()).map(toHomepageRecord);
  }

  @Put(':id')
  async saveDraft(@Param('id') id: string, @Body() fields: UpdateHomepageDto, @IfMatch() ifMatch?: number): Promise<HomepageRecord> {
    return toHomepageRecord(await this.homepage.saveDraft(id, fields, ifMatch));
  }

  @Post(':id/publish')
  async publish(@Param('id') id: string, @Body() { changeNote }: PublishHomepageDto, @IfMatch() ifMatch?: number): Promise<HomepageRecord> {
    return toHomepageRecord(await this.homepage.publish(id, changeNote ?? null, ifMatch));
  }

  @Post('rollback/:revisionId')
  async rollback(@Param('revisionId') revisionId: string, @IfMatch() ifMatch?: number): Promise<HomepageRecord> {
    return toHomepageRecord(await this.homepage.rollback(revisionId, ifMatch));
  }
}
