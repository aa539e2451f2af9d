import { Controller, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/http/access.js';
import { respond } from '../engine/answer.js';
import { MailLinks } from './mail-links.service.js';

/** Links of reminders. GET and HEAD change nothing, because mail scanners open links, too. */
@ApiExcludeController()
@Controller('emails')
@Public()
export class MailLinksController {
  constructor(private readonly links: MailLinks) {}

  /** Also for a link that was cut off. */
  @Get(['', 'stop', 'stop/:token'])
  async ask(@Param('token') token: string | undefined, @Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.links.ask(token ?? ''));
  }

  /** From the page's button, and from mail programs with one of their own (RFC 8058); the body does not matter. */
  @Post('stop/:token')
  @HttpCode(HttpStatus.OK)
  async stop(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.links.stop(token));
  }

  @Get('appointment/:token')
  async appointment(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.links.appointment(token));
  }

  /** Nothing is there. */
  @Get('*rest')
  async gone(@Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.links.gone());
  }
}
