import { applyDecorators, Get, Header, HttpCode, HttpStatus, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Idempotent } from '../../audit/idempotent.decorator.js';
import { AsksPassword, Roles, StaffController } from '../../platform/http/access.js';
import { Archives, ArchiveState } from './archives.dto.js';
import { ArchivesService } from './archives.service.js';

const ArchiveResponse = () =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    ApiOkResponse({ content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }),
  );

/** Recorded in the audit log. */
@StaffController('admin/archives')
@Roles('admin')
export class ArchivesController {
  constructor(private readonly archives: ArchivesService) {}

  /** Returns how far exports and backups are, and which backups are kept. */
  @Get()
  list(): Promise<Archives> {
    return this.archives.list();
  }

  /** Begins to write all lists, texts, settings, conversations and pictures into one file. If that is under way, returns how far it is. */
  @Post('export')
  @AsksPassword()
  @Idempotent()
  @HttpCode(HttpStatus.ACCEPTED)
  export(): Promise<ArchiveState> {
    return this.archives.begin('export');
  }

  /** Begins to make a backup and to prove it. If that is under way, returns how far it is. */
  @Post('backup')
  @AsksPassword()
  @Idempotent()
  @HttpCode(HttpStatus.ACCEPTED)
  backUp(): Promise<ArchiveState> {
    return this.archives.begin('backup');
  }

  /** Returns the last export of everything. */
  @Get('export/file')
  @AsksPassword()
  @ArchiveResponse()
  everything(): Promise<StreamableFile> {
    return this.archives.everything();
  }

  /** Returns a backup, encrypted if it was encrypted when it was made. */
  @Get('backups/:name')
  @AsksPassword()
  @ArchiveResponse()
  backup(@Param('name') name: string): Promise<StreamableFile> {
    return this.archives.backup(name);
  }
}
