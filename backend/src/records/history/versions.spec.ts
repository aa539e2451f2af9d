import { describe, expect, it } from '@jest/globals';
import type { AuditAction, AuditChanges, AuditLog } from '../../audit/audit-log.entity.js';
import { differences, savesOf, versionsOf } from './versions.js';

const FIELDS = new Set(['title', 'text', 'tags']);
const entry = (minute: number, action: AuditAction, changes: AuditChanges, username = 'ada'): AuditLog =>
  ({
    id: `${action}-${minute}`,
    action,
    changes,
    createdAt: new Date(`2026-05-12T10:${String(minute).padStart(2, '0')}:00.000Z`),
    actorId: username,
    user: { username },
  }) as AuditLog;

const CREATED = entry(1, 'create', { title: { after: 'First' }, tags: { after: ['a'] } });
const NOW = { title: 'Third', text: null, tags: ['a'], order: 4 };

describe('the versions of a record', () => {
  it('undoes one change after the other', () => {
    const versions = versionsOf(
      [
        entry(3, 'update', { title: { before: 'Second', after: 'Third' }, text: { before: 'Words' } }),
        entry(2, 'update', { title: { before: 'First', after: 'Second' }, text: { after: 'Words' } }, 'ben'),
        CREATED,
      ],
      NOW,
      FIELDS,
      7,
    );
    expect(versions.map(({ action, by, state }) => [action, by, state['title'], state['text']])).toEqual([
      ['update', 'ada', 'Third', null],
      ['update', 'ben', 'Second', 'Words'],
      ['create', 'ada', 'First', null],
    ]);
    expect(versions[0]?.changes).toEqual({ title: { before: 'Second', after: 'Third' }, text: { before: 'Words' } });
  });

  it('leaves out saves that changed nothing of it, and joins what one transaction did', () => {
    const versions = versionsOf(
      [
        entry(4, 'publish-planned', { dueAt: { after: 'then' } }),
        entry(4, 'update', { title: { before: 'First', after: 'Third' } }),
        entry(3, 'update', { order: { before: 3, after: 4 } }),
        entry(2, 'update', {}),
        CREATED,
      ],
      NOW,
      FIELDS,
      7,
    );
    expect(versions.map(({ action, state }) => [action, state['title']])).toEqual([
      ['publish-planned', 'Third'],
      ['create', 'First'],
    ]);
  });

  it('keeps apart what two people did in one millisecond', () => {
    const versions = versionsOf(
      [
        entry(2, 'update', { title: { before: 'Second', after: 'Third' } }),
        entry(2, 'update', { title: { before: 'First', after: 'Second' } }, 'ben'),
        CREATED,
      ],
      NOW,
      FIELDS,
      7,
    );
    expect(versions.map(({ by, state }) => [by, state['title']])).toEqual([
      ['ada', 'Third'],
      ['ben', 'Second'],
      ['ada', 'First'],
    ]);
  });

  it('begins with the state before the oldest change that is known', () => {
    const versions = versionsOf([entry(2, 'update', { title: { before: 'First', after: 'Third' } })], NOW, FIELDS, 7);
    expect(versions[1]).toMatchObject({ action: 'earliest', at: null, by: null, state: { title: 'First' } });
    expect(versionsOf([], NOW, FIELDS, 7)).toEqual([]);
    expect(versionsOf([entry(2, 'update', {})], NOW, FIELDS, 7)).toEqual([]);
  });

  it('can count every save, also two at the same moment', () => {
    const rows = [
      entry(3, 'restore', { restoredVersion: { after: 'then' } }),
      entry(3, 'update', { title: { before: 'Second', after: 'Third' } }),
      entry(3, 'update', {}),
      entry(2, 'update', { title: { before: 'First', after: 'Second' } }),
    ];
    expect(savesOf(rows, NOW, FIELDS, 7).map(({ number, action, state }) => [number, action, state['title']])).toEqual([
      [7, 'restore', 'Third'],
      [6, 'update', 'Second'],
      [5, 'update', 'Second'],
      [4, 'earliest', 'First'],
    ]);
  });

  it('shows moves to the trash and back, which leave the content as it is', () => {
    const versions = versionsOf(
      [
        entry(3, 'restore', { deletedAt: { before: 'then' } }),
        entry(2, 'delete', { title: { before: 'Third' }, tags: { before: ['a'] } }),
        CREATED,
      ],
      NOW,
      FIELDS,
      7,
    );
    expect(versions.map(({ action, changes, state }) => [action, Object.keys(changes).length, state['title']])).toEqual([
      ['undelete', 0, 'Third'],
      ['delete', 0, 'Third'],
      ['create', 2, 'Third'],
    ]);
  });

  it('says which version a restore brought back', () => {
    const at = '2026-05-12T10:01:00.000Z';
    const rows = [
      entry(2, 'restore', { restoredVersion: { after: at } }),
      entry(2, 'update', { title: { before: 'First', after: 'Third' } }),
      CREATED,
    ];
    expect(versionsOf(rows, NOW, FIELDS, 7)[0]).toMatchObject({ action: 'restore', restoredFrom: new Date(at), changes: { title: {} } });
  });
});

describe('what a restore would change', () => {
  it('is what differs, whatever the order of keys', () => {
    const now = { title: 'A', text: { a: 1, b: 2 }, tags: [] };
    expect(differences(now, { title: 'B', text: { b: 2, a: 1 }, tags: [] }, FIELDS)).toEqual({ title: { before: 'A', after: 'B' } });
  });
});
