import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { Public, VisitorApi } from '../platform/common/access.js';
import { ContactResponse, CreateContactDto, DataComplaintDto, RingBackDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

const EXAMPLE: CreateContactDto = {
  name: 'Ada Lovelace',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  serviceType: 'ev-charging',
  message: 'Two chargers, please. The car park is behind the house.',
  source: '/services/ev-charging-points/wirral',
};

@VisitorApi('contact')
@Controller('api/contact')
@Public()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @ApiBody({ type: CreateContactDto, examples: { enquiry: { summary: 'An enquiry from a service page', value: EXAMPLE } } })
  submit(@Body() enquiry: CreateContactDto): Promise<ContactResponse> {
    return this.contact.submit(enquiry);
  }

  /** Complains about the use of personal data. The acknowledgement is mailed at once. */
  @Post('data-complaint')
  complain(@Body() complaint: DataComplaintDto): Promise<ContactResponse> {
    return this.contact.complain(complaint);
  }

  /** Asks for a call. The response says between which times the office rings. */
  @Post('ring-back')
  ringBack(@Body() wish: RingBackDto): Promise<ContactResponse> {
    return this.contact.ringBack(wish);
  }
}
