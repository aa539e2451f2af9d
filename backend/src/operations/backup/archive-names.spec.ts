import { describe, expect, it } from '@jest/globals';
import { archiveName, archiveTime, isArchiveName, lastWhole, outdatedArchives } from './archive-names.js';

const NAMES = [1, 2, 3, 4].map((day) => archiveName(new Date(Date.UTC(2026, 0, day, 3, 15, 7)), day > 2));

describe('names of archives', () => {
  it('say when the archive was begun', () => {
    expect(NAMES[3]).toBe('site-20260104T031507Z.tar.age');
    expect(NAMES.every(isArchiveName)).toBe(true);
    expect(archiveTime(NAMES[3] ?? '').toISOString()).toBe('2026-01-04T03:15:07.000Z');
  });

  it('tell which make room for the newest, those that are spared left alone', () => {
    const found = [...NAMES].reverse().concat('notes.txt');
    expect(outdatedArchives(found, 2)).toEqual(NAMES.slice(0, 2));
    expect(outdatedArchives(found, 2, new Set(NAMES.slice(1, 2)))).toEqual(NAMES.slice(0, 1));
    expect(outdatedArchives(found, 9)).toEqual([]);
  });

  it('tell the last that has each damaged file whole, and one of which nothing is known only without such', () => {
    const [first = '', second = '', third = '', fourth = ''] = NAMES;
    const known = new Map([
      [first, new Set<string>()],
      [second, new Set(['a'])],
      [third, new Set(['a', 'b'])],
      [fourth, null],
    ]);
    const lastOf = (...files: string[]) => [...lastWhole([...NAMES].reverse(), files, known, 'site')];
    expect([lastOf('a'), lastOf('b'), lastOf('a', 'b'), lastOf('c'), lastOf()]).toEqual([[first], [second], [first, second], [third], []]);
    const unknown = new Map([...known].filter(([name]) => name !== first && name !== second));
    expect([...lastWhole(NAMES, ['a'], unknown, 'site')]).toEqual([second]);
    expect([...lastWhole(NAMES, ['c'], unknown, 'site')]).toEqual([third]);
  });

  it('count those from before updates for themselves', () => {
    const updates = NAMES.map((name) => name.replace('site', 'before-update'));
    expect(updates.every(isArchiveName)).toBe(true);
    expect(archiveTime(updates[3] ?? '')).toEqual(archiveTime(NAMES[3] ?? ''));
    expect(outdatedArchives([...updates, ...NAMES], 3)).toEqual(NAMES.slice(0, 1));
    expect(outdatedArchives([...updates, ...NAMES], 3, undefined, 'before-update')).toEqual(updates.slice(0, 1));
  });
});
