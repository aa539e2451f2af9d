import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Dev, startDev } from '../../scripts/testing/dev.ts';
import { FURTHER } from '../../scripts/testing/journey.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NOT_SOURCES = /(^|\/)(node_modules|dist|data|\.git|\.cache|\.dev-\d+)$/;
const START_MS = 240_000;
/** The compiler and the start of the backend take that long on a busy machine. */
const RESTART_MS = 120_000;

const CARD = 'frontend-public/src/features/projects/ProjectCard.tsx';
const CARD_START = "level: Heading = 'h3', sizes = SIZES }: CardProps) {";

let folder: string;
let dev: Dev;

/** Copies the sources, so that a test that is killed leaves no edit behind. Packages and builds are those of this checkout. */
async function copiesTheSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'develop-'));
  await cp(ROOT, copy, { recursive: true, preserveTimestamps: true, filter: (file) => !NOT_SOURCES.test(relative(ROOT, file)) });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const workspace of ['backend', 'frontend-public', 'frontend-admin']) {
    const packages = join(ROOT, workspace, 'node_modules');
    // Vite writes its cache into this folder.
    await mkdir(join(copy, workspace, 'node_modules'));
    for (const name of await readdir(packages)) {
      if (!name.startsWith('.')) await symlink(join(packages, name), join(copy, workspace, 'node_modules', name));
    }
    await symlink(join(ROOT, workspace, 'dist'), join(copy, workspace, 'dist'));
  }
  return copy;
}

async function edits(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  await writeFile(path, after);
}

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  folder = await copiesTheSources();
  dev = await startDev({ folder, dataDir: join(folder, 'data') });
});

test.afterAll(async () => {
  await dev.stop();
  await rm(folder, { recursive: true, force: true });
});

test('npm run dev shows each edit of the public site in the open page, and errors over it', FURTHER, async ({ page }) => {
  const cards = page.locator('.project-card');
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${dev.url}/projects`);
  await expect(cards.nth(1)).toContainText('View Project');

  await edits(CARD, 'View Project', 'Look at Project');
  await expect(cards.first()).toContainText('Look at Project');

  await edits('frontend-public/src/styles/projects.css', /^/, '.project-card { outline: 3px solid rgb(255, 0, 0) }\n');
  await expect(cards.first()).toHaveCSS('outline-width', '3px');

  await edits(CARD, CARD_START, `${CARD_START}(`);
  await expect(overlay).toContainText('ProjectCard.tsx');
  await edits(CARD, `${CARD_START}(`, `${CARD_START} throw new Error('Out of order');`);
  await expect(overlay).toContainText('Out of order');
  await edits(CARD, " throw new Error('Out of order');", '');
  await expect(cards.first()).toContainText('Look at Project');

  await edits('backend/src/projects/projects.service.ts', /PAGE_SIZE = \d+/, 'PAGE_SIZE = 1');
  await expect(cards).toHaveCount(1, { timeout: RESTART_MS });
});
