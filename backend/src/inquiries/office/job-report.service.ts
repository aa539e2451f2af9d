import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LocationsService } from '../../locations/locations.service.js';
import { daysBefore, londonMoment } from '../../platform/time/london.js';
import type { DaySpan } from '../../platform/time/periods.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { JobFigures, JobReport, NamedJobFigures } from './job-report.dto.js';
import { HEARD_LABELS } from './leads.js';
import { serviceName } from '../reception/service-types.js';

const FIELDS = ['channel', 'heardFrom', 'referrerHost', 'utmSource', 'serviceType', 'serviceTitle', 'place', 'source', 'outcome'] as const;

/** Enquiries that are alike in these fields. */
interface JobGroup extends Pick<ContactInquiry, (typeof FIELDS)[number]> {
  count: number;
  amountPence: number;
}

/** Jobs and money of the enquiries that arrived in a period. Spam, deleted enquiries and complaints about personal data are left out. */
@Injectable()
export class JobReportService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly locations: LocationsService,
  ) {}

  async report({ from, to }: DaySpan): Promise<JobReport> {
    const [groups, places] = await Promise.all([this.groups(from, to), this.locations.names()]);
    return {
      from,
      to,
      totals: { ...jobFigures(groups), added: sumOf(groups, ({ channel, count }) => (channel === 'form' ? 0 : count)) },
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

/** What the customer says comes first, then the campaign and the website of the visit. */
function sourceOf({ heardFrom, utmSource, referrerHost, channel }: JobGroup): string {
  if (heardFrom) return HEARD_LABELS[heardFrom];
  return utmSource ?? referrerHost ?? (channel === 'form' ? 'Directly to the website' : 'Not asked');
}

const PAGE_OF_PLACE = /^\/(?:services\/[^/]+|areas)\/([^/?#]+)/;

/** What staff heard, else the place of the page with the form. `places`: names by slug. */
function placeOf({ place, source }: JobGroup, places: ReadonlyMap<string, string>): string {
  const slug = PAGE_OF_PLACE.exec(source ?? '')?.[1];
  return place ?? places.get(slug ?? '') ?? 'Not known';
}

const sumOf = (groups: readonly JobGroup[], of: (group: JobGroup) => number): number =>
  groups.reduce((total, group) => total + of(group), 0);

const jobFigures = (groups: readonly JobGroup[]): JobFigures => ({
  enquiries: sumOf(groups, ({ count }) => count),
  won: sumOf(groups, ({ outcome, count }) => (outcome === 'won' ? count : 0)),
  lost: sumOf(groups, ({ outcome, count }) => (outcome === 'lost' ? count : 0)),
  amountPence: sumOf(groups, ({ amountPence }) => amountPence),
});

/** Visitors may invent campaigns. */
const MOST_NAMES = 100;

/** Names that differ in case only are one, as people type them. Returns the first 100. */
function named(groups: readonly JobGroup[], nameOf: (group: JobGroup) => string): NamedJobFigures[] {
  const byName = new Map<string, { name: string; groups: JobGroup[] }>();
  for (const group of groups) {
    const name = nameOf(group);
    const known = byName.get(name.toLowerCase());
    if (known) known.groups.push(group);
    else byName.set(name.toLowerCase(), { name, groups: [group] });
  }
  return [...byName.values()]
    .map(({ name, groups: same }) => ({ name, ...jobFigures(same) }))
    .sort((a, b) => b.amountPence - a.amountPence || b.won - a.won || b.enquiries - a.enquiries || a.name.localeCompare(b.name))
    .slice(0, MOST_NAMES);
}
