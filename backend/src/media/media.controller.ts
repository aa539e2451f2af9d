import { Controller, Get, HttpStatus, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../platform/http/access.js';
import { MediaService } from './media.service.js';

/** Addresses on pages name the file's revision; others may show another file after a while. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

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
    const { filename, mimeType, size, revision, open } = await this.media.getVisible(key);
    const etag = revision > 1 ? `"${key} ${revision}"` : `"${key}"`;
    const stream = hasAlready(request, response, etag) ? undefined : await open();
    response.set({ ...HEADERS, 'Cache-Control': request.query['v'] === undefined ? FOR_A_WHILE : FOR_GOOD, ETag: etag });
    if (!stream) {
      response.status(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    // A PDF may contain scripts, so it is downloaded.
    if (!mimeType.startsWith('image/')) response.attachment(filename);
    // After attachment(), which guesses a type.
    response.type(mimeType);
    return new StreamableFile(stream, { length: size });
  }
}

/** Express compares the ETag with If-None-Match. It is removed at once, so that no error carries it. */
function hasAlready(request: Request, response: Response, etag: string): boolean {
  response.set('ETag', etag);
  const isFresh = request.fresh;
  response.removeHeader('ETag');
  return isFresh;
}
