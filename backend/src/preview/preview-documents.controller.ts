import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access.js';
import { prepareResponse, send } from '../site/answer.js';
import { PREVIEW_FRAME_HEADERS } from '../site/headers.js';

const FRAME =
  '<!doctype html><html lang="en-GB"><head><meta name="robots" content="noindex"><title>Preview</title></head><body></body></html>';

@ApiExcludeController()
@Controller('preview')
@Public()
export class PreviewDocumentsController {
  private readonly frame = prepareResponse({ headers: PREVIEW_FRAME_HEADERS, body: FRAME });

  @Get('frame')
  async showFrame(@Req() request: Request, @Res() response: Response): Promise<void> {
    send(request, response, await this.frame);
  }
}
