import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress } from '../../platform/fields/validation.js';

export class MailState {
  /** By SMTP_URL or in the settings. */
  isConfigured: boolean;
  /** Emails still to be sent. */
  queued: number;
  /** Emails about enquiries that failed permanently in the last 7 days. */
  failed: number;
}

export class TestMailDto {
  /** Default: the user's own address. */
  @EmailAddress({ optional: true })
  to?: string | null;
}

export class TestMailResult {
  @ApiProperty({ format: 'email' })
  to: string;
  sent: boolean;
  /** The mail server's response, or a sentence if there was none. */
  answer: string;
}
