import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { ContactInquiryRecord, InquiryStatusDto, toContactInquiryRecord, UpdateContactInquiryDto } from './contact-inquiry.dto.js';
import { InquiriesService } from './inquiries.service.js';

/** Visitors write enquiries; staff read and follow them. */
@StaffApi('admin/contact-inquiries')
@Controller('api/admin/contact-inquiries')
export class AdminContactInquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  @Get()
  @ListDocs(ContactInquiryRecord)
  async list(@Query() query: ListQuery): Promise<Listing<ContactInquiryRecord>> {
    return (await this.inquiries.list(query)).map(toContactInquiryRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.inquiries.get(id));
  }

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
