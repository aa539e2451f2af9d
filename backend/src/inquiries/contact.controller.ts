import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ContactAnswer, CreateContactDto } from './contact.dto.js';
import { InquiriesService } from './inquiries.service.js';

@VisitorApi('contact')
@Controller('api/contact')
@Public()
export class ContactController {
  constructor(private readonly inquiries: InquiriesService) {}

  @Post()
  submit(@Body() enquiry: CreateContactDto): Promise<ContactAnswer> {
    return this.inquiries.submit(enquiry);
  }
}
