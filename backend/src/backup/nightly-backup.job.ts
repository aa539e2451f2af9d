import { Injectable, Logger } from '@nestjs/common';
import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Changes } from '../audit/changes.service.js';
import { EveryMinute } from '../common/every-minute.js';
import { londonDay, londonMoment } from '../common/london.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { MailQueue } from '../mail/mail-queue.service.js';
import { backupFailed } from '../mail/templates/office-mails.js';
import { outdatedArchives } from './archive-names.js';
import { AwayStore } from './away-store.js';
import { BackupRuns } from './backup-runs.service.js';
import type { BackupResult } from './make-backup.js';

const COMMAND_LINE = join(import.meta.dirname, `../cli${extname(import.meta.filename)}`);
const MB = 1_000_000;

interface Outcome {
  isProven: boolean;
  result: string;
}

/** Backs up once a day from BACKUP_AT in London, in a process of its own with low priority. */
@Injectable()
export class NightlyBackupJob extends EveryMinute {
  private readonly log = new Logger(NightlyBackupJob.name);
  private child?: ChildProcess;
  /** The day whose backup is being made. */
  private day?: string;
  private isStopping = false;
  private making: Promise<void> = Promise.resolve();

  constructor(
    private readonly env: Env,
    private readonly runs: BackupRuns,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
  ) {
    super();
  }

  async run(now: Date): Promise<void> {
    const { BACKUP_AT } = this.env;
    if (this.day) return this.runs.renew(this.day, now);
    const day = londonDay(now);
    if (!BACKUP_AT || now < londonMoment(day, BACKUP_AT) || !(await this.runs.claim(day, now))) return;
    this.day = day;
    this.making = this.make(day).finally(() => (this.day = undefined));
    await this.making;
  }

  /** The next process makes the backup that this one has to leave. */
  override async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.child?.kill();
    await super.beforeApplicationShutdown();
    await this.making.catch(() => undefined);
  }

  private async make(day: string): Promise<void> {
    const { isProven, result } = await this.inOwnProcess().catch((error: unknown) => ({
      isProven: false,
      result: error instanceof Error ? error.message : String(error),
    }));
    if (this.isStopping && !isProven) return this.runs.giveUp(day);
    await this.runs.finish(day, isProven ? 'proven' : 'failed', result, new Date());
    if (isProven) return this.log.log(result);
    this.log.error(`The backup failed: ${result}`);
    await this.tellOffice(day, result);
  }

  private async inOwnProcess(): Promise<Outcome> {
    const child = (this.child = spawn(process.execPath, [COMMAND_LINE, 'backup', '--json'], { stdio: ['ignore', 'pipe', 'inherit'] }));
    try {
      const printed = text(child.stdout);
      const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      await ended;
      const outcome = outcomeOf(await printed);
      if (outcome.isProven) await pruneBackups(this.env);
      return outcome;
    } finally {
      this.child = undefined;
    }
  }

  private async tellOffice(day: string, result: string): Promise<void> {
    const settings = await this.company.current();
    const recipients = settings.emailRecipients.length ? settings.emailRecipients : [settings.email];
    const mail = { kind: 'backup-failed' as const, inquiryId: null, recipients, onceKey: `backup-failed ${day}` };
    const content = backupFailed(result, settings, this.env.publicUrl);
    await this.changes.write('backup', ({ manager, now }) => this.mails.enqueue(manager, { ...mail, ...content }, now));
  }
}

function outcomeOf(printed: string): Outcome {
  if (!printed.trim()) return { isProven: false, result: 'The process of the backup was ended. There may be too little memory.' };
  const answer = JSON.parse(printed) as BackupResult | { error: string };
  if ('error' in answer) return { isProven: false, result: answer.error };
  const { file, bytes, rows, files, missing } = answer;
  const what = `${basename(file)} (${(bytes / MB).toFixed(1)} MB): ${rows} rows and ${files} files`;
  if (missing.length) return { isProven: false, result: `${what}, but the storage does not have ${missing.join(', ')}.` };
  return { isProven: true, result: `${what}, restored aside and compared.` };
}

/** Keeps the newest archives, here and in the store. */
async function pruneBackups(env: Env): Promise<void> {
  for (const name of outdatedArchives(await readdir(env.backupDir), env.BACKUP_KEEP)) await rm(join(env.backupDir, name));
  await (await AwayStore.of(env))?.prune(env.BACKUP_KEEP);
}
