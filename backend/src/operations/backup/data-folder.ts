import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../platform/common/durations.js';
import type { Env } from '../../platform/config/env.js';
import type { SiteSecrets } from './read-archive.js';

const SECRETS = ['JWT_SECRET', 'SECRET_KEY'] as const;
export const secretFile = (name: (typeof SECRETS)[number]): string => `${name.toLowerCase()}.txt`;

export const SQLITE_FILES = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'];
export const UPLOADS = ['media', 'enquiry-photos'];
export const SECRET_FILES = SECRETS.map(secretFile);

/** Leaves out secrets that the environment sets. */
export async function writeSecrets(
  dataDir: string,
  secrets: SiteSecrets,
  env: Partial<Pick<Env, (typeof SECRETS)[number]>>,
): Promise<void> {
  for (const name of SECRETS) if (!env[name]) await writeFile(join(dataDir, secretFile(name)), secrets[name], { mode: 0o600 });
}

/** How long replaced data are kept, in case the wrong backup was restored. */
const KEPT_MS = 7 * DAY_MS;
const BEFORE = /^before-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Removes what `swapIn` put aside a week ago, and returns the names of its folders. */
export async function removeReplaced(dataDir: string, now: Date): Promise<string[]> {
  const old = (await readdir(dataDir)).filter((name) => {
    const at = name.replace(BEFORE, '$1-$2-$3T$4:$5:$6Z');
    return at !== name && now.getTime() - Date.parse(at) > KEPT_MS;
  });
  for (const name of old) await rm(join(dataDir, name), { recursive: true, force: true });
  return old;
}

/** Puts what `from` has of these names into the data folder. Returns the folder that keeps what was there, or null. */
export async function swapIn(dataDir: string, from: string, names: readonly string[]): Promise<string | null> {
  const replaced = names.filter((name) => existsSync(join(dataDir, name)));
  const before = join(dataDir, `before-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  if (replaced.length) await mkdir(before, { mode: 0o700 });
  for (const name of replaced) await rename(join(dataDir, name), join(before, name));
  for (const name of names) if (existsSync(join(from, name))) await rename(join(from, name), join(dataDir, name));
  return replaced.length ? before : null;
}
