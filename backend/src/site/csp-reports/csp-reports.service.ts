import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import { londonDay } from '../../platform/time/london.js';
import { readViolations, type Violation } from './read-violations.js';

/** Anyone can send reports. Further kinds of one day are counted only. */
export const MOST_LINES_A_DAY = 100;

/** Reports what the Content-Security-Policy blocks in browsers: a line of the log for each kind and day, and a total for the metrics. */
@Injectable()
export class CspReports {
  private static readonly totals = new Map<string, number>();
  private readonly logger = new Logger(CspReports.name);
  private day = '';
  private readonly logged = new Set<string>();

  /** In this process since its start, by area and directive, whose values are few. */
  static get counts(): [labels: Pick<Violation, 'area' | 'directive'>, count: number][] {
    return [...CspReports.totals].map(([labels, count]) => [JSON.parse(labels) as Pick<Violation, 'area' | 'directive'>, count]);
  }

  /** Throws BadRequestException (400) if `body` is no report. */
  take(body: unknown, now = new Date()): void {
    const violations = readViolations(body);
    if (!violations) throw new BadRequestException('This is not a report of the Content-Security-Policy.');
    const day = londonDay(now);
    if (day !== this.day) this.logged.clear();
    this.day = day;
    for (const { area, directive, blocked } of violations) {
      const labels = JSON.stringify({ area, directive });
      CspReports.totals.set(labels, (CspReports.totals.get(labels) ?? 0) + 1);
      const line = `Browsers blocked on the ${area}: ${blocked} (${directive})`;
      if (this.logged.has(line) || this.logged.size === MOST_LINES_A_DAY) continue;
      this.logged.add(line);
      this.logger.warn(line);
    }
  }
}
