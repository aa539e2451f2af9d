import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Repository } from 'typeorm';
import { daysBefore, londonMoment } from '../../platform/time/london.js';
import type { DaySpan, Period } from '../../platform/time/periods.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { responseFigures, spansOf, type ResponseGroup } from './response-times.js';
import type { ResponseTimes } from './response-times.dto.js';

const MINUTE_S = 60;

/**
 * How long customers wait for a reply: from the enquiry to `respondedAt`, around the clock. An enquiry that its customer marked as solved
 * before any reply and later reopened counts from the reopening, as its deadline does. Complaints about personal data, which have a clock of their own, are left out. Reads times only, no texts.
 */
@Injectable()
export class ResponseTimesService {
  constructor(@InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>) {}

  async report(period: Pick<Period, 'from' | 'to' | 'days'>, now = new Date()): Promise<ResponseTimes> {
    const all: ResponseGroup[] = [];
    const spans: ResponseTimes['spans'] = [];
    for (const span of spansOf(period)) {
      const groups = await this.groups(span, now);
      all.push(...groups);
      spans.push({ ...span, ...responseFigures(groups) });
      // A busy week is thousands of rows; others get a turn in between.
      await nextTurn();
    }
    return { from: period.from, to: period.to, totals: responseFigures(all), spans };
  }

  private async groups({ from, to }: DaySpan, now: Date): Promise<ResponseGroup[]> {
    const rows = await this.inquiries
      .createQueryBuilder('r')
      .select(this.minutes(), 'minutes')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(CASE WHEN r.respondedAt <= r.dueAt THEN 1 ELSE 0 END)', 'inTime')
      .addSelect('SUM(CASE WHEN r.respondedAt IS NULL AND r.dueAt >= :now THEN 1 ELSE 0 END)', 'waiting')
      .where("r.spamSince IS NULL AND r.deletedAt IS NULL AND r.topic = 'work'")
      .andWhere('r.createdAt >= :first AND r.createdAt < :next', {
        first: londonMoment(from, '00:00'),
        next: londonMoment(daysBefore(to, -1), '00:00'),
      })
      .andWhere('(r.solvedAt IS NULL OR r.solvedAt <> r.respondedAt)')
      .setParameters({ now })
      .groupBy(this.minutes())
      .getRawMany<Record<keyof ResponseGroup, number | string | null>>();
    return rows.map(({ minutes, count, inTime, waiting }) => ({
      // MariaDB returns sums as text.
      minutes: minutes === null ? null : Number(minutes),
      count: Number(count),
      inTime: Number(inTime),
      waiting: Number(waiting),
    }));
  }

  /** Whole minutes from the enquiry to the reply. */
  private minutes(): string {
    const isSqlite = this.inquiries.manager.connection.options.type === 'better-sqlite3';
    const asked = 'COALESCE(r.reopenedAt, r.createdAt)';
    return isSqlite
      ? `(unixepoch(r.respondedAt) - unixepoch(${asked})) / ${MINUTE_S}`
      : `TIMESTAMPDIFF(SECOND, ${asked}, r.respondedAt) DIV ${MINUTE_S}`;
  }
}
