import { Body, Controller, Headers, HttpCode, HttpStatus, Param, Post, UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { keyOf } from '../audit/idempotent.decorator.js';
import { Public, VisitorApi } from '../platform/common/access.js';
import { CallBacks } from './call-backs.service.js';
import { ContactResponse } from './contact.dto.js';
import { CallBackDto } from './customer-page/customer-page.dto.js';
import { UPLOAD_KEY, UploadKeyGuard } from './photos/upload-key.guard.js';

@VisitorApi('contact')
@Controller('api/contact/:id/call-back')
@Public()
export class ContactCallBacksController {
  constructor(private readonly callBacks: CallBacks) {}

  /** Chooses when the sender of an enquiry is called, or that no call is needed. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @UseGuards(UploadKeyGuard)
  @ApiHeader({ name: UPLOAD_KEY, description: 'From the response to the enquiry; valid for two hours.' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat with the same key changes nothing.' })
  choose(@Param('id') id: string, @Body() choice: CallBackDto, @Headers('idempotency-key') key?: string): Promise<ContactResponse> {
    return this.callBacks.choose(id, choice, key === undefined ? undefined : keyOf(key));
  }
}
