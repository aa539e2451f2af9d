import { ApiProperty, PickType } from '@nestjs/swagger';
import type { BackupRun } from '../backup/backup-run.entity.js';
import { ContactInquiryRecord } from '../../inquiries/contact-inquiry.dto.js';
import { pick } from '../../platform/common/pick.js';
import { Today } from '../../records/today/today.dto.js';
import { ResponseTimes } from '../../inquiries/office/response-times.dto.js';
import { DailyStatistics } from '../../site/statistics/page-statistics.dto.js';
import { SampleClaim } from '../../sample-content/sample-claim.dto.js';

const CHARTS = ['days', 'responses'] as const;
export type Chart = (typeof CHARTS)[number];

const RECENT = ['id', 'name', 'email', 'serviceType', 'serviceTitle', 'status', 'createdAt', 'dueAt', 'respondedAt'] as const;
export class RecentInquiry extends PickType(ContactInquiryRecord, RECENT) {}
export const toRecentInquiry = (inquiry: RecentInquiry): RecentInquiry => pick(inquiry, RECENT);

export class LastBackup {
  startedAt: Date;
  /** Restored aside and compared. */
  isProven: boolean;
  /** What was backed up, or why it failed. */
  result: string;
}

export class Dashboard {
  /** What visitors may see of the kinds that the dashboard counts: active records, and published pages. */
  activeItems: number;
  newInquiries: number;
  mediaFiles: number;
  publishedPages: number;
  /** Per cent of checks that pass. */
  systemHealth: number;
  /** One sentence for each failed check. */
  healthFaults: string[];
  /** Null if none has finished. */
  lastBackup: LastBackup | null;
  /** While the sample company claims something at a public address, search engines are told to ignore the website. */
  hiddenBecauseOf: SampleClaim[];
  /** The newest 5. */
  recentInquiries: RecentInquiry[];
  /** What there is to do. */
  today: Today;
  /** Charts of the last 30 days that have something to draw. */
  @ApiProperty({ enum: CHARTS, isArray: true })
  drawable: Chart[];
}

export class DashboardCharts {
  days: DailyStatistics;
  responses: ResponseTimes;
}

export const toLastBackup = ({ startedAt, status, result }: BackupRun): LastBackup => ({
  startedAt,
  isProven: status === 'proven',
  result: result ?? '',
});
