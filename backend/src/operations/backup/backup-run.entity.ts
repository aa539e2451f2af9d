import { basename } from 'node:path';
import { Entity } from 'typeorm';
import { Id, Json, LongText, Time, Varchar } from '../../platform/database/columns.js';
import type { BackupResult } from './make-backup.js';

export interface MadeArchive {
  /** Absolute path. */
  file: string;
  bytes: number;
  /** Number of files that the database names and the storage does not have. */
  missing: number;
  /** Number of files that are not what was stored; none in archives of earlier versions. */
  changed?: number;
  /** The keys of both; null if they are very many. Undefined in archives of earlier versions. */
  bad?: string[] | null;
  /** Names of older archives that stay, because they are the last with a file as it was stored. */
  spared?: string[];
  /** Sentences about what a person should look at, though the archive is proven. */
  findings: string[];
}

/** A backup. The id of a scheduled one is its day in London, such as '2026-11-22', so that one of several processes makes it. */
@Entity('backup_runs')
export class BackupRun {
  @Id()
  id: string;

  @Varchar(16)
  status: 'running' | 'proven' | 'failed';

  /** A sentence: what was backed up, or why it failed. */
  @LongText({ nullable: true })
  result: string | null;

  @Time()
  startedAt: Date;

  /** When the process that makes it was last seen alive. */
  @Time({ nullable: true })
  renewedAt: Date | null;

  @Time({ nullable: true })
  finishedAt: Date | null;

  /** Null if none was made, or by an earlier version. A failed run has one that could not be copied to the store. */
  @Json({ nullable: true })
  archive: MadeArchive | null;
}

const MB = 1_000_000;

/** What is stored of a backup. */
export interface Outcome {
  isProven: boolean;
  result: string;
  archive: MadeArchive | null;
}

export function outcomeOf({ file, bytes, rows, files, missing, changed, bad, spared, findings, uncopied }: BackupResult): Outcome {
  const what = `${basename(file)} (${(bytes / MB).toFixed(1)} MB): ${rows} rows and ${files} files, restored aside and compared.`;
  return {
    isProven: uncopied === null,
    result: [uncopied ?? what, ...findings].join(' '),
    archive: { file, bytes, missing: missing.length, changed: changed.length, bad, spared, findings },
  };
}
