import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress, Text } from '../common/validation.js';

/** Whether mail can be sent, and what waits. */
export class MailState {
  /** A mail server is named by SMTP_URL or in the settings. */
  isConfigured: boolean;
  /** Mails that are still to be sent. */
  queued: number;
  /** Mails about enquiries that were given up in the last 7 days. */
  failed: number;
}

export class TestMailDto {
  /** Default: the address of who asks. */
  @EmailAddress({ optional: true })
  to?: string | null;
}

export class TestMailAnswer {
  @ApiProperty({ format: 'email' })
  to: string;
  sent: boolean;
  /** The mail server's words, or why it could not be asked. */
  answer: string;
}

export class AutoresponderPreviewDto {
  @Text({ max: 10_000 })
  autoresponderTemplate: string;
}

/** A mail as it would be sent. */
export class MailPreview {
  subject: string;
  text: string;
  /** A whole document. */
  html: string;
}
