import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { statfs } from 'node:fs/promises';
import { logOutput } from '../../platform/http/log-output.js';
import { Env } from '../../platform/config/env.js';
import { SlowQueries } from '../../platform/database/slow-queries.js';
import { HealthService } from '../health/health.service.js';
import { VirusScanner } from '../../media/virus-scanner.service.js';
import { CspReports } from '../../site/csp-reports/csp-reports.service.js';
import { PageCache } from '../../site/engine/page-cache.js';
import { gauge } from './gauge.js';
import { WorkMetrics } from './work-metrics.service.js';

/** What Prometheus reads. Figures of the database are the same in every process. docs/runbook.md explains the alarms that are made of them. */
@Injectable()
export class SiteMetrics {
  readonly registry = new Registry();
  private readonly checks = gauge(this.registry, 'site_check_ok', 'Whether a check of /api/health passes', 'check');
  private readonly warnings = gauge(this.registry, 'site_warnings', 'Warnings of /api/health');
  private readonly scanner = gauge(this.registry, 'site_scanner_ok', 'Whether ClamAV responds, or none is set up');
  private readonly free = gauge(this.registry, 'site_disk_free_bytes', 'Free space where the folder is', 'folder');

  constructor(
    private readonly health: HealthService,
    private readonly work: WorkMetrics,
    private readonly virusScanner: VirusScanner,
    private readonly env: Env,
    cache: PageCache,
  ) {
    this.total('site_page_cache_hits_total', 'Responses from the page cache', (total) => total.inc(cache.hits));
    this.total('site_page_cache_renders_total', 'Pages and responses that were made', (total) => total.inc(cache.renders));
    this.total('site_log_lines_dropped_total', 'Lines of the log that could not be written', (total) => total.inc(logOutput.dropped));
    this.total('site_slow_queries_total', 'Slow statements of the database', (total) => total.inc(SlowQueries.count));
    const blocked = 'Reports of browsers that the Content-Security-Policy blocked something';
    const countBlocked = (total: Counter) => CspReports.counts.forEach(([labels, count]) => total.inc({ ...labels }, count));
    this.total('site_blocked_content_total', blocked, countBlocked, 'area', 'directive');
  }

  /** Begins to measure the process. */
  start(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** In Prometheus' text format. While the database is away, its figures are left out. */
  async text(): Promise<string> {
    const { checks, warnings } = await this.health.check(true);
    for (const [check, result] of Object.entries(checks)) this.checks.set({ check }, result === 'ok' ? 1 : 0);
    this.warnings.set(warnings.length);
    await Promise.allSettled([this.readMachine(), this.work.read(checks.database === 'ok')]);
    return Registry.merge([this.registry, this.work.registry]).metrics();
  }

  private async readMachine(): Promise<void> {
    this.free.reset();
    this.scanner.set((await this.virusScanner.fault()) === undefined ? 1 : 0);
    const { dataDir, backupDir } = this.env;
    for (const [folder, path] of Object.entries({ data: dataDir, backups: backupDir })) {
      // The first backup makes its folder.
      const disk = await statfs(path).catch(() => undefined);
      if (disk) this.free.set({ folder }, disk.bavail * disk.bsize);
    }
  }

  /** Adds a counter of what is counted elsewhere. */
  private total(name: string, help: string, count: (total: Counter) => void, ...labelNames: string[]): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        count(this);
      },
    });
  }
}
