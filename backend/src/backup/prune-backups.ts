import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ARCHIVE = /^site-\d{8}T\d{6}Z\.tar$/;

/** Keeps the newest archives of this folder; their names sort by time. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort();
  for (const name of archives.slice(0, Math.max(0, archives.length - keep))) await rm(join(folder, name));
}
