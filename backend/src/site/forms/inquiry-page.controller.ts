import { Controller, Get, Param, Post, Req, Res, StreamableFile, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/http/access.js';
import { ContactFormInterceptor, type FormPhoto } from '../../inquiries/photos/photo-upload.interceptor.js';
import { JPEG, PDF, PrivateFile, PrivateJpeg } from '../../inquiries/photos/private-jpeg.js';
import { respond } from '../engine/answer.js';
import { InquiryPages } from './inquiry-pages.service.js';

/** The customer's page. GET and HEAD change nothing, because mail scanners read links, too. */
@ApiExcludeController()
@Controller('e')
@Public()
export class InquiryPageController {
  constructor(private readonly pages: InquiryPages) {}

  /** `key`: the token of a link in a mail, or the id of a link, for whoever has its cookie. */
  @Get(':key')
  async open(@Param('key') key: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.pages.open(key, request));
  }

  @Get(':id/photos/:photoId')
  @PrivateJpeg()
  async photo(@Param('id') id: string, @Param('photoId') photoId: string, @Req() request: Request): Promise<StreamableFile> {
    return new StreamableFile(await this.pages.photo(id, photoId, 'full', request), { type: JPEG });
  }

  @Get(':id/photos/:photoId/small')
  @PrivateJpeg()
  async smallPhoto(@Param('id') id: string, @Param('photoId') photoId: string, @Req() request: Request): Promise<StreamableFile> {
    return new StreamableFile(await this.pages.photo(id, photoId, 'small', request), { type: JPEG });
  }

  /** Saved rather than shown: a PDF is no page of the website. */
  @Get(':id/files/:fileId')
  @PrivateFile(JPEG, PDF)
  async file(
    @Param('id') id: string,
    @Param('fileId') fileId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { stream, mimeType, fileName } = await this.pages.file(id, fileId, request);
    response.attachment(fileName);
    return new StreamableFile(stream, { type: mimeType });
  }

  @Post(':id')
  @UseInterceptors(ContactFormInterceptor)
  async submit(
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
    @UploadedFiles() photos: FormPhoto[] | undefined,
  ): Promise<void> {
    respond(request, response, await this.pages.submit(id, request, photos ?? []));
  }

  /** Nothing is there, as behind a link that was cut off. */
  @Get(['', '*rest'])
  async gone(@Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.pages.gone());
  }
}
