import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { ReplyTemplateDto } from '../company/company-info.dto.js';
import { MailReport, toMailReport } from '../mail/outbox-mail.dto.js';
import { FollowUpService } from './follow-up.service.js';
import { InquiryCallDto, InquiryEventRecord, InquiryNoteDto, toInquiryEventRecord } from './inquiry-event.dto.js';

/** What happened to one enquiry, and what staff add to it. */
@StaffApi('admin/contact-inquiries')
@Controller('api/admin/contact-inquiries/:id')
export class AdminFollowUpController {
  constructor(private readonly followUp: FollowUpService) {}

  /** Newest first. */
  @Get('history')
  history(@Param('id') id: string): Promise<InquiryEventRecord[]> {
    return this.followUp.history(id);
  }

  /** What 'Reply via Email' can begin with. */
  @Get('replies')
  replies(@Param('id') id: string): Promise<ReplyTemplateDto[]> {
    return this.followUp.replies(id);
  }

  @Post('notes')
  async addNote(@Param('id') id: string, @Body() { text }: InquiryNoteDto): Promise<InquiryEventRecord> {
    return toInquiryEventRecord(await this.followUp.addNote(id, text));
  }

  @Post('calls')
  async logCall(@Param('id') id: string, @Body() call: InquiryCallDto): Promise<InquiryEventRecord> {
    return toInquiryEventRecord(await this.followUp.logCall(id, call));
  }

  /** Queues a mail of this enquiry anew, one that was sent or given up too; notices and alerts go to whom they would go now. */
  @Post('mails/:mailId/send-again')
  async sendAgain(@Param('id') id: string, @Param('mailId') mailId: string): Promise<MailReport> {
    return toMailReport(await this.followUp.sendAgain(id, mailId));
  }
}
