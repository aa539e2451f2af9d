import { Body, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { StaffController } from '../platform/http/access.js';
import { RenewalDoneDto, RenewalRecord, RenewalsOfInquiry, toRenewalRecord } from './renewal.dto.js';
import { RenewalsService } from './renewals.service.js';

/** Beside the routes of every plain kind. */
@StaffController('admin/renewals')
export class AdminRenewalsController {
  constructor(private readonly renewals: RenewalsService) {}

  @Get('of-inquiry/:inquiryId')
  ofInquiry(@Param('inquiryId') inquiryId: string): Promise<RenewalsOfInquiry> {
    return this.renewals.ofInquiry(inquiryId);
  }

  /** Was done again: the next one is due after its interval. The same call sent twice changes nothing more. */
  @Post(':id/done')
  @HttpCode(HttpStatus.OK)
  async done(@Param('id') id: string, @Body() done: RenewalDoneDto): Promise<RenewalRecord> {
    return toRenewalRecord(await this.renewals.done(id, done));
  }
}
