import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readEnv } from '../platform/config/env.js';

/** The modules of the site without instances, so that no database is needed and no job runs. */
export const previewSite = (): Promise<INestApplication> =>
  NestFactory.create(AppModule.register({ env: readEnv({}), dataSource: () => Promise.reject(new Error('A preview has no database.')) }), {
    preview: true,
    logger: false,
  });
