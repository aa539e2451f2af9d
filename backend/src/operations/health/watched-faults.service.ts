import { Injectable } from '@nestjs/common';
import { Floods } from '../../inquiries/floods/floods.service.js';
import { VirusScanner } from '../../media/virus-scanner.service.js';
import { logOutput } from '../../platform/http/log-output.js';
import { londonTime } from '../../platform/time/london.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { Examinations } from '../doctor/examinations.service.js';

/** What needs a person; everybody may read the name, only staff the sentence. */
export interface Fault {
  name: string;
  sentence: string;
}

/** What is watched besides the checks and the messages. */
@Injectable()
export class WatchedFaults {
  constructor(
    private readonly backups: BackupRuns,
    private readonly examinations: Examinations,
    private readonly scanner: VirusScanner,
    private readonly floods: Floods,
  ) {}

  async all(): Promise<Fault[]> {
    const asked = {
      backup: this.backup(),
      examination: this.examinations.fault(),
      'virus-scanner': this.scanner.fault(),
      flood: this.flood(),
      log: Promise.resolve(logOutput.fault()),
    };
    const found = Object.entries(asked).map(async ([name, fault]) => ({ name, sentence: await fault.catch(() => undefined) }));
    return (await Promise.all(found)).flatMap(({ name, sentence }) => (sentence === undefined ? [] : [{ name, sentence }]));
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
