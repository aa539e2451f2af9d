import './config/require-node.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { EnvError, readEnv, type Env } from './config/env.js';
import { configureApp } from './configure-app.js';
import { prepareDatabase } from './database/prepare-database.js';
import { MailWorker } from './mail/mail-worker.service.js';
import { installShutdown } from './site/graceful-shutdown.js';
import { SiteLogger } from './site-logger.js';
import { serveSite } from './site/serve-site.js';

/** Lines for whoever starts the site; the log proper is JSON. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(env: Env): Promise<void> {
  const { dataSource, firstAdmin } = await prepareDatabase(env, say);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.register({ env, dataSource: () => Promise.resolve(dataSource) }), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(SiteLogger));
  configureApp(app);
  await app.init();
  await serveSite(app);
  const mailWorker = app.get(MailWorker);
  installShutdown(app, () => mailWorker.finish());
  await app.listen(env.PORT, env.HOST);
  say(`The site is up: ${env.publicUrl}  (backoffice: ${env.publicUrl}/admin)`);
  if (firstAdmin?.password) say(`First sign-in: ${firstAdmin.username} with the password ${firstAdmin.password}  (shown only this once)`);
}

/** What went wrong, as a sentence without a stack where the reader can act on it. */
function explain(error: unknown, env?: Env): string {
  if (error instanceof EnvError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${env?.PORT} is taken by another program. Stop it, or choose another port, for example PORT=3001.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return `This user may not listen on port ${env?.PORT}. Choose one above 1023, for example PORT=3000.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let env: Env | undefined;
try {
  env = readEnv();
  await start(env);
} catch (error) {
  process.stderr.write(`\n${explain(error, env)}\n`);
  process.exit(1);
}
