import { Body, Delete, Get, Param, Post, Put, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { StaffController } from '../platform/http/access.js';
import { IfMatch } from '../platform/http/if-match.js';
import { ListDocs } from '../platform/lists/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/lists/list-query.js';
import { MediaUploadInterceptor } from './media-upload.interceptor.js';
import { UploadFields, MediaRecord, MediaUse, ReplaceMediaDto, toMediaRecord, UpdateMediaDto, UploadMediaDto } from './media.dto.js';
import { MediaService, type Upload } from './media.service.js';

@StaffController('admin/media')
export class AdminMediaController {
  constructor(private readonly media: MediaService) {}

  @Get()
  @ListDocs(MediaRecord)
  async list(@Query() query: ListQuery): Promise<Listing<MediaRecord>> {
    return (await this.media.list(query)).map(toMediaRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<MediaRecord> {
    return toMediaRecord(await this.media.get(id));
  }

  @Post()
  @Idempotent()
  @UseInterceptors(MediaUploadInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadMediaDto })
  async upload(@UploadedFile() file: Upload | undefined, @Body() fields: UploadFields): Promise<MediaRecord> {
    return toMediaRecord(await this.media.upload(file, fields));
  }

  /** Returns the records that show the file. */
  @Get(':id/uses')
  uses(@Param('id') id: string): Promise<MediaUse[]> {
    return this.media.uses(id);
  }

  /** Replaces the file; its address stays. */
  @Put(':id/file')
  @UseInterceptors(MediaUploadInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ReplaceMediaDto })
  async replace(@Param('id') id: string, @UploadedFile() file: Upload | undefined, @IfMatch() ifMatch?: number): Promise<MediaRecord> {
    return toMediaRecord(await this.media.replace(id, file, ifMatch));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateMediaDto, @IfMatch() ifMatch?: number): Promise<MediaRecord> {
    return toMediaRecord(await this.media.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<MediaRecord> {
    return toMediaRecord(await this.media.remove(id));
  }
}
