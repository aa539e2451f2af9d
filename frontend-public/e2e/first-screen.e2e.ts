import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { idOf, live, staffOf } from './visitor.ts';

/** The first screen of a small phone, less the browser's bars. */
const PHONE = { viewport: { width: 390, height: 664 } };
const PROJECT = 'full-rewire-of-a-victorian-villa';
const PATHS = ['/', '/services/eicr-testing/wirral', '/areas/birkenhead', `/projects/${PROJECT}`, '/contact'];

/** Pages whose first line of proof is not wholly in the first screen. */
async function withoutProof(page: Page): Promise<string[]> {
  const lacking: string[] = [];
  for (const path of PATHS) {
    await live(page, path);
    const ends = await page
      .locator('main .proof-line li')
      .first()
      .evaluate((line) => line.getBoundingClientRect().bottom);
    if (ends > PHONE.viewport.height) lacking.push(`${path}: ${ends} px`);
  }
  return lacking;
}

test('what can be checked is in the first screen of a phone on home, service, place, project and contact', async ({ newPage }) => {
  const page = await newPage(PHONE);
  expect(await withoutProof(page)).toEqual([]);
  await live(page, '/');
  expect(await page.locator('main .proof-line').first().locator('li').allTextContents()).toEqual([
    expect.stringMatching(/^\d\.\d from \d+ reviews on .+, \w+ \d{4}$/),
    expect.stringMatching(/, no\. \S+$/),
    expect.stringMatching(/ from £\d+ incl\. VAT$/),
  ]);
});

test('what can be checked stays there with photographs in place of the drawings', FURTHER, async ({ app, newPage }) => {
  const call = await staffOf(app);
  const form = new FormData();
  form.append(
    'file',
    new File([readFileSync(new URL('../src/assets/art/hero-800.webp', import.meta.url))], 'work.webp', { type: 'image/webp' }),
  );
  const { url } = (await call('POST', 'media', form)) as unknown as { url: string };
  const picture = { url, alt: 'The finished work', caption: 'The finished work' };
  await call('PUT', `projects/${await idOf(call, 'projects', PROJECT)}`, { images: [picture, picture] });
  await call('PUT', `services/${await idOf(call, 'services', 'eicr-testing')}`, { image: url });
  const draft = (await call('GET', 'homepage/draft')) as unknown as { id: string; blocks: { type: string; content: object }[] };
  const blocks = draft.blocks.map((block) =>
    block.type === 'hero' ? { ...block, content: { ...block.content, image: url, imageAlt: picture.alt } } : block,
  );
  await call('PUT', `homepage/${draft.id}`, { blocks });
  await call('POST', `homepage/${draft.id}/publish`, {});
  const page = await newPage(PHONE);
  await live(page, '/');
  await expect(page.locator('.hero .photograph')).toHaveCount(1);
  expect(await withoutProof(page)).toEqual([]);
});
