import { Injectable } from '@nestjs/common';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { HealthService } from '../health/health.service.js';
import { InquiriesService } from '../inquiries/inquiries.service.js';
import { ContentCountsService } from './content-counts.service.js';
import { toRecentInquiry, type Dashboard } from './dashboard.dto.js';

const RECENT_INQUIRIES = 5;

@Injectable()
export class DashboardService {
  constructor(
    private readonly content: ContentCountsService,
    private readonly inquiries: InquiriesService,
    private readonly health: HealthService,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {}

  async get(): Promise<Dashboard> {
    const [counts, newInquiries, overdueInquiries, dueSoonInquiries, recent, system, { isDemo }] = await Promise.all([
      this.content.count(),
      this.inquiries.countNew(),
      this.inquiries.countDeadline('overdue'),
      this.inquiries.countDeadline('due-soon'),
      this.inquiries.listRecent(RECENT_INQUIRIES),
      this.health.system(),
      this.company.current(),
    ]);
    return {
      ...counts,
      newInquiries,
      overdueInquiries,
      dueSoonInquiries,
      systemHealth: system.percent,
      healthFaults: system.faults,
      isHiddenDemo: isDemo && !this.env.isLocal,
      recentInquiries: recent.map(toRecentInquiry),
    };
  }
}
