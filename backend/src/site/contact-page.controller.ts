import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access.js';
import { send } from './answer.js';
import { ContactForm } from './contact-form.service.js';

@ApiExcludeController()
@Controller('contact')
@Public()
export class ContactPageController {
  constructor(private readonly form: ContactForm) {}

  @Post()
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { response: prepared, retryAfter } = await this.form.submit(request);
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    send(request, response, prepared);
  }
}
