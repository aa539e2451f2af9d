import { Body, Controller, Param, Put } from '@nestjs/common';
import { StaffApi } from '../../auth/staff-api.decorator.js';
import { IfMatch } from '../../common/if-match.js';
import { Flag } from '../../common/validation.js';
import { ContactInquiryRecord, toContactInquiryRecord } from '../contact-inquiry.dto.js';
import { SpamDeskService } from './spam-desk.service.js';

export class SpamDto {
  /** false rescues: the mails that suspicion held back then go out. */
  @Flag()
  isSpam: boolean;
}

/** Staff have the last word on what is spam. */
@StaffApi('admin/contact-inquiries')
@Controller('api/admin/contact-inquiries/:id/spam')
export class AdminSpamController {
  constructor(private readonly desk: SpamDeskService) {}

  @Put()
  async setSpam(@Param('id') id: string, @Body() { isSpam }: SpamDto, @IfMatch() ifMatch?: number): Promise<ContactInquiryRecord> {
    return toContactInquiryRecord(await this.desk.setSpam(id, isSpam, ifMatch));
  }
}
