import { isDeepStrictEqual } from 'node:util';
import type { AuditLog, AuditChanges } from '../../audit/audit-log.entity.js';

export type Fields = Record<string, unknown>;

/** 'earliest': as the record was before the oldest change that is known. */
export const HISTORY_ACTIONS = [
  'create',
  'update',
  'publish-planned',
  'take-down-planned',
  'restore',
  'delete',
  'undelete',
  'earliest',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export interface Version {
  id: string;
  action: HistoryAction;
  at: Date | null;
  by: string | null;
  /** Of a restore: the time of the version that it brought back, if that is known. */
  restoredFrom: Date | null;
  /** What it changed. */
  changes: AuditChanges;
  /** The record's fields after it. */
  state: Fields;
}

const EARLIEST = 'before-';

/**
 * Returns the versions of a record, newest first: its state now, and by undoing one change after the other its earlier ones. `rows`: its
 * entries of the audit log, newest first. Each transaction is one version; saves that changed none of `fields` are left out.
 */
export function versionsOf(rows: readonly AuditLog[], now: Fields, fields: ReadonlySet<string>): Version[] {
  const state = { ...now };
  const versions: Version[] = [];
  for (const group of byTransaction(rows)) {
    const action = actionOf(group);
    const all = isContent(action) ? mergedChanges(group) : {};
    const changes = Object.fromEntries(
      Object.entries(all).filter(([name, { before, after }]) => fields.has(name) && !isSame(before, after)),
    );
    const { id, createdAt, user } = group[0];
    if (action !== 'update' || Object.keys(changes).length)
      versions.push({
        id,
        action,
        at: createdAt,
        by: user?.username ?? null,
        restoredFrom: restoredFrom(group),
        changes,
        state: { ...state },
      });
    for (const [name, { before }] of Object.entries(all)) state[name] = before ?? null;
  }
  const oldest = versions.at(-1);
  if (oldest && oldest.action !== 'create')
    versions.push({
      id: EARLIEST + oldest.id,
      action: 'earliest',
      at: null,
      by: null,
      restoredFrom: null,
      changes: {},
      state: { ...state },
    });
  return versions;
}

/** A move to the trash and back leaves the content as it is. */
const isContent = (action: HistoryAction): boolean => action !== 'delete' && action !== 'undelete';

type Group = [AuditLog, ...AuditLog[]];

/** The entries of a transaction have one time, and follow each other. */
function byTransaction(rows: readonly AuditLog[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0].createdAt.getTime() === row.createdAt.getTime() && last[0].actorId === row.actorId) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** An update beside another action is part of it. */
function actionOf(group: Group): HistoryAction {
  const { action, changes } = group.find((row) => row.action !== 'update') ?? group[0];
  if (action === 'restore') return 'deletedAt' in changes ? 'undelete' : 'restore';
  return (HISTORY_ACTIONS as readonly string[]).includes(action) ? (action as HistoryAction) : 'update';
}

function restoredFrom(group: Group): Date | null {
  const from = group.find(({ action }) => action === 'restore')?.changes['restoredVersion']?.after;
  const time = typeof from === 'string' ? new Date(from) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

function mergedChanges(group: Group): AuditChanges {
  const merged: AuditChanges = {};
  for (const { changes } of group)
    for (const [name, { before, after }] of Object.entries(changes))
      merged[name] = { before, after: merged[name] ? merged[name].after : after };
  return merged;
}

/** Returns what would be different with the state of a version: the values now and then, by field. */
export function differences(now: Fields, then: Fields, fields: ReadonlySet<string>): AuditChanges {
  const changed = [...fields].filter((name) => name in then && !isSame(now[name], then[name]));
  return Object.fromEntries(changed.map((name) => [name, { before: now[name] ?? null, after: then[name] ?? null }]));
}

/** People see no difference between the kinds of nothing. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other) || (isBlank(one) && isBlank(other));

const isBlank = (value: unknown): boolean => (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
