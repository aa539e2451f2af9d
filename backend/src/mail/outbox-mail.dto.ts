import { ApiProperty } from '@nestjs/swagger';
import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus, type OutboxMail } from './outbox-mail.entity.js';

/** What has become of a mail. */
export class MailReport {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: [...MAIL_KINDS] })
  kind: MailKind;
  recipients: string[];
  @ApiProperty({ enum: [...MAIL_STATUSES] })
  status: MailStatus;
  /** Times that it was tried. */
  attempts: number;
  /** When a queued mail is tried next. */
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  /** The mail server's words: why it failed, or who was refused. */
  lastError: string | null;
}

export const toMailReport = ({ id, kind, recipients, status, attempts, nextAttemptAt, sentAt, lastError }: OutboxMail): MailReport => ({
  id,
  kind,
  recipients,
  status,
  attempts,
  nextAttemptAt: status === 'queued' ? nextAttemptAt : null,
  sentAt,
  lastError,
});
