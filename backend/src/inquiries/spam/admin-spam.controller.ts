import { Body, Controller, Param, Put } from '@nestjs/common';
import { StaffApi } from '../../platform/common/access.js';
import { IfMatch } from '../../platform/common/if-match.js';
import { Flag } from '../../platform/common/validation.js';
import { ContactInquiryRecord, toContactInquiryRecord } from '../contact-inquiry.dto.js';
import { SpamMarkingService } from './spam-marking.service.js';

export class SpamDto {
  /** false: rescues the enquiry and sends the notifications that were held back. */
  @Flag()
  isSpam: boolean;
}

@StaffApi('admin/contact-inquiries')
@Controller('api/admin/contact-inquiries/:id/spam')
export class AdminSpamController {
  constructor(private readonly marking: SpamMarkingService) {}

  @Put()
  async setSpam(@Param('id') id: string, @Body() { isSpam }: SpamDto, @IfMatch() ifMatch?: number): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.marking.setSpam(id, isSpam, ifMatch));
  }
}
