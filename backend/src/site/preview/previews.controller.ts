import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Idempotent } from '../../audit/idempotent.decorator.js';
import { Public, StaffController } from '../../platform/http/access.js';
import { send } from '../engine/response.js';
import { Preview, PreviewDto, PreviewLinkRecord } from './preview.dto.js';
import { PreviewLinks } from './preview-links.service.js';
import { Previews } from './previews.service.js';
import { SharedPreviews } from './shared-previews.service.js';

@StaffController('admin/previews')
export class PreviewsController {
  constructor(
    private readonly previews: Previews,
    private readonly links: PreviewLinks,
  ) {}

  /** Returns the page of a record as it would be after saving. Stores nothing. */
  @Post('render')
  @HttpCode(HttpStatus.OK)
  async render(@Body() sent: PreviewDto): Promise<Preview> {
    return this.previews.forStaff(sent);
  }

  /** Returns the links that work, the newest first. */
  @Get('links')
  async listLinks(): Promise<PreviewLinkRecord[]> {
    return this.links.list();
  }

  /** Makes a link to the page as it would be after saving now. It works for 7 days, without signing in. */
  @Post('links')
  @Idempotent()
  async createLink(@Body() sent: PreviewDto): Promise<PreviewLinkRecord> {
    await this.previews.forStaff(sent);
    return this.links.create(sent);
  }

  /** The link stops working at once. */
  @Delete('links/:id')
  async withdrawLink(@Param('id') id: string): Promise<PreviewLinkRecord> {
    return this.links.withdraw(id);
  }
}

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
