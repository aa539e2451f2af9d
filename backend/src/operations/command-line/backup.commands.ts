import { Option, type Command } from 'commander';
import { describeArchives } from '../backup/describe-archives.js';
import { BackupRun } from '../backup/backup-run.entity.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { proveBackup } from '../backup/prove-backup.js';
import { restoreSite } from '../backup/restore-site.js';
import { withStage } from '../backup/stage.js';
import { withArchive } from '../backup/with-archive.js';
import type { Env } from '../../platform/config/env.js';
import { backUp } from './back-up.js';
import { openDatabase, readSettings } from './open-site.js';
import { inMB, type Output } from './output.js';

const IDENTITY = ['--identity <file>', 'private key of an encrypted archive, as age-keygen writes it'] as const;

interface ArchiveOptions {
  identity?: string;
  force?: boolean;
}

export function addBackupCommands(program: Command, output: Output): void {
  program
    .command('backup')
    .description('back up database, files and secrets into one archive, restored aside and compared; the site may run')
    .option('--to <folder>', 'folder of the archive (default: BACKUP_DIR)')
    .addOption(new Option('--scheduled', 'for the site itself, which stores the result').hideHelp())
    .action(({ to, scheduled }: { to?: string; scheduled?: boolean }) => backup(output, to, scheduled));
  program
    .command('backups')
    .description('list the archives in BACKUP_DIR and in the store for backups with age, size and proof')
    .action(() => list(output));
  program
    .command('verify <archive>')
    .description('check every byte of an archive, a file or s3:NAME, restore it aside and compare it')
    .option(...IDENTITY)
    .action((archive: string, { identity }: ArchiveOptions) => verify(output, archive, identity));
  program
    .command('restore <archive>')
    .description('replace the data of a stopped site by those of an archive, a file or s3:NAME, after verifying it')
    .option(...IDENTITY)
    .option('--force', 'replace a database that exists')
    .action((archive: string, options: ArchiveOptions) => restore(output, archive, options));
}

async function backup(output: Output, to?: string, scheduled?: boolean): Promise<void> {
  const env = readSettings();
  const result = await backUp(env, to ?? env.backupDir, (step, detail) => output.progress(step, detail), scheduled);
  const { file, bytes, rows, files, findings, uncopied } = result;
  if (uncopied !== null) output.exitCode = 1;
  const made = `${file} (${inMB(bytes)}): ${rows} rows and ${files} files, restored aside and compared.`;
  output.done([made, ...findings, ...(uncopied === null ? [] : [uncopied])].join('\n'), result);
}

async function list(output: Output): Promise<void> {
  const env = readSettings();
  const archives = await describeArchives(env, await recordedRuns(env), new Date());
  const lines = archives.map(({ archive, age, bytes, proof }) => `${archive}  ${age} old  ${inMB(bytes)}  ${proof}`);
  output.done(lines.join('\n') || 'There are no backups yet.', { archives });
}

/** None where there is no database, such as on a new machine. */
async function recordedRuns(env: Env): Promise<BackupRun[]> {
  try {
    const dataSource = await openDatabase(env);
    try {
      return await new BackupRuns(dataSource.getRepository(BackupRun), env).made();
    } finally {
      await dataSource.destroy();
    }
  } catch {
    return [];
  }
}

async function verify(output: Output, archive: string, identity?: string): Promise<void> {
  const env = readSettings();
  const progress = (step: string, detail?: string): void => output.progress(step, detail);
  const { manifest, files } = await withArchive(env, archive, identity, progress, (file) =>
    withStage(env.dataDir, (stage) => proveBackup(file, stage, progress)),
  );
  const tables = Object.keys(manifest.tables).length;
  output.done(`The backup of ${manifest.createdAt} is complete: ${tables} tables and ${files.count} files, restored aside and compared.`, {
    createdAt: manifest.createdAt,
    tables,
    files: files.count,
  });
}

async function restore(output: Output, archive: string, { identity, force = false }: ArchiveOptions): Promise<void> {
  const env = readSettings();
  const progress = (step: string, detail?: string): void => output.progress(step, detail);
  const { manifest, files, before, erasedAgain, knowsErasures } = await withArchive(env, archive, identity, progress, (file) =>
    restoreSite(env, { file, name: archive }, force, progress),
  );
  const enquiries = erasedAgain === 1 ? '1 enquiry that was' : `${erasedAgain} enquiries that were`;
  const erased = erasedAgain ? `\n${enquiries} erased after this backup ${erasedAgain === 1 ? 'is' : 'are'} erased again.` : '';
  const unknown = knowsErasures
    ? ''
    : '\nThe database that was replaced is damaged, and could not say what was erased after this backup: erase that again in the backoffice.';
  const kept = before ? `\nThe data that were replaced are in ${before}. The site removes that folder after 7 days.` : '';
  output.done(`The site of ${manifest.createdAt} is restored with ${files.count} files. Start it now.${erased}${unknown}${kept}`, {
    createdAt: manifest.createdAt,
    files: files.count,
    before,
    erasedAgain,
    knowsErasures,
  });
}
