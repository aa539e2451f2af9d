import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import type { Env } from '../platform/config/env.js';
import { configureApp } from './configure-app.js';
import { NightlyBackupJob } from '../operations/backup/nightly-backup.job.js';
import { prepareDatabase } from './prepare-database.js';
import { MetricsServer } from '../operations/metrics/metrics-server.service.js';
import { DeliveryWorker } from '../delivery/outbox/delivery-worker.service.js';
import { installShutdown } from '../site/engine/graceful-shutdown.js';
import { SiteLogger } from './site-logger.js';
import { serveSite } from '../site/engine/front-handler.js';
import type { StartOptions } from './read-arguments.js';
import type { Say } from './start.js';
import { Tracing } from '../operations/metrics/tracing.service.js';
import { announceFirstPassword } from '../auth/first-admin.js';

export async function serve(env: Env, say: Say, options: StartOptions): Promise<void> {
  const { dataSource } = await prepareDatabase(env, say, options);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.register({ env, dataSource: () => Promise.resolve(dataSource), isRecurring: true }),
    {
      bufferLogs: true,
      bodyParser: false,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(SiteLogger));
  configureApp(app);
  await app.init();
  await serveSite(app);
  await app.get(MetricsServer).start(app.getHttpServer());
  // Last, because it wraps what was attached before.
  await app.get(Tracing).start(app.getHttpServer(), dataSource);
  const deliveries = app.get(DeliveryWorker);
  installShutdown(app, () => deliveries.beforeApplicationShutdown());
  await app.listen(env.PORT, env.HOST);
  say(`The site is up: ${env.publicUrl}  (backoffice: ${env.publicUrl}/admin)`);
  announceFirstPassword(env, say);
  // One that became due while the site was stopped. Not earlier: a site that cannot listen would leave it unfinished.
  void app.get(NightlyBackupJob).wake();
}
