import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/common/access.js';
import { send } from '../response.js';
import { SharedPreviews } from './shared-previews.service.js';

@ApiExcludeController()
@Controller('preview')
@Public()
export class PreviewDocumentsController {
  constructor(private readonly shared: SharedPreviews) {}

  @Get('frame')
  async showFrame(@Req() request: Request, @Res() response: Response): Promise<void> {
    send(request, response, await this.shared.frame);
  }

  @Get(':id/:token')
  async showShared(
    @Param('id') id: string,
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    send(request, response, await this.shared.page(id, token));
  }
}
