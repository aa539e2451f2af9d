import { describe, expect, it } from '@jest/globals';
import { contentOf, withFormerState } from './page-history.js';
import { ServiceLocationPage, type PageHistoryEntry } from './service-location-page.entity.js';

const NOW = new Date('2026-05-12T10:00:00.000Z');
const entry = (version: number, text = ''): PageHistoryEntry => ({
  version,
  savedAt: NOW.toISOString(),
  savedBy: null,
  state: { title: `v${version}`, content: text },
});

const page = (version: number, versionHistory: PageHistoryEntry[]) =>
  Object.assign(new ServiceLocationPage(), {
    id: 'p',
    slug: 'a-b',
    status: 'published',
    title: `v${version}`,
    content: '<p>Text</p>',
    features: ['One'],
    version,
    updatedAt: NOW,
    versionHistory,
  });

const countingDown = (from: number, text?: string) => Array.from({ length: from }, (_, i) => entry(from - i, text));

describe('page history', () => {
  it('puts the former state first, with time and user', () => {
    const [newest, ...older] = withFormerState(page(3, countingDown(2)), 'editor');
    expect(newest).toMatchObject({
      version: 3,
      savedAt: '2026-05-12T10:00:00.000Z',
      savedBy: 'editor',
      state: { title: 'v3', content: '<p>Text</p>', features: ['One'] },
    });
    expect(older).toEqual(countingDown(2));
  });

  it('stores the content, but neither place nor status', () => {
    expect(Object.keys(withFormerState(page(1, []), null)[0]?.state ?? {})).not.toEqual(expect.arrayContaining(['slug']));
    expect(contentOf({ ...entry(1), state: { title: 'Old', slug: 'x', status: 'draft', id: 'y', version: 9 } })).toEqual({ title: 'Old' });
  });

  it('keeps the newest 50 versions', () => {
    const history = withFormerState(page(51, countingDown(50)), null);
    expect(history.map((e) => e.version)).toEqual(Array.from({ length: 50 }, (_, i) => 51 - i));
  });

  it('drops the oldest versions when it becomes too large for the database', () => {
    const history = withFormerState(page(31, countingDown(30, '£'.repeat(100_000))), null);
    expect(history.length).toBeGreaterThan(10);
    expect(Buffer.byteLength(JSON.stringify(history))).toBeLessThan(4_100_000);
    expect(history[0]?.version).toBe(31);
  });
});
