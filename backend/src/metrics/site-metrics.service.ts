import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { SlowQueries } from '../database/slow-queries.js';
import { HealthService } from '../health/health.service.js';
import { InquiriesService } from '../inquiries/inquiries.service.js';
import { Channels } from '../outbox/channel.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { PageCache } from '../site/page-cache.js';

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
  private readonly backup = this.gauge('site_backup_timestamp_seconds', 'When the last nightly backup with this result began', 'result');

  constructor(
    private readonly health: HealthService,
    private readonly inquiries: InquiriesService,
    private readonly outbox: OutboxService,
    private readonly channels: Channels,
    private readonly backups: BackupRuns,
    cache: PageCache,
  ) {
    this.total('site_page_cache_hits_total', 'Responses from the page cache', () => cache.hits);
    this.total('site_page_cache_renders_total', 'Pages and responses that were made', () => cache.renders);
    this.total('site_slow_queries_total', 'Slow statements of the database', () => SlowQueries.count);
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
    for (const gauge of [this.enquiries, this.messages, this.backup]) gauge.reset();
    if (checks.database === 'ok') await Promise.allSettled([this.readEnquiries(), this.readMessages(), this.readBackup()]);
    return this.registry.metrics();
  }

  private async readEnquiries(): Promise<void> {
    this.enquiries.set({ state: 'new' }, await this.inquiries.countNew());
    for (const state of ['due-soon', 'overdue'] as const) this.enquiries.set({ state }, await this.inquiries.countDeadline(state));
  }

  private async readMessages(): Promise<void> {
    for (const { id: channel } of this.channels.all()) {
      const counts = await this.outbox.counts(channel);
      for (const [status, count] of Object.entries(counts)) this.messages.set({ channel, status }, count);
    }
  }

  private async readBackup(): Promise<void> {
    const run = await this.backups.last();
    if (run) this.backup.set({ result: run.status }, run.startedAt.getTime() / 1000);
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
