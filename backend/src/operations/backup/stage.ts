import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { lockFolder, type FolderLock } from '../../platform/database/folder-lock.js';

const PREFIX = '.unfinished-';

/** Runs `work` with a new folder, which is removed afterwards. What a killed process left there is removed, too: its lock ended with it. */
export async function withStage<T>(folder: string, work: (stage: string) => Promise<T>): Promise<T> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(PREFIX))) await removeIfLeft(join(folder, name));
  const stage = await mkdtemp(join(folder, PREFIX));
  let lock: FolderLock | undefined;
  try {
    lock = lockFolder(stage);
    return await work(stage);
  } finally {
    lock?.release();
    await rm(stage, { recursive: true, force: true });
  }
}

async function removeIfLeft(stage: string): Promise<void> {
  const state = await stat(stage).catch(() => undefined);
  // A new one may not be locked yet.
  if (!state || Date.now() - state.mtimeMs < MINUTE_MS) return;
  try {
    lockFolder(stage, 0).release();
  } catch {
    return;
  }
  await rm(stage, { recursive: true, force: true });
}
