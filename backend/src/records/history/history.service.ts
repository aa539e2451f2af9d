import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { snapshot } from '../../audit/audit-diff.js';
import { AuditService } from '../../audit/audit.service.js';
import { Changes } from '../../audit/changes.service.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { pick } from '../../platform/common/pick.js';
import { findLocked, findOrFail } from '../../platform/common/records.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import { isOpenTo, Kinds, type Known } from '../../kinds/kinds.service.js';
import { historyOf, saveVersion } from './history-kinds.js';
import type { RestoredVersion } from './history.dto.js';
import { differences, savesOf, versionsOf, type Fields, type Version } from './versions.js';

const RESOURCE = 'history';
const MOST_VERSIONS = 50;

/** The versions of what staff edit, which the audit log holds. Throws NoSuchRecord (404), ForbiddenException (403). */
@Injectable()
export class HistoryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly auditLog: AuditService,
    private readonly kinds: Kinds,
  ) {}

  /** The newest 50, newest first. */
  async list(resource: string, id: string): Promise<Version[]> {
    return (await this.find(resource, id)).versions;
  }

  /** Every save of a record until now, newest first, with the content that a restore brings back. */
  async saves(manager: EntityManager, resource: string, record: BaseRecord): Promise<Version[]> {
    const known = this.known(resource);
    const restored = [...historyOf(known).restored];
    const { versions } = await this.read(manager, known, record, savesOf);
    return versions.map(({ state, ...save }) => ({ ...save, state: pick(state, restored) }));
  }

  async compare(resource: string, id: string, versionId: string) {
    const { known, now, versions } = await this.find(resource, id);
    const version = versionIn(versions, versionId);
    return { version, restoring: differences(now, version.state, historyOf(known).restored) };
  }

  /** Saves the content of a version as the form would. A repeat changes nothing. Throws what saving the record throws. */
  restore(resource: string, id: string, versionId: string, ifMatch?: number): Promise<RestoredVersion> {
    const known = this.known(resource);
    return this.changes.together(RESOURCE, async (change) => {
      const { manager, audit } = change;
      const record = await findLocked(manager, entityOf(known), id, known.kind.label);
      const { now, versions } = await this.read(manager, known, record);
      const { at, state } = versionIn(versions, versionId);
      const back = Object.entries(differences(now, state, historyOf(known).restored)).map(([name, { after }]) => [name, after] as const);
      if (!back.length) return { id, version: record.version, isChanged: false };
      const { version } = await saveVersion(known, change, id, Object.fromEntries(back), ifMatch);
      await audit({ action: 'restore', entityType: resource, entityId: id, changes: at ? { restoredVersion: { after: at } } : {} });
      return { id, version, isChanged: true };
    });
  }

  private known(name: string): Known {
    const known = this.kinds.find('history', name);
    if (!known) throw new NoSuchRecord('history');
    if (!isOpenTo(known.kind)) throw new ForbiddenException('Only administrators may see the history of these records.');
    return known;
  }

  private async find(resource: string, id: string) {
    const known = this.known(resource);
    const { manager } = this.dataSource;
    const record = await findOrFail(manager.getRepository(entityOf(known)), { id }, known.kind.label);
    return { known, ...(await this.read(manager, known, record)) };
  }

  private async read(
    manager: EntityManager,
    known: Known,
    record: BaseRecord,
    versionsIn = shownVersions,
  ): Promise<{ now: Fields; versions: Version[] }> {
    const now = snapshot(manager.getRepository(entityOf(known)), record);
    const rows = await this.auditLog.entriesOf(manager, known.kind.resource, record.id);
    return { now, versions: versionsIn(rows, now, historyOf(known).fields, record.version) };
  }
}

const shownVersions: typeof versionsOf = (...read) => versionsOf(...read).slice(0, MOST_VERSIONS);

const entityOf = ({ kind }: Known): new () => BaseRecord => kind.entity;

function versionIn(versions: readonly Version[], id: string): Version {
  const found = versions.find((version) => version.id === id);
  if (!found) throw new NoSuchRecord('version');
  return found;
}
