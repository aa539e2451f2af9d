import { ApiProperty, PickType } from '@nestjs/swagger';
import type { BackupRun } from '../backup/backup-run.entity.js';
import type { Finding } from '../doctor/finding.js';
import { ContactInquiryRecord } from '../../inquiries/contact-inquiry.dto.js';
import { SampleClaim } from '../../sample-content/sample-claim.dto.js';

export class RecentInquiry extends PickType(ContactInquiryRecord, [
  'id',
  'name',
  'email',
  'serviceType',
  'serviceTitle',
  'status',
  'createdAt',
  'dueAt',
  'respondedAt',
]) {}

export class LastBackup {
  startedAt: Date;
  /** Restored aside and compared. */
  isProven: boolean;
  /** What was backed up, or why it failed. */
  result: string;
}

export class ExaminationFinding {
  /** What was examined, such as 'certificate'. */
  check: string;
  /** 'failed': something does not work or is lost; 'warning': it works, but a person should look. */
  @ApiProperty({ enum: ['failed', 'warning'] })
  state: 'failed' | 'warning';
  /** What was found, and what to do. */
  message: string;
}

export class LastExamination {
  examinedAt: Date;
  findings: ExaminationFinding[];
}

export class Dashboard {
  /** What visitors may see of the kinds that the dashboard counts: active records, and published pages. */
  activeItems: number;
  newInquiries: number;
  /** The earliest promise to a customer who still waits; null: nobody waits. */
  @ApiProperty({ type: Date, nullable: true })
  nextDueAt: Date | null;
  /** Enquiries with an answer that could not be delivered. */
  undeliveredInquiries: number;
  /** Unanswered enquiries past their deadline. */
  overdueInquiries: number;
  /** Unanswered enquiries due within 4 hours. */
  dueSoonInquiries: number;
  /** Enquiries whose customer wrote again on the enquiry's page, until staff follow them up. */
  customerWroteInquiries: number;
  /** What the last check of the published pages found. */
  contentFindings: number;
  mediaFiles: number;
  publishedPages: number;
  /** Per cent of checks that pass. */
  systemHealth: number;
  /** One sentence for each failed check. */
  healthFaults: string[];
  /** Null if none has finished. */
  lastBackup: LastBackup | null;
  /** What `site doctor` found last night, or when it was run since. For administrators; null for editors and before the first one. */
  examination: LastExamination | null;
  /** While the sample company claims something at a public address, search engines are told to ignore the website. */
  hiddenBecauseOf: SampleClaim[];
  /** The newest 5. */
  recentInquiries: RecentInquiry[];
}

export const toRecentInquiry = (inquiry: RecentInquiry): RecentInquiry => {
  const { id, name, email, serviceType, serviceTitle, status, createdAt, dueAt, respondedAt } = inquiry;
  return { id, name, email, serviceType, serviceTitle, status, createdAt, dueAt, respondedAt };
};

export const toLastBackup = ({ startedAt, status, result }: BackupRun): LastBackup => ({
  startedAt,
  isProven: status === 'proven',
  result: result ?? '',
});

export const toLastExamination = ({ examinedAt, findings }: { examinedAt: Date; findings: Finding[] }): LastExamination => ({
  examinedAt,
  findings: findings.flatMap(({ check, state, message }) => (state === 'ok' ? [] : [{ check, state, message }])),
});
