import type { Command } from 'commander';
import { makeBackup } from '../backup/make-backup.js';
import { proveBackup } from '../backup/prove-backup.js';
import { restoreSite } from '../backup/restore-site.js';
import { withStage } from '../backup/stage.js';
import { prepareDataDir } from '../config/secrets.js';
import { openDatabase, readSettings } from './open-site.js';
import type { Output } from './output.js';

const MB = 1_000_000;
const inMB = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

export function addBackupCommands(program: Command, output: Output): void {
  program
    .command('backup')
    .description('back up database, files and secrets into one archive, restored aside and compared; the site may run')
    .option('--to <folder>', 'folder of the archive (default: BACKUP_DIR)')
    .action(({ to }: { to?: string }) => backup(output, to));
  program
    .command('verify <archive>')
    .description('check every byte of an archive, restore it aside and compare it')
    .action((archive: string) => verify(output, archive));
  program
    .command('restore <archive>')
    .description('replace the data of a stopped site by those of an archive, after verifying it')
    .option('--force', 'replace a database that exists')
    .action((archive: string, { force = false }: { force?: boolean }) => restore(output, archive, force));
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

async function verify(output: Output, archive: string): Promise<void> {
  const { dataDir } = readSettings();
  prepareDataDir(dataDir);
  const { manifest, files } = await withStage(dataDir, (stage) =>
    proveBackup(archive, stage, (step, detail) => output.progress(step, detail)),
  );
  const tables = Object.keys(manifest.tables).length;
  output.done(`The backup of ${manifest.createdAt} is complete: ${tables} tables and ${files.count} files, restored aside and compared.`, {
    createdAt: manifest.createdAt,
    tables,
    files: files.count,
  });
}

async function restore(output: Output, archive: string, force: boolean): Promise<void> {
  const env = readSettings();
  const { manifest, files, before } = await restoreSite(env, archive, force, (step, detail) => output.progress(step, detail));
  const kept = before ? `\nThe data that were replaced are in ${before}. Delete that folder when you do not need it.` : '';
  output.done(`The site of ${manifest.createdAt} is restored with ${files.count} files. Start it now.${kept}`, {
    createdAt: manifest.createdAt,
    files: files.count,
    before,
  });
}
