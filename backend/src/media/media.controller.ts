import { Controller, Get, HttpStatus, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { MediaService } from './media.service.js';

/** A key never means another file, so browsers need not ask again. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** The uploaded files, whether they lie on disk or in S3. */
@ApiExcludeController()
@Controller('media')
@Public()
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get(':key')
  async serve(
    @Param('key') key: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const { filename, mimeType, size, open } = await this.media.getVisible(key);
    const etag = `"${key}"`;
    const stream = hasAlready(request, response, etag) ? undefined : await open();
    response.set({ ...HEADERS, ETag: etag });
    if (!stream) {
      response.status(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    // Chrome shows no PDF under a sandbox, and what is inside one is the uploader's: it is saved, not opened.
    if (!mimeType.startsWith('image/')) response.attachment(filename);
    return new StreamableFile(stream, { type: mimeType, length: size });
  }
}

/**
 * Express compares the ETag of the answer with If-None-Match, lists and weak tags included. It goes again at once: an
 * error that comes after this must not carry it.
 */
function hasAlready(request: Request, response: Response, etag: string): boolean {
  response.set('ETag', etag);
  const isFresh = request.fresh;
  response.removeHeader('ETag');
  return isFresh;
}
