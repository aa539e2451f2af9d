import type { Command } from 'commander';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isArchiveName } from '../backup/archive-names.js';
import { AwayStore } from '../backup/away-store.js';
import { makeBackup } from '../backup/make-backup.js';
import { proveBackup } from '../backup/prove-backup.js';
import { restoreSite } from '../backup/restore-site.js';
import { withStage } from '../backup/stage.js';
import { withArchive } from '../backup/with-archive.js';
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
    .action(({ to }: { to?: string }) => backup(output, to));
  program
    .command('backups')
    .description('list the archives in BACKUP_DIR and in the store for backups')
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

async function backup(output: Output, to?: string): Promise<void> {
  const env = readSettings();
  await (await openDatabase(env)).destroy();
  const result = await makeBackup(env, to ?? env.backupDir, (step, detail) => output.progress(step, detail));
  const { file, bytes, rows, files, missing } = result;
  if (missing.length) output.exitCode = 1;
  const lost = missing.length ? `\nThese files are named by the database, but the storage does not have them: ${missing.join(', ')}` : '';
  output.done(`${file} (${inMB(bytes)}): ${rows} rows and ${files} files, restored aside and compared.${lost}`, result);
}

async function list(output: Output): Promise<void> {
  const env = readSettings();
  const store = await AwayStore.of(env);
  const here = (await readdir(env.backupDir).catch(() => [])).filter(isArchiveName).sort();
  const away = (await store?.list())?.map((name) => `s3:${name}`) ?? [];
  const archives = [...here.map((name) => join(env.backupDir, name)), ...away];
  output.done(archives.join('\n') || 'There are no backups yet.', { archives });
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
  const { manifest, files, before } = await withArchive(env, archive, identity, progress, (file) =>
    restoreSite(env, file, force, progress),
  );
  const kept = before ? `\nThe data that were replaced are in ${before}. Delete that folder when you do not need it.` : '';
  output.done(`The site of ${manifest.createdAt} is restored with ${files.count} files. Start it now.${kept}`, {
    createdAt: manifest.createdAt,
    files: files.count,
    before,
  });
}
