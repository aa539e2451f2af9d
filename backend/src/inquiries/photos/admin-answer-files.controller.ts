import { Delete, Get, Param, Post, StreamableFile, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader } from '@nestjs/swagger';
import { RepeatKey } from '../../audit/idempotent.decorator.js';
import { StaffController } from '../../platform/http/access.js';
import { AnswerFiles } from './answer-files.service.js';
import { AnswerFileRecord, toAnswerFileRecord, UploadAnswerFileDto } from './photo.dto.js';
import { AnswerFileInterceptor } from './photo-upload.interceptor.js';
import { JPEG, PDF, PrivateFile } from './private-jpeg.js';

@StaffController('admin/contact-inquiries/:id/files', 'admin/contact-inquiries')
export class AdminAnswerFilesController {
  constructor(private readonly files: AnswerFiles) {}

  /** Stores a photograph or a PDF that is to go with an answer. It is kept for 30 days, and sent by naming its id. */
  @Post()
  @UseInterceptors(AnswerFileInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadAnswerFileDto })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat with the same key returns the first file.' })
  async add(
    @Param('id') id: string,
    @UploadedFile() file: { buffer: Uint8Array; originalname: string } | undefined,
    @RepeatKey() key?: string,
  ): Promise<AnswerFileRecord> {
    return toAnswerFileRecord(await this.files.add(id, file, key));
  }

  @Get(':fileId')
  @PrivateFile(JPEG, PDF)
  async read(@Param('id') id: string, @Param('fileId') fileId: string): Promise<StreamableFile> {
    const { stream, mimeType } = await this.files.open(id, fileId);
    return new StreamableFile(stream, { type: mimeType, disposition: 'attachment' });
  }

  /** Takes out a file that no answer has sent. */
  @Delete(':fileId')
  async remove(@Param('id') id: string, @Param('fileId') fileId: string): Promise<AnswerFileRecord> {
    return toAnswerFileRecord(await this.files.remove(id, fileId));
  }
}
