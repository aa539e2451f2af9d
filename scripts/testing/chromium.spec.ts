import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureChromium, findChromium } from './chromium.js';

describe('the search for Chromium', () => {
  const { CHROME_PATH, PATH } = process.env;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    process.env['CHROME_PATH'] = '';
    process.env['PATH'] = folder;
  });
  afterEach(() => {
    process.env['CHROME_PATH'] = CHROME_PATH ?? '';
    process.env['PATH'] = PATH;
    rmSync(folder, { recursive: true });
  });

  const program = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    chmodSync(path, 0o755);
    return path;
  };

  it('prefers CHROME_PATH', () => {
    program('chromium', '');
    process.env['CHROME_PATH'] = process.execPath;
    expect(findChromium()).toBe(process.execPath);
  });

  it('reports that CHROME_PATH cannot be executed', () => {
    process.env['CHROME_PATH'] = join(folder, 'nothing');
    expect(() => findChromium()).toThrow('CHROME_PATH is');
  });

  it('prefers Chromium to Chrome', () => {
    program('google-chrome', '');
    const chromium = program('chromium', '');
    expect(findChromium()).toBe(chromium);
  });

  it('skips one that does not start', () => {
    program('chromium', '#!/bin/sh\nexit 1\n');
    const chrome = program('google-chrome', '#!/bin/sh\nexit 0\n');
    expect(ensureChromium()).toBe(chrome);
  });
});
