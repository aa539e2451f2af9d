import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeReplaced, swapIn } from './replacing-data.js';

const DAY_MS = 86_400_000;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('what a restore replaced is removed after seven days, and nothing else', async () => {
  const from = join(dataDir, 'new');
  await mkdir(from);
  for (const folder of [dataDir, from]) await writeFile(join(folder, 'site.sqlite'), folder);
  const before = await swapIn(dataDir, from, ['site.sqlite']);
  const others = ['before-the-move', 'before-20200101T000000Z.tar', 'media'];
  for (const name of others) await mkdir(join(dataDir, name));

  const now = Date.now();
  expect(await removeReplaced(dataDir, new Date(now + 7 * DAY_MS - 60_000))).toEqual([]);
  expect(await readdir(before ?? '')).toEqual(['site.sqlite']);
  expect((await removeReplaced(dataDir, new Date(now + 7 * DAY_MS + 60_000))).map((name) => join(dataDir, name))).toEqual([before]);
  expect((await readdir(dataDir)).toSorted()).toEqual([...others, 'new', 'site.sqlite'].toSorted());
});
