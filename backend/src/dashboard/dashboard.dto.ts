import { PickType } from '@nestjs/swagger';
import type { BackupRun } from '../backup/backup-run.entity.js';
import { ContactInquiryRecord } from '../inquiries/contact-inquiry.dto.js';

export class RecentInquiry extends PickType(ContactInquiryRecord, [
  'id',
  'name',
  'email',
  'serviceType',
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

export class Dashboard {
  /** Active services, locations, projects and testimonials, and published service pages. */
  activeItems: number;
  newInquiries: number;
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
  /** The last scheduled backup; null if none is scheduled or has finished. */
  lastBackup: LastBackup | null;
  /** Sample content at a public address is hidden from search engines until the settings are saved. */
  isHiddenDemo: boolean;
  /** The newest 5. */
  recentInquiries: RecentInquiry[];
}

export const toRecentInquiry = ({ id, name, email, serviceType, status, createdAt, dueAt, respondedAt }: RecentInquiry): RecentInquiry => ({
  id,
  name,
  email,
  serviceType,
  status,
  createdAt,
  dueAt,
  respondedAt,
});

export const toLastBackup = ({ startedAt, status, result }: BackupRun): LastBackup => ({
  startedAt,
  isProven: status === 'proven',
  result: result ?? '',
});
