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
  /** The record's version after it. */
  number: number;
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
export function versionsOf(rows: readonly AuditLog[], now: Fields, fields: ReadonlySet<string>, newest: number): Version[] {
  const versions = savesOf(rows, now, fields, newest).filter(({ action, changes }) => action !== 'update' || Object.keys(changes).length);
  return versions.length === 1 && versions[0]?.action === 'earliest' ? [] : versions;
}

/** Like `versionsOf`, with every save; each raised the version of the record, which is `newest` now. */
export function savesOf(rows: readonly AuditLog[], now: Fields, fields: ReadonlySet<string>, newest: number): Version[] {
  const state = { ...now };
  const saves: Version[] = [];
  let number = newest;
  for (const group of byTransaction(rows)) {
    const save = group.find(isSave);
    if (!save) continue;
    const action = actionOf(group);
    const all = isContent(action) ? save.changes : {};
    const { id, createdAt, user } = group[0];
    saves.push({
      id,
      number,
      action,
      at: createdAt,
      by: user?.username ?? null,
      restoredFrom: restoredFrom(group),
      changes: changesOf(all, fields),
      state: { ...state },
    });
    for (const [name, { before }] of Object.entries(all)) state[name] = before ?? null;
    number--;
  }
  const oldest = saves.at(-1);
  if (oldest && oldest.action !== 'create')
    saves.push({
      id: EARLIEST + oldest.id,
      number,
      action: 'earliest',
      at: null,
      by: null,
      restoredFrom: null,
      changes: {},
      state: { ...state },
    });
  return saves;
}

/** A move to the trash and back leaves the content as it is. */
const isContent = (action: HistoryAction): boolean => action !== 'delete' && action !== 'undelete';

/** Other entries say what a save was for. */
const isSave = (row: AuditLog): boolean => ['create', 'update', 'delete'].includes(row.action) || isUndeletion(row);

const isUndeletion = ({ action, changes }: AuditLog): boolean => action === 'restore' && 'deletedAt' in changes;

type Group = [AuditLog, ...AuditLog[]];

/** The entries of a transaction have one time, and follow each other. It saves a record once. */
function byTransaction(rows: readonly AuditLog[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const isPart = last && last[0].createdAt.getTime() === row.createdAt.getTime() && last[0].actorId === row.actorId;
    if (isPart && !(isSave(row) && last.some(isSave))) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** An update beside another action is part of it. */
function actionOf(group: Group): HistoryAction {
  const row = group.find(({ action }) => action !== 'update') ?? group[0];
  if (isUndeletion(row)) return 'undelete';
  return HISTORY_ACTIONS.find((action) => action === row.action) ?? 'update';
}

function restoredFrom(group: Group): Date | null {
  const from = group.find(({ action }) => action === 'restore')?.changes['restoredVersion']?.after;
  const time = typeof from === 'string' ? new Date(from) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

/** In the order of the fields, which JSON in a database need not keep. */
function changesOf(all: AuditChanges, fields: ReadonlySet<string>): AuditChanges {
  const changed = Object.entries(all).filter(([name, { before, after }]) => fields.has(name) && !isSame(before, after));
  const order = [...fields];
  return Object.fromEntries(changed.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

/** Returns what would be different with the state of a version: the values now and then, by field. */
export function differences(now: Fields, then: Fields, fields: ReadonlySet<string>): AuditChanges {
  const changed = [...fields].filter((name) => name in then && !isSame(now[name], then[name]));
  return Object.fromEntries(changed.map((name) => [name, { before: now[name] ?? null, after: then[name] ?? null }]));
}

/** To people null, an empty text and an empty list are the same. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other) || (isBlank(one) && isBlank(other));

const isBlank = (value: unknown): boolean => (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
