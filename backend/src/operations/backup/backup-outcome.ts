import { basename } from 'node:path';
import type { MadeArchive } from './backup-run.entity.js';
import type { BackupResult } from './make-backup.js';

const MB = 1_000_000;

/** What is stored of a backup. */
export interface Outcome {
  isProven: boolean;
  result: string;
  archive: MadeArchive | null;
}

export function outcomeOf({ file, bytes, rows, files, missing, findings, uncopied }: BackupResult): Outcome {
  const what = `${basename(file)} (${(bytes / MB).toFixed(1)} MB): ${rows} rows and ${files} files, restored aside and compared.`;
  return {
    isProven: uncopied === null,
    result: [uncopied ?? what, ...findings].join(' '),
    archive: { file, bytes, missing: missing.length, findings },
  };
}
