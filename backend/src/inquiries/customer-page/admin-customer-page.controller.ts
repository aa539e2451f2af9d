import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Idempotent } from '../../audit/idempotent.decorator.js';
import { StaffApi } from '../../platform/common/access.js';
import { IfMatch } from '../../platform/common/if-match.js';
import { FollowUpService } from '../follow-up.service.js';
import { InquiryEventRecord, toInquiryEventRecord } from '../inquiry-event.dto.js';
import { ReplyDto, CustomerPageState } from './customer-page.dto.js';
import { CustomerLinksService } from './customer-links.service.js';

@StaffApi('admin/contact-inquiries')
@Controller('api/admin/contact-inquiries/:id')
export class AdminCustomerPageController {
  constructor(
    private readonly followUp: FollowUpService,
    private readonly links: CustomerLinksService,
  ) {}

  /** Shows the reply on the customer's page and mails it. The enquiry counts as answered once the mail is delivered. */
  @Post('answers')
  @Idempotent()
  async answer(@Param('id') id: string, @Body() { text }: ReplyDto, @IfMatch() ifMatch?: number): Promise<InquiryEventRecord> {
    return toInquiryEventRecord(await this.followUp.reply(id, text, ifMatch));
  }

  @Get('customer-page')
  state(@Param('id') id: string): Promise<CustomerPageState> {
    return this.links.state(id);
  }

  /** Makes a new link and mails it to the customer; the previous one stops working. */
  @Post('customer-page')
  @Idempotent()
  renew(@Param('id') id: string): Promise<CustomerPageState> {
    return this.links.renew(id);
  }

  /** Withdraws the link. Later emails to the customer carry none. */
  @Delete('customer-page')
  withdraw(@Param('id') id: string): Promise<CustomerPageState> {
    return this.links.withdraw(id);
  }
}
