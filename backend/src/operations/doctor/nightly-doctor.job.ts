import { Injectable } from '@nestjs/common';
import { OwnProcessJob } from '../backup/own-process.js';
import { HOUR_MS, SECOND_MS } from '../../platform/time/durations.js';
import { dayDue, londonMoment } from '../../platform/time/london.js';
import { Examinations } from './examinations.service.js';

/** In London: after the backup, before people begin to work. */
const AT = '05:30';
/** A site that was only just set up is left alone. */
const SETTLED_MS = HOUR_MS;

/** Lets `site doctor` examine the site every night, in a process of its own, because it reads the whole database and waits for others. */
@Injectable()
export class NightlyDoctorJob extends OwnProcessJob {
  constructor(private readonly examinations: Examinations) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    const due = londonMoment(dayDue(now, AT), AT);
    if (!(await this.examinations.claim(due, now, process.uptime() * SECOND_MS > SETTLED_MS))) return;
    const { error } = (await this.command<{ error?: string }>(['doctor'])) ?? { error: 'its process was ended' };
    if (error !== undefined && !this.isStopping) this.logger.error(`The site could not be examined: ${error}`);
  }
}
