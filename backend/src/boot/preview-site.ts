import type { INestApplication, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { readEnv, type Env } from '../platform/config/env.js';

/** The modules of the site without instances, so that no database is needed. */
export const previewSite = (): Promise<INestApplication> =>
  NestFactory.create(
    AppModule.register({
      env: readEnv({}),
      dataSource: () => Promise.reject(new Error('A preview has no database.')),
      isRecurring: false,
    }),
    { preview: true, logger: false },
  );

/** All services of the site, also while it runs: they open no port and repeat no work. */
export const siteServices = (env: Env, dataSource: DataSource): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AppModule.register({ env, dataSource: () => Promise.resolve(dataSource), isRecurring: false }), {
    abortOnError: false,
    logger: false,
  });
