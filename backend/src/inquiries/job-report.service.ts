import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LocationsService } from '../locations/locations.service.js';
import { daysBefore, londonMoment } from '../platform/common/london.js';
import { readPeriod } from '../platform/common/periods.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { jobFigures, named, placeOf, sourceOf, type JobGroup } from './job-report.js';
import type { JobReport } from './job-report.dto.js';
import { serviceName } from './service-types.js';

const FIELDS = ['channel', 'heardFrom', 'referrerHost', 'utmSource', 'serviceType', 'serviceTitle', 'place', 'source', 'outcome'] as const;

/** Jobs and money of the enquiries that arrived in a period. Spam, deleted enquiries and complaints about personal data are left out. */
@Injectable()
export class JobReportService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly locations: LocationsService,
  ) {}

  /** `days`: from the query. Throws BadRequestException (400) for a period that is not listed. */
  async report(days: unknown, now = new Date()): Promise<JobReport> {
    const { from, to } = readPeriod(days, now);
    const [groups, places] = await Promise.all([this.groups(from, to), this.locations.names()]);
    return {
      from,
      to,
      totals: jobFigures(groups),
      sources: named(groups, sourceOf),
      services: named(groups, (group) => serviceName(group) ?? 'Not chosen'),
      places: named(groups, (group) => placeOf(group, places)),
    };
  }

  private async groups(from: string, to: string): Promise<JobGroup[]> {
    const query = this.inquiries
      .createQueryBuilder('r')
      .select('COUNT(*)', 'count')
      .addSelect('SUM(r.amountPence)', 'amountPence')
      .where("r.spamSince IS NULL AND r.deletedAt IS NULL AND r.topic = 'work'")
      .andWhere('r.createdAt >= :first AND r.createdAt < :next', {
        first: londonMoment(from, '00:00'),
        next: londonMoment(daysBefore(to, -1), '00:00'),
      });
    for (const field of FIELDS) query.addSelect(`r.${field}`, field).addGroupBy(`r.${field}`);
    const rows = await query.getRawMany<
      Omit<JobGroup, 'count' | 'amountPence'> & Record<'count' | 'amountPence', number | string | null>
    >();
    // MariaDB returns sums as text.
    return rows.map((row) => ({ ...row, count: Number(row.count), amountPence: Number(row.amountPence) }));
  }
}
