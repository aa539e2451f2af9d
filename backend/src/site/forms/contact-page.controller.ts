import { Controller, Post, Req, Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/http/access.js';
import { ContactFormInterceptor, type FormPhoto } from '../../inquiries/photos/photo-upload.interceptor.js';
import { respond } from '../engine/answer.js';
import { ContactForm } from './contact-form.service.js';

@ApiExcludeController()
@Controller('contact')
@Public()
export class ContactPageController {
  constructor(private readonly form: ContactForm) {}

  @Post()
  @UseInterceptors(ContactFormInterceptor)
  async submit(@Req() request: Request, @Res() response: Response, @UploadedFiles() photos: FormPhoto[] | undefined): Promise<void> {
    respond(request, response, await this.form.submit(request, photos));
  }

  @Post('ring-back')
  async ringBack(@Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.form.ringBack(request));
  }

  @Post('data-complaint')
  async complain(@Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.form.complain(request));
  }

  @Post('call-back')
  async chooseCallBack(@Req() request: Request, @Res() response: Response): Promise<void> {
    respond(request, response, await this.form.chooseCallBack(request));
  }
}
