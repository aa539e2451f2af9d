import { Injectable } from '@nestjs/common';
import { Floods } from '../../inquiries/floods/floods.service.js';
import { VirusScanner } from '../../media/virus-scanner.service.js';
import { logOutput } from '../../platform/common/log-output.js';
import { londonTime } from '../../platform/common/london.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { Examinations } from '../doctor/examinations.service.js';

/** What is watched besides the checks and the messages: each fault is a sentence. */
@Injectable()
export class WatchedFaults {
  constructor(
    private readonly backups: BackupRuns,
    private readonly examinations: Examinations,
    private readonly scanner: VirusScanner,
    private readonly floods: Floods,
  ) {}

  async all(): Promise<string[]> {
    const asked = [this.backup(), this.examinations.fault(), this.scanner.fault(), this.flood()];
    const faults = await Promise.all(asked.map((fault) => fault.catch(() => undefined)));
    return [...faults, logOutput.fault()].filter((fault) => fault !== undefined);
  }

  /** A site that is only tried out needs no backup. */
  private async backup(): Promise<string | undefined> {
    const fault = await this.backups.fault();
    return fault?.state === 'failed' ? fault.sentence : undefined;
  }

  private async flood(): Promise<string | undefined> {
    const since = await this.floods.startedAt();
    return since === null
      ? undefined
      : `A flood of enquiries has been coming in since ${londonTime(since)}: customers get no automatic replies.`;
  }
}
