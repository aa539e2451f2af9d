import { describe, expect, it } from '@jest/globals';
import { archiveName, archiveTime, isArchiveName, outdatedArchives } from './archive-names.js';

const NAMES = [1, 2, 3, 4].map((day) => archiveName(new Date(Date.UTC(2026, 0, day, 3, 15, 7)), day > 2));

describe('names of archives', () => {
  it('say when the archive was begun', () => {
    expect(NAMES[3]).toBe('site-20260104T031507Z.tar.age');
    expect(NAMES.every(isArchiveName)).toBe(true);
    expect(archiveTime(NAMES[3] ?? '').toISOString()).toBe('2026-01-04T03:15:07.000Z');
  });

  it('tell which make room for the newest, the last without missing files spared', () => {
    const found = [...NAMES].reverse().concat('notes.txt');
    expect(outdatedArchives(found, 2)).toEqual(NAMES.slice(0, 2));
    expect(outdatedArchives(found, 2, NAMES[1])).toEqual(NAMES.slice(0, 1));
    expect(outdatedArchives(found, 9)).toEqual([]);
  });

  it('count those from before updates for themselves', () => {
    const updates = NAMES.map((name) => name.replace('site', 'before-update'));
    expect(updates.every(isArchiveName)).toBe(true);
    expect(archiveTime(updates[3] ?? '')).toEqual(archiveTime(NAMES[3] ?? ''));
    expect(outdatedArchives([...updates, ...NAMES], 3)).toEqual(NAMES.slice(0, 1));
    expect(outdatedArchives([...updates, ...NAMES], 3, undefined, 'before-update')).toEqual(updates.slice(0, 1));
  });
});
