import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { send } from './answer.js';
import { ContactForm } from './contact-form.service.js';

/** The target of the contact form without script. It is a page, so it is not in the API's document. */
@ApiExcludeController()
@Controller('contact')
@Public()
export class ContactPageController {
  constructor(private readonly form: ContactForm) {}

  @Post()
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { answer, retryAfter } = await this.form.submit(request);
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    send(request, response, answer);
  }
}
