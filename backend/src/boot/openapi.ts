import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readEnv } from '../platform/config/env.js';
import { openApiDocument } from './openapi-document.js';

// Preview mode builds the module graph without instances, so no database is needed.
const app = await NestFactory.create(
  AppModule.register({ env: readEnv({}), dataSource: () => Promise.reject(new Error('The document needs no database.')) }),
  { preview: true, logger: false },
);
const file = process.argv[2] ?? join(import.meta.dirname, '../../openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
