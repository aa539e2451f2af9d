import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvError } from './start-error.js';
import { prepareDataDir } from './secrets.js';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

test('creates the data folder and its parents once', () => {
  const dir = join(scratch, 'a', 'b');
  prepareDataDir(dir);
  prepareDataDir(dir);
  expect(statSync(dir).isDirectory()).toBe(true);
});

test('takes the rights of others to the data folder away, but not to one that all share', () => {
  const modeAfter = (mode: number) => {
    chmodSync(scratch, mode);
    prepareDataDir(scratch);
    return statSync(scratch).mode & 0o7777;
  };
  expect([0o755, 0o770, 0o700, 0o1777].map(modeAfter)).toEqual([0o700, 0o700, 0o700, 0o1777]);
});

test('explains why a data folder cannot be created', () => {
  writeFileSync(join(scratch, 'file'), '');
  for (const dir of ['/proc/x', '/proc/x/y', join(scratch, 'file', 'x'), join(scratch, 'file'), `${scratch}/\0`])
    expect(() => prepareDataDir(dir)).toThrow(EnvError);
});
