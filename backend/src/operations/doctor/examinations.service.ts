import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { londonTime } from '../../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { claim } from '../../platform/recurring/claim.js';
import { Examination } from './examination.entity.js';
import { backupFinding, BACKUPS, DATABASE, type Finding } from './finding.js';

const LAST = 'last';
/** A process that takes longer than this was killed. */
const LOST_MS = HOUR_MS;
const OLD_MS = 1.5 * DAY_MS;

/** What `site doctor` found last night, or when it was run since. It may name files and addresses of servers. */
@OnToday({ name: 'the examination of the site', path: '/', roles: ['admin'] })
export class Examinations implements KnowsToday {
  /** In memory, because a damaged database may not take it. */
  private atStart?: { examinedAt: Date; findings: Finding[] };

  constructor(
    @InjectRepository(Examination) private readonly rows: Repository<Examination>,
    private readonly backups: BackupRuns,
  ) {}

  /** Whether the caller is to examine the site, which was due at `due`. `mayBegin`: even if it never was examined before. */
  async claim(due: Date, now: Date, mayBegin: boolean): Promise<boolean> {
    if (!mayBegin && !(await this.row())) return false;
    return claim(this.rows, { id: LAST, startedAt: now }, ['startedAt'], ({ startedAt, finishedAt }) => {
      const isDone = finishedAt !== null && finishedAt >= startedAt;
      return startedAt < due || (!isDone && now.getTime() - startedAt.getTime() >= LOST_MS);
    });
  }

  async store(findings: readonly Finding[], now = new Date()): Promise<void> {
    const found = { finishedAt: now, findings: findings.filter(({ state }) => state !== 'ok') };
    const { affected } = await this.rows.update({ id: LAST }, found);
    if (affected === 0) await this.rows.insert({ id: LAST, startedAt: now, ...found });
  }

  /** Stores what the check of the database found when this process opened it. */
  foundAtStart(finding: Finding, now = new Date()): void {
    this.atStart = { examinedAt: now, findings: [finding] };
  }

  /** Null before the first one. What it says of backups is as of now. */
  async last(): Promise<{ examinedAt: Date; findings: Finding[] } | null> {
    const last = this.withStart(await this.row());
    if (!last) return null;
    const backups = await this.backups.fault();
    const others = last.findings.filter(({ check }) => check !== BACKUPS);
    return { examinedAt: last.examinedAt, findings: [...(backups ? [backupFinding(backups)] : []), ...others] };
  }

  async today(): Promise<{ items: ItemForToday[] }> {
    const { findings = [] } = (await this.last()) ?? {};
    return {
      items: findings
        .filter(({ state }) => state !== 'ok')
        .map(({ check, state, message }, index) => ({
          key: `examination ${index}`,
          kind: 'Examination',
          title: check.charAt(0).toUpperCase() + check.slice(1),
          text: message,
          urgency: state === 'failed' ? 'now' : 'later',
          path: null,
        })),
    };
  }

  /** A warning for everybody if a check fails, or if the last examination is older than a day and a half. */
  async fault(now = new Date()): Promise<string | undefined> {
    const row = await this.row();
    const last = this.withStart(row);
    const failed = (last?.findings ?? []).filter(({ check, state }) => state === 'failed' && check !== BACKUPS).map(({ check }) => check);
    const lookedAt = row && (row.finishedAt ?? row.startedAt);
    if (lookedAt && now.getTime() - lookedAt.getTime() > OLD_MS)
      return `The site has not been examined since ${londonTime(lookedAt)}. The log says why.`;
    if (!failed.length || !last) return undefined;
    return `The examination of ${londonTime(last.examinedAt)} found faults: ${[...new Set(failed)].join(', ')}. The dashboard tells administrators what to do.`;
  }

  private withStart(row: Examination | null): { examinedAt: Date; findings: Finding[] } | undefined {
    if (!row?.finishedAt) return this.atStart;
    const findings = row.findings ?? [];
    if (!this.atStart) return { examinedAt: row.finishedAt, findings };
    const others = findings.filter(({ check }) => check !== DATABASE);
    return { examinedAt: row.finishedAt, findings: [...this.atStart.findings, ...others] };
  }

  private row(): Promise<Examination | null> {
    return this.rows.findOneBy({ id: LAST });
  }
}
