import { Option, type Command } from 'commander';
import { join, resolve } from 'node:path';
import type { Progress } from '../backup/archive-format.js';
import { AwayStore } from '../backup/away-store.js';
import { AWAY, describeArchives } from '../backup/describe-archives.js';
import { BackupRun } from '../backup/backup-run.entity.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { decryptFile, isEncrypted } from '../backup/encryption.js';
import { proveBackup } from '../backup/restore-archive.js';
import { restoreSite } from '../backup/restore-site.js';
import { withStage } from '../backup/stage.js';
import type { Env } from '../../platform/config/env.js';
import { prepareDataDir } from '../../platform/config/secrets.js';
import { StartError } from '../../platform/config/start-error.js';
import { backUp } from './back-up.js';
import { readSettings, withDatabase } from './open-site.js';
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
  const result = await backUp(env, to ?? env.backupDir, output.progress, scheduled);
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
const recordedRuns = (env: Env): Promise<BackupRun[]> =>
  withDatabase(env, (dataSource) => new BackupRuns(dataSource.getRepository(BackupRun), env).made()).catch(() => []);

async function verify(output: Output, archive: string, identity?: string): Promise<void> {
  const env = readSettings();
  const { progress } = output;
  const { manifest, files } = await withArchive(env, archive, identity, progress, (file) =>
    withStage(env.dataDir, (stage) => proveBackup(file, stage, progress)),
  );
  const { createdAt } = manifest;
  const tables = Object.keys(manifest.tables).length;
  const text = `The backup of ${createdAt} is complete: ${tables} tables and ${manifest.kind ? 'no' : files.count} files, restored aside and compared.`;
  output.done(text, { createdAt, tables, files: files.count });
}

async function restore(output: Output, archive: string, { identity, force = false }: ArchiveOptions): Promise<void> {
  const env = readSettings();
  const { progress } = output;
  const { manifest, files, before, erasedAgain, knowsErasures } = await withArchive(env, archive, identity, progress, (file) =>
    restoreSite(env, file, archive, force, progress),
  );
  const enquiries = erasedAgain === 1 ? '1 enquiry that was' : `${erasedAgain} enquiries that were`;
  const erased = erasedAgain ? `\n${enquiries} erased after this backup ${erasedAgain === 1 ? 'is' : 'are'} erased again.` : '';
  const unknown = knowsErasures
    ? ''
    : '\nThe database that was replaced is damaged, and could not say what was erased after this backup: erase that again in the backoffice.';
  const kept = before ? `\nThe data that were replaced are in ${before}. The site removes that folder after 7 days.` : '';
  const { createdAt } = manifest;
  const text = `The site of ${createdAt} is restored ${manifest.kind ? 'but for its files, which stay as they are' : `with ${files.count} files`}. Start it now.${erased}${unknown}${kept}`;
  output.done(text, { createdAt, files: files.count, before, erasedAgain, knowsErasures });
}

/**
 * Runs `work` with an archive that can be read: `given` is fetched (s3:NAME) and decrypted with the private key in `identityFile` before, into a folder that is
 * removed afterwards. Throws StartError.
 */
async function withArchive<T>(
  env: Env,
  given: string,
  identityFile: string | undefined,
  progress: Progress,
  work: (file: string) => Promise<T>,
): Promise<T> {
  prepareDataDir(env.dataDir);
  return withStage(env.dataDir, async (stage) => {
    let file = resolve(given);
    if (given.startsWith(AWAY)) {
      const store = await AwayStore.of(env);
      if (!store) throw new StartError('No store for backups is set up: set BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET and its keys.');
      progress('Fetching the archive');
      file = join(stage, 'fetched');
      await store.fetch(given.slice(AWAY.length), file);
    }
    if (await isEncrypted(file)) {
      progress('Decrypting the archive');
      const decrypted = join(stage, 'decrypted');
      await decryptFile(file, decrypted, identityFile);
      file = decrypted;
    }
    return work(file);
  });
}
