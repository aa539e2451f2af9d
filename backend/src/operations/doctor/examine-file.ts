import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/config/env.js';
import { Examinations } from './examinations.service.js';
import { attempt, DATABASE, failed, ok, type Finding } from './finding.js';

/** Takes about 0.2 s at the start. Larger files are left to the nightly examination, which has its own process. */
const AT_START_BYTES = 64 * 2 ** 20;

/** Reads every page of the SQLite file. */
export function examineFile(dataSource: DataSource, file: string): Promise<Finding> {
  return attempt(DATABASE, `Restore ${file} from a backup.`, async () => {
    const rows = await dataSource.query<{ quick_check: string }[]>('PRAGMA quick_check(1)');
    const result = rows[0]?.quick_check;
    if (result !== 'ok') return failed(DATABASE, `${file} is damaged (${result}). Stop the site and restore a backup.`);
    return ok(DATABASE, `${file} is readable and sound.`);
  });
}

/** A site whose file is damaged in one place still serves the rest. MariaDB examines its pages itself. */
@Injectable()
export class ExaminationAtStart implements OnApplicationBootstrap {
  private readonly logger = new Logger(ExaminationAtStart.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly examinations: Examinations,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { DATABASE_URL, sqliteFile } = this.env;
    if (DATABASE_URL || (await stat(sqliteFile)).size > AT_START_BYTES) return;
    const finding = await examineFile(this.dataSource, sqliteFile);
    if (finding.state === 'ok') return;
    this.logger.error(finding.message);
    this.examinations.foundAtStart(finding);
  }
}
