import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../common/durations.js';

const PREFIX = '.unfinished-';

/** Runs `work` with a new folder, which is removed afterwards. What a killed process left there a day ago is removed, too. */
export async function withStage<T>(folder: string, work: (stage: string) => Promise<T>): Promise<T> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(PREFIX))) {
    const left = join(folder, name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > DAY_MS) await rm(left, { recursive: true, force: true });
  }
  const stage = await mkdtemp(join(folder, PREFIX));
  try {
    return await work(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
