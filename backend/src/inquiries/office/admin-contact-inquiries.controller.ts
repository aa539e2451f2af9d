import { Body, Delete, Get, Param, Put, Post } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { IfMatch } from '../../platform/http/if-match.js';
import { ListDocs, ListQueryDocs } from '../../platform/lists/list-docs.js';
import { Query, type ListQuery, type Listing } from '../../platform/lists/list-query.js';
import { AddedInquiries } from './added-inquiries.service.js';
import {
  ContactInquiryRecord,
  CreateContactInquiryDto,
  InquiryStatusDto,
  SpamDto,
  toContactInquiryRecord,
  UpdateContactInquiryDto,
} from '../contact-inquiry.dto.js';
import { CustomerPageState, ReplyDto } from '../customer-page/customer-page.dto.js';
import { InquiryLinks } from '../customer-page/inquiry-links.service.js';
import { InquiriesService } from '../inquiries.service.js';
import { Idempotent } from '../../audit/idempotent.decorator.js';
import { FollowUpService } from './follow-up.service.js';
import { InquiryCallDto, InquiryEventRecord, InquiryNoteDto, toInquiryEventRecord } from '../inquiry-event.dto.js';

@StaffController('admin/contact-inquiries')
export class AdminContactInquiriesController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly added: AddedInquiries,
  ) {}

  @Get()
  @ListDocs(ContactInquiryRecord)
  async list(@Query() query: ListQuery): Promise<Listing<ContactInquiryRecord>> {
    return (await this.inquiries.list(query)).map(toContactInquiryRecord);
  }

  /** Returns the ids of the list, at most 1,000, to go from one enquiry to the next. */
  @Get('ids')
  @ListQueryDocs()
  listIds(@Query() query: ListQuery): Promise<string[]> {
    return this.inquiries.listIds(query);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.inquiries.get(id));
  }

  /** Adds what came by telephone, by text, by letter or in person. Its reply is due when that of the website's form would be; a complaint gets its acknowledgement. */
  @Post()
  @Idempotent()
  async create(@Body() fields: CreateContactInquiryDto): Promise<ContactInquiryRecord> {
    const { id } = await this.added.add(fields);
    return toContactInquiryRecord(await this.inquiries.get(id));
  }

  /** Name, number, email address and company change only if staff have added the enquiry; 400 for those that a visitor sent. */
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() fields: UpdateContactInquiryDto,
    @IfMatch() ifMatch?: number,
  ): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.inquiries.update(id, fields, ifMatch));
  }

  @Put(':id/status')
  async setStatus(@Param('id') id: string, @Body() fields: InquiryStatusDto, @IfMatch() ifMatch?: number): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.inquiries.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.inquiries.remove(id));
  }
}

@StaffController('admin/contact-inquiries/:id', 'admin/contact-inquiries')
export class AdminFollowUpController {
  constructor(private readonly followUp: FollowUpService) {}

  /** Newest first. */
  @Get('history')
  history(@Param('id') id: string): Promise<InquiryEventRecord[]> {
    return this.followUp.history(id);
  }

  @Post('notes')
  @Idempotent()
  async addNote(@Param('id') id: string, @Body() { text }: InquiryNoteDto): Promise<InquiryEventRecord> {
    return toInquiryEventRecord(await this.followUp.addNote(id, text));
  }

  @Post('calls')
  @Idempotent()
  async logCall(@Param('id') id: string, @Body() call: InquiryCallDto): Promise<InquiryEventRecord> {
    return toInquiryEventRecord(await this.followUp.logCall(id, call));
  }
}

@StaffController('admin/contact-inquiries/:id/spam', 'admin/contact-inquiries')
export class AdminSpamController {
  constructor(private readonly inquiries: InquiriesService) {}

  @Put()
  async setSpam(@Param('id') id: string, @Body() { isSpam }: SpamDto, @IfMatch() ifMatch?: number): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.inquiries.setSpam(id, isSpam, ifMatch));
  }
}

@StaffController('admin/contact-inquiries/:id', 'admin/contact-inquiries')
export class AdminCustomerPageController {
  constructor(
    private readonly followUp: FollowUpService,
    private readonly links: InquiryLinks,
  ) {}

  /** Shows the reply on the customer's page and mails it with its files. The enquiry counts as answered once the mail is delivered. */
  @Post('answers')
  @Idempotent()
  async answer(@Param('id') id: string, @Body() reply: ReplyDto, @IfMatch() ifMatch?: number): Promise<InquiryEventRecord> {
    return toInquiryEventRecord(await this.followUp.reply(id, reply, ifMatch));
  }

  @Get('customer-page')
  state(@Param('id') id: string): Promise<CustomerPageState> {
    return this.links.stateOf(id);
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
