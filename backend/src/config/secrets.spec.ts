import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('explains why a data folder cannot be created', () => {
  writeFileSync(join(scratch, 'file'), '');
  for (const dir of ['/proc/x', '/proc/x/y', join(scratch, 'file', 'x'), join(scratch, 'file'), `${scratch}/\0`])
    expect(() => prepareDataDir(dir)).toThrow(EnvError);
});
