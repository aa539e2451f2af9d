import { Injectable, Logger } from '@nestjs/common';
import { inOwnProcess, type OwnProcess } from '../backup/own-process.js';
import { HOUR_MS, SECOND_MS } from '../../platform/common/durations.js';
import { EveryMinute } from '../../platform/common/every-minute.js';
import { dayDue, londonMoment } from '../../platform/common/london.js';
import { Examinations } from './examinations.service.js';

/** In London: after the backup, before people begin to work. */
const AT = '05:30';
/** A site that was only just set up is left alone. */
const SETTLED_MS = HOUR_MS;

/** Lets `site doctor` examine the site every night, in a process of its own, because it reads the whole database and waits for others. */
@Injectable()
export class NightlyDoctorJob extends EveryMinute {
  private readonly log = new Logger(NightlyDoctorJob.name);
  private child?: OwnProcess;
  private isStopping = false;

  constructor(private readonly examinations: Examinations) {
    super();
  }

  async run(now: Date): Promise<void> {
    const due = londonMoment(dayDue(now, AT), AT);
    if (this.child || !(await this.examinations.claim(due, now, process.uptime() * SECOND_MS > SETTLED_MS))) return;
    try {
      const printed = await inOwnProcess(['doctor'], (child) => (this.child = child));
      const { error } = JSON.parse(printed || '{"error":"its process was ended"}') as { error?: string };
      if (error !== undefined && !this.isStopping) this.log.error(`The site could not be examined: ${error}`);
    } finally {
      this.child = undefined;
    }
  }

  override beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.child?.kill();
    return super.beforeApplicationShutdown();
  }
}
