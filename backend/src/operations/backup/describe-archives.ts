import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { londonTime } from '../../platform/time/london.js';
import type { Env } from '../../platform/config/env.js';
import { archiveTime, isArchiveName } from './archive-names.js';
import { AwayStore } from './away-store.js';
import type { BackupRun } from './backup-run.entity.js';

/** Before the name of an archive in the store, rather than a file. */
export const AWAY = 's3:';

export interface DescribedArchive {
  /** For `verify` and `restore`: a path, or s3:NAME. */
  archive: string;
  name: string;
  isAway: boolean;
  /** Such as '3 days'. */
  age: string;
  bytes: number;
  /** Whether it is as it was when it was proven. */
  isProven: boolean;
  proof: string;
}

/** The archives in BACKUP_DIR and in the store, compared with the runs that made them. Throws StartError if the store cannot be read. */
export async function describeArchives(env: Env, runs: readonly BackupRun[], now: Date, withStore = true): Promise<DescribedArchive[]> {
  const made = new Map(runs.map((run) => [basename(run.archive?.file ?? ''), run]));
  const store = withStore ? await AwayStore.of(env) : undefined;
  const describe = (archive: string, name: string, bytes: number): DescribedArchive => ({
    ...{ archive, name, isAway: archive.startsWith(AWAY) },
    age: ageOf(archiveTime(name), now),
    bytes,
    isProven: made.get(name)?.archive?.bytes === bytes,
    proof: proofOf(bytes, made.get(name)),
  });
  const described: DescribedArchive[] = [];
  for (const name of await archivesIn(env.backupDir))
    described.push(describe(join(env.backupDir, name), name, await sizeIn(env.backupDir, name)));
  if (store) for (const name of await store.list()) described.push(describe(`${AWAY}${name}`, name, await store.sizeOf(name)));
  return described;
}

/** Returns the sizes of the copies of an archive, here and in the store. */
export async function copiesOf(env: Env, name: string): Promise<number[]> {
  const store = await AwayStore.of(env);
  // While the store does not respond, that is another finding.
  const away: string[] = (await store?.list().catch(() => [])) ?? [];
  const sizes = [await sizeIn(env.backupDir, name).catch(() => undefined), away.includes(name) ? await store?.sizeOf(name) : undefined];
  return sizes.filter((bytes) => bytes !== undefined);
}

const archivesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).filter(isArchiveName).sort();
const sizeIn = async (folder: string, name: string): Promise<number> => (await stat(join(folder, name))).size;

function ageOf(time: Date, now: Date): string {
  const hours = Math.max(0, Math.round((now.getTime() - time.getTime()) / HOUR_MS));
  const days = Math.round((now.getTime() - time.getTime()) / DAY_MS);
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function proofOf(bytes: number, run: BackupRun | undefined): string {
  if (!run?.archive) return 'no record of its proof: verify it';
  if (run.archive.bytes !== bytes) return `CHANGED since it was proven: it had ${run.archive.bytes} bytes, and has ${bytes}`;
  const { missing, changed } = run.archive;
  const lost = missing ? `, without ${missing} ${missing === 1 ? 'file' : 'files'} that the storage did not have` : '';
  const damaged = changed ? `, with ${changed} damaged ${changed === 1 ? 'file' : 'files'}` : '';
  return `restored aside and compared on ${londonTime(run.startedAt)}${lost}${damaged}`;
}
