import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { SECOND_MS } from '../../platform/time/durations.js';
import type { Env } from '../../platform/config/env.js';
import { reasonOf, StartError } from '../../platform/config/start-error.js';
import type { Progress } from './archive-format.js';
import type { StoredFile } from '../../media/stored-file.entity.js';
import { archiveName, lastWhole, outdatedArchives, type ArchiveKind, type KnownArchives } from './archive-names.js';
import { AwayStore } from './away-store.js';
import { encryptFile } from './encryption.js';
import { damagedFiles, lostFiles } from './named-files.js';
import { proveBackup } from './restore-archive.js';
import { withStage } from './stage.js';
import { prepareFolder, stageArchive } from './stage-archive.js';

export interface BackupResult {
  /** Absolute path. */
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that the database names but the storage does not have or cannot read. */
  missing: string[];
  /** Files that are not what was stored. They are in the archive as they are. */
  changed: string[];
  /** All of both; null if they are very many. */
  bad: string[] | null;
  /** Names of archives that stay because they are the last with a file as it was stored. */
  spared: string[];
  /** Sentences about what a person should look at, though the archive is proven. */
  findings: string[];
  /** Why the archive is only here; null if it is in the store, too, or none is set up. */
  uncopied: string | null;
}

/** What the database knows of files and earlier archives. */
export interface KnownBackups {
  archives: KnownArchives;
  /** Takes files that were stored before their hashes were. */
  record(files: readonly StoredFile[]): Promise<void>;
}

const MOST_BAD = 1_000;
/** How many archives from before updates stay, whatever BACKUP_KEEP says of the others. */
const KEPT_OF_UPDATES = 3;

/**
 * Backs up a running site into a new archive in `folder`, and restores it aside first. The archive gets its name only once it is proven; then older ones make room.
 * Of a file that is lost or damaged, the last archive that has it whole stays.
 */
export async function makeBackup(
  env: Env,
  folder: string,
  progress: Progress,
  known?: KnownBackups,
  kind: ArchiveKind = 'site',
): Promise<BackupResult> {
  const keep = kind === 'site' ? env.BACKUP_KEEP : KEPT_OF_UPDATES;
  await prepareFolder(folder);
  return withStage(folder, async (stage) => {
    const now = new Date();
    const {
      file: archive,
      rows,
      list,
      files: named,
    } = await stageArchive(env, stage, now, progress, kind === 'site' ? undefined : 'database');
    await proveBackup(archive, stage, progress);
    const { missing, changed } = named;
    const lacking = [...missing, ...changed];
    const file = await nameArchive(env, archive, resolve(folder), now, kind, progress);
    const findings = [...(missing.length ? [lostFiles(missing)] : []), ...(changed.length ? [damagedFiles(changed)] : [])];
    const archives: KnownArchives = new Map(known?.archives).set(basename(file), new Set(lacking));
    const spared = new Set<string>();
    const spare = (names: string[]) => {
      const last = lastWhole(names, lacking, archives, kind);
      last.forEach((name) => spared.add(name));
      return last;
    };
    if (resolve(folder) === env.backupDir) await attempt(findings, () => prune(folder, keep, kind, spare));
    const { size: bytes } = await stat(file);
    const result = (uncopied: string | null): BackupResult => ({
      ...{ file, bytes, rows, files: list.count, missing: list.missing, changed: list.changed ?? [], findings, uncopied },
      bad: lacking.length > MOST_BAD ? null : lacking,
      spared: [...spared],
    });
    await known?.record(named.unrecorded);
    const store = await AwayStore.of(env);
    if (!store) return result(null);
    progress('Copying the archive', store.place);
    const uncopied: string[] = [];
    await attempt(uncopied, () => store.put(basename(file), file));
    if (!uncopied.length) await attempt(findings, () => store.prune(keep, spare, kind));
    return result(uncopied[0] ?? null);
  });
}

/** Encrypts the archive, if the settings say so. Returns its path. */
async function nameArchive(env: Env, archive: string, folder: string, now: Date, kind: ArchiveKind, progress: Progress): Promise<string> {
  const { BACKUP_RECIPIENT } = env;
  const encrypted = `${archive}.age`;
  if (BACKUP_RECIPIENT !== undefined) {
    progress('Encrypting the archive');
    await encryptFile(archive, encrypted, BACKUP_RECIPIENT);
  }
  const file = await reserve(folder, now, BACKUP_RECIPIENT !== undefined, kind);
  await rename(BACKUP_RECIPIENT === undefined ? archive : encrypted, file);
  return file;
}

/** Uses a later second while an archive of this one exists, because that may be the last complete one. Returns the path of an empty file. */
async function reserve(folder: string, now: Date, isEncrypted: boolean, kind: ArchiveKind): Promise<string> {
  for (let at = now; ; at = new Date(at.getTime() + SECOND_MS)) {
    const file = join(folder, archiveName(at, isEncrypted, kind));
    try {
      await (await open(file, 'wx')).close();
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function prune(folder: string, keep: number, kind: ArchiveKind, spare: (names: string[]) => ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder);
  for (const name of outdatedArchives(names, keep, spare(names), kind)) {
    await rm(join(folder, name)).catch((error: unknown) => {
      throw new StartError(`Old archives in ${folder} could not be deleted (${reasonOf(error)}).`);
    });
  }
}

/** Notes a fault instead of throwing it: the archive is proven and stays. */
async function attempt(faults: string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    faults.push(error.message);
  }
}
