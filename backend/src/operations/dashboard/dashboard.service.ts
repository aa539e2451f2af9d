import { Injectable } from '@nestjs/common';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { SiteChecks } from '../../site/checks/site-checks.service.js';
import { Indexing } from '../../site/indexing.service.js';
import { currentActor } from '../../platform/common/request-context.js';
import { Examinations } from '../doctor/examinations.service.js';
import { HealthService } from '../health/health.service.js';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { ContentCountsService } from './content-counts.service.js';
import { toLastBackup, toLastExamination, toRecentInquiry, type Dashboard } from './dashboard.dto.js';

const RECENT_INQUIRIES = 5;

@Injectable()
export class DashboardService {
  constructor(
    private readonly content: ContentCountsService,
    private readonly inquiries: InquiriesService,
    private readonly health: HealthService,
    private readonly backups: BackupRuns,
    private readonly examinations: Examinations,
    private readonly checks: SiteChecks,
    private readonly indexing: Indexing,
  ) {}

  async get(): Promise<Dashboard> {
    const [
      counts,
      newInquiries,
      nextDueAt,
      undeliveredInquiries,
      overdueInquiries,
      dueSoonInquiries,
      customerWroteInquiries,
      contentFindings,
      recent,
      system,
      hiddenBecauseOf,
      backup,
      examination,
    ] = await Promise.all([
      this.content.count(),
      this.inquiries.countNew(),
      this.inquiries.nextDue(),
      this.inquiries.countMarked('replyFailedAt'),
      this.inquiries.countDeadline('overdue'),
      this.inquiries.countDeadline('due-soon'),
      this.inquiries.countMarked('customerWroteAt'),
      this.checks.count(),
      this.inquiries.listRecent(RECENT_INQUIRIES),
      this.health.system(),
      this.indexing.reasons(),
      this.backups.last(),
      // It may name files and addresses of servers.
      currentActor().role === 'admin' ? this.examinations.last() : null,
    ]);
    return {
      ...counts,
      newInquiries,
      nextDueAt,
      undeliveredInquiries,
      overdueInquiries,
      dueSoonInquiries,
      customerWroteInquiries,
      contentFindings,
      systemHealth: system.percent,
      healthFaults: system.faults,
      lastBackup: backup && toLastBackup(backup),
      examination: examination && toLastExamination(examination),
      hiddenBecauseOf,
      recentInquiries: recent.map(toRecentInquiry),
    };
  }
}
