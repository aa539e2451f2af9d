import { Injectable } from '@nestjs/common';
import { rm } from 'node:fs/promises';
import { Changes } from '../../audit/changes.service.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { dayDue } from '../../platform/time/london.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Env } from '../../platform/config/env.js';
import { reasonOf } from '../../platform/config/start-error.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import { dashboardOf, withButton, type Brand } from '../../delivery/mail/templates/brand.js';
import type { MailContent } from '../../delivery/mail/templates/text.js';
import { SetHash } from './archive-format.js';
import { outcomeOf, type Outcome } from './backup-run.entity.js';
import { BackupRuns } from './backup-runs.service.js';
import type { BackupResult } from './make-backup.js';
import { OwnProcessJob } from './own-process.js';

const KILLED = 'The process of the backup was ended. There may be too little memory.';
const HEARTBEAT_WITHIN_MS = 10_000;

/** Backs up once a day from BACKUP_AT in London, in a process of its own with low priority, and tries again until that succeeds. */
@Injectable()
export class NightlyBackupJob extends OwnProcessJob {
  constructor(
    private readonly env: Env,
    private readonly runs: BackupRuns,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    const { BACKUP_AT } = this.env;
    if (!BACKUP_AT) return;
    const day = dayDue(now, BACKUP_AT);
    if (!(await this.runs.claim(day, now))) return;
    const renewal = setInterval(() => void this.runs.renew(day, new Date()).catch((error: unknown) => this.logger.warn(error)), MINUTE_MS);
    await this.make(day).finally(() => clearInterval(renewal));
  }

  private async make(day: string): Promise<void> {
    const outcome = await this.backUp().catch((error: unknown) => failure(reasonOf(error)));
    const { isProven, result, archive } = outcome;
    // The next process makes it.
    if (this.isStopping && !isProven) return this.runs.giveUp(day);
    const replaced = await this.runs.finish(day, outcome, new Date());
    if (replaced) await rm(replaced.file, { force: true }).catch((error: unknown) => this.logger.warn(error));
    if (!isProven) {
      this.logger.error(`The backup failed: ${result}`);
      return this.tellOffice('failed', `backup-failed ${day}`, result);
    }
    this.logger.log(result);
    if (this.env.HEARTBEAT_URL) await sendHeartbeat(this.env.HEARTBEAT_URL).catch((error: Error) => this.logger.warn(error.message));
    if (!archive?.findings.length) return;
    const hash = new SetHash();
    for (const finding of archive.findings) hash.add(finding);
    // Once, however many nights they stay the same.
    await this.tellOffice('incomplete', `backup-findings ${hash.digest()}`, archive.findings.join(' '));
  }

  private async backUp(): Promise<Outcome> {
    const result = await this.command<BackupResult>(['backup', '--scheduled']);
    if (!result) return failure(KILLED);
    return 'error' in result ? failure(result.error) : outcomeOf(result);
  }

  private async tellOffice(what: 'failed' | 'incomplete', onceKey: string, reason: string): Promise<void> {
    const settings = await this.company.current();
    const mail = { kind: 'backup-failed' as const, recipients: officeRecipients(settings), onceKey };
    const content = (what === 'failed' ? backupFailed : backupIncomplete)(reason, settings, this.env.publicUrl);
    await this.changes.write('backup', ({ manager, now }) => this.mails.enqueue(manager, { ...mail, ...content }, now));
  }
}

const failure = (result: string): Outcome => ({ isProven: false, result, archive: null });

/** `reason` is a sentence of the command line. */
function backupFailed(reason: string, brand: Brand, publicUrl: string): MailContent {
  const body = `Last night's backup of the website failed, so there is no new one:\n\n${reason}\n\nIt is tried again every half hour. If the dashboard still says so, please tell the person who operates the site. On its machine, 'npm run site -- doctor' (in containers 'site doctor') says what is wrong, and 'backup' makes a backup now.`;
  return withButton(`The backup of ${brand.companyName} failed`, body, dashboardOf(publicUrl), brand);
}

function backupIncomplete(findings: string, brand: Brand, publicUrl: string): MailContent {
  const body = `Last night's backup of the website was made and proven, but somebody should look at this:\n\n${findings}\n\nPlease tell the person who operates the site. On its machine, 'npm run site -- doctor' (in containers 'site doctor') says what to do.`;
  return withButton(`The backup of ${brand.companyName} needs a look`, body, dashboardOf(publicUrl), brand);
}

/**
 * Tells a monitor outside that the night was good; it raises the alarm when it hears nothing. The operator sets the address, so it may be one of the own network;
 * redirects are not followed, as with webhooks. Throws a sentence without the address, which usually holds a key.
 */
async function sendHeartbeat(url: string): Promise<void> {
  const { host } = new URL(url);
  let response: Response;
  try {
    response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(HEARTBEAT_WITHIN_MS) });
    await response.body?.cancel();
  } catch (error) {
    throw new Error(`The heartbeat did not reach ${host} (${reasonOf(error)}). Check HEARTBEAT_URL.`, { cause: error });
  }
  if (!response.ok) throw new Error(`${host} answered the heartbeat with ${response.status}. Check HEARTBEAT_URL.`);
}
