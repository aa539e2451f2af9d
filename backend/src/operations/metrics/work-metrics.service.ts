import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { AuditService } from '../../audit/audit.service.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { Channels } from '../../delivery/outbox/channel.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { Examinations } from '../doctor/examinations.service.js';
import { Floods } from '../../inquiries/floods/floods.service.js';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { gauge } from './gauge.js';

/** What is stored about the work of people and jobs: the same in every process. */
@Injectable()
export class WorkMetrics {
  readonly registry = new Registry();
  private readonly enquiries = gauge(this.registry, 'site_enquiries', 'Enquiries that wait for a person', 'state');
  private readonly flood = gauge(this.registry, 'site_enquiry_flood', 'Whether far more enquiries come in than usual');
  private readonly messages = gauge(
    this.registry,
    'site_messages',
    'Emails and notifications; failed: about enquiries, within 7 days',
    'channel',
    'status',
  );
  private readonly oldest = gauge(
    this.registry,
    'site_oldest_message_seconds',
    'Age of the oldest message that was tried and still waits',
    'channel',
  );
  private readonly backup = gauge(
    this.registry,
    'site_backup_timestamp_seconds',
    'When the last backup with this result began, 0 without one; failed: 0 unless it is newer than the proven one',
    'result',
  );
  private readonly findings = gauge(
    this.registry,
    'site_findings',
    'Findings of the last examination, such as that of last night',
    'check',
    'state',
  );
  private readonly altered = gauge(this.registry, 'site_audit_log_altered', 'Whether the last check found the audit log altered');

  constructor(
    private readonly inquiries: InquiriesService,
    private readonly outbox: OutboxService,
    private readonly channels: Channels,
    private readonly backups: BackupRuns,
    private readonly examinations: Examinations,
    private readonly audit: AuditService,
    private readonly floods: Floods,
  ) {}

  /** Leaves the figures out while the database is away. */
  async read(hasDatabase: boolean): Promise<void> {
    for (const one of [this.enquiries, this.messages, this.oldest, this.backup, this.findings]) one.reset();
    if (hasDatabase) await Promise.allSettled([this.readEnquiries(), this.readMessages(), this.readBackup(), this.readFindings()]);
  }

  private async readFindings(): Promise<void> {
    this.altered.set((await this.audit.fault()) === undefined ? 0 : 1);
    for (const { check, state } of (await this.examinations.last())?.findings ?? []) this.findings.inc({ check, state });
  }

  private async readEnquiries(): Promise<void> {
    this.flood.set((await this.floods.startedAt()) === null ? 0 : 1);
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
}
