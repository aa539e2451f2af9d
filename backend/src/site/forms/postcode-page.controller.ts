import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { POSTCODE_CHECKS } from '../areas/postcode-check.service.js';
import { send } from '../engine/response.js';
import { refusedPage } from '../engine/fixed-responses.js';
import { FrontHandler } from '../engine/front-handler.js';

/** The postcode form without script: the page with the result counts like the call of the API. The empty page comes from the page cache. */
@ApiExcludeController()
@Controller('postcode-check')
@Public()
export class PostcodePageController {
  constructor(
    private readonly limits: Limits,
    private readonly front: FrontHandler,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const refusal = await refusedPage(this.limits, POSTCODE_CHECKS);
    if (refusal) return send(request, response, refusal);
    await this.front.sendPage(request, response);
  }
}
