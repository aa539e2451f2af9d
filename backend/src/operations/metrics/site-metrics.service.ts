import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { statfs } from 'node:fs/promises';
import { AuditService } from '../../audit/audit.service.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { logOutput } from '../../platform/common/log-output.js';
import { Env } from '../../platform/config/env.js';
import { SlowQueries } from '../../platform/database/slow-queries.js';
import { Examinations } from '../doctor/examinations.service.js';
import { HealthService } from '../health/health.service.js';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { Channels } from '../../delivery/outbox/channel.js';
import { VirusScanner } from '../../media/virus-scanner.service.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { CspReports } from '../../site/csp-reports/csp-reports.service.js';
import { PageCache } from '../../site/page-cache.js';

/** What Prometheus reads. Figures of the database are the same in every process. docs/runbook.md explains the alarms that are made of them. */
@Injectable()
export class SiteMetrics {
  readonly registry = new Registry();
  private readonly checks = this.gauge('site_check_ok', 'Whether a check of /api/health passes', 'check');
  private readonly warnings = this.gauge('site_warnings', 'Warnings of /api/health');
  private readonly enquiries = this.gauge('site_enquiries', 'Enquiries that wait for a person', 'state');
  private readonly messages = this.gauge(
    'site_messages',
    'Emails and notifications; failed: about enquiries, within 7 days',
    'channel',
    'status',
  );
  private readonly oldest = this.gauge(
    'site_oldest_message_seconds',
    'Age of the oldest message that was tried and still waits',
    'channel',
  );
  private readonly backup = this.gauge(
    'site_backup_timestamp_seconds',
    'When the last backup with this result began, 0 without one; failed: 0 unless it is newer than the proven one',
    'result',
  );
  private readonly findings = this.gauge('site_findings', 'Findings of the last examination, such as that of last night', 'check', 'state');
  private readonly altered = this.gauge('site_audit_log_altered', 'Whether the last check found the audit log altered');
  private readonly scanner = this.gauge('site_scanner_ok', 'Whether ClamAV responds, or none is set up');
  private readonly free = this.gauge('site_disk_free_bytes', 'Free space where the folder is', 'folder');

  constructor(
    private readonly health: HealthService,
    private readonly inquiries: InquiriesService,
    private readonly outbox: OutboxService,
    private readonly channels: Channels,
    private readonly backups: BackupRuns,
    private readonly examinations: Examinations,
    private readonly audit: AuditService,
    private readonly virusScanner: VirusScanner,
    private readonly env: Env,
    cache: PageCache,
  ) {
    this.total('site_page_cache_hits_total', 'Responses from the page cache', () => cache.hits);
    this.total('site_page_cache_renders_total', 'Pages and responses that were made', () => cache.renders);
    this.total('site_log_lines_dropped_total', 'Lines of the log that could not be written', () => logOutput.dropped);
    this.total('site_slow_queries_total', 'Slow statements of the database', () => SlowQueries.count);
    new Counter({
      name: 'site_blocked_content_total',
      help: 'Reports of browsers that the Content-Security-Policy blocked something',
      labelNames: ['area', 'directive'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, count] of CspReports.counts) this.inc({ ...labels }, count);
      },
    });
  }

  /** Begins to measure the process. */
  start(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** In Prometheus' text format. Without the database, what it would say is left out. */
  async text(): Promise<string> {
    const { checks, warnings } = await this.health.check();
    for (const [check, result] of Object.entries(checks)) this.checks.set({ check }, result === 'ok' ? 1 : 0);
    this.warnings.set(warnings.length);
    for (const gauge of [this.enquiries, this.messages, this.oldest, this.backup, this.findings, this.free]) gauge.reset();
    const read = [this.readMachine(), ...(checks.database === 'ok' ? this.readDatabase() : [])];
    await Promise.allSettled(read);
    return this.registry.metrics();
  }

  private readDatabase(): Promise<void>[] {
    return [this.readEnquiries(), this.readMessages(), this.readBackup(), this.readFindings()];
  }

  private async readMachine(): Promise<void> {
    this.scanner.set((await this.virusScanner.fault()) === undefined ? 1 : 0);
    const { dataDir, backupDir } = this.env;
    for (const [folder, path] of Object.entries({ data: dataDir, backups: backupDir })) {
      // The first backup makes its folder.
      const disk = await statfs(path).catch(() => undefined);
      if (disk) this.free.set({ folder }, disk.bavail * disk.bsize);
    }
  }

  private async readFindings(): Promise<void> {
    this.altered.set((await this.audit.fault()) === undefined ? 0 : 1);
    for (const { check, state } of (await this.examinations.last())?.findings ?? []) this.findings.inc({ check, state });
  }

  private async readEnquiries(): Promise<void> {
    this.enquiries.set({ state: 'new' }, await this.inquiries.countNew());
    for (const state of ['due-soon', 'overdue'] as const) this.enquiries.set({ state }, await this.inquiries.countDeadline(state));
  }

  private async readMessages(): Promise<void> {
    for (const { id: channel } of this.channels.all()) {
      const counts = await this.outbox.counts(channel);
      for (const [status, count] of Object.entries(counts)) this.messages.set({ channel, status }, count);
      this.oldest.set({ channel }, 0);
    }
    for (const { channel, since } of await this.outbox.oldestWaiting()) this.oldest.set({ channel }, (Date.now() - since.getTime()) / 1000);
  }

  private async readBackup(): Promise<void> {
    const runs = await this.backups.state();
    for (const result of ['proven', 'failed'] as const) this.backup.set({ result }, (runs[result]?.startedAt.getTime() ?? 0) / 1000);
  }

  private gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** For what is counted elsewhere. */
  private total(name: string, help: string, count: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }
}
