import { Get, Body, Param, Post, Put } from '@nestjs/common';
import { StaffController, VisitorController } from '../platform/http/access.js';
import {
  PublishedHomepage,
  toPublishedHomepage,
  HomepageRecord,
  PublishHomepageDto,
  toHomepageRecord,
  UpdateHomepageDto,
} from './homepage.dto.js';
import { HomepageService } from './homepage.service.js';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { IfMatch } from '../platform/http/if-match.js';

@VisitorController('homepage')
export class HomepageController {
  constructor(private readonly homepage: HomepageService) {}

  @Get('published')
  async published(): Promise<PublishedHomepage> {
    return toPublishedHomepage(await this.homepage.published());
  }
}

@StaffController('admin/homepage')
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
  @Idempotent()
  async publish(@Param('id') id: string, @Body() { changeNote }: PublishHomepageDto, @IfMatch() ifMatch?: number): Promise<HomepageRecord> {
    return toHomepageRecord(await this.homepage.publish(id, changeNote ?? null, ifMatch));
  }

  @Post('rollback/:revisionId')
  @Idempotent()
  async rollback(@Param('revisionId') revisionId: string, @IfMatch() ifMatch?: number): Promise<HomepageRecord> {
    return toHomepageRecord(await this.homepage.rollback(revisionId, ifMatch));
  }
}
