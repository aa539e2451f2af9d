import { Injectable } from '@nestjs/common';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { Indexing } from '../../site/pages/indexing.service.js';
import { HealthService } from '../health/health.service.js';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { TodayService } from '../../records/today/today.service.js';
import { toLastBackup, toRecentInquiry, type Dashboard } from './dashboard.dto.js';
import { FiguresService } from './figures.service.js';

const RECENT_INQUIRIES = 5;

@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: FiguresService,
    private readonly inquiries: InquiriesService,
    private readonly health: HealthService,
    private readonly backups: BackupRuns,
    private readonly indexing: Indexing,
    private readonly todays: TodayService,
  ) {}

  async get(): Promise<Dashboard> {
    const [counts, newInquiries, recent, system, hiddenBecauseOf, backup, today, drawable] = await Promise.all([
      this.figures.content(),
      this.inquiries.countNew(),
      this.inquiries.listRecent(RECENT_INQUIRIES),
      this.health.system(),
      this.indexing.reasons(),
      this.backups.last(),
      this.todays.list(),
      this.figures.drawable(),
    ]);
    return {
      ...counts,
      newInquiries,
      systemHealth: system.percent,
      healthFaults: system.faults,
      lastBackup: backup && toLastBackup(backup),
      hiddenBecauseOf,
      recentInquiries: recent.map(toRecentInquiry),
      today,
      drawable,
    };
  }
}
