import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { SECOND_MS } from '../../platform/time/durations.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { newId } from '../../platform/common/records.js';
import { isDuplicate } from '../../platform/database/database-errors.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import type { SignedIn } from '../../users/signed-in.js';
import type { OpenElsewhere } from './open-record.dto.js';
import { OpenRecord } from './open-record.entity.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { removeInBatches } from '../../platform/database/remove-in-batches.js';

/** The home page has one draft. */
const RECORD_ID = /^(?:[\da-f-]{36}|draft)$/;
/** The backoffice calls every 30 s while a record is open and its window visible. */
const OPEN_FOR_MS = 75 * SECOND_MS;
/** Another window of one's own is named only if it was seen this lately: after a crash there is none. */
const OWN_FOR_MS = 35 * SECOND_MS;
/** How many records one session may have open. */
const MOST_OPEN = 30;

/** Who has a record open: each stays listed until the record is closed, or for 75 s after the last sign of life. */
@Injectable()
export class OpenRecords extends Recurring {
  constructor(
    @InjectRepository(OpenRecord) private readonly opened: Repository<OpenRecord>,
    private readonly kinds: Kinds,
  ) {
    super();
  }

  /** Notes that the record is open in this session. Returns who else has it open, the first first. Throws NoSuchRecord (404). */
  async open(resource: string, recordId: string, { sessionId, user }: SignedIn): Promise<OpenElsewhere[]> {
    this.refuseUnknown(resource, recordId);
    const now = new Date();
    const record = { resource, recordId };
    const { affected } = await this.opened.update({ ...record, sessionId }, { seenAt: now });
    if (affected === 0 && (await this.opened.countBy({ sessionId })) < MOST_OPEN)
      await this.opened.insert({ id: newId(), sessionId, ...record, openedAt: now, seenAt: now }).catch((error: unknown) => {
        // The same request came twice at once.
        if (!isDuplicate(error)) throw error;
      });
    return this.others(record, sessionId, user.id, now);
  }

  /** Returns who still has it open. Throws NoSuchRecord (404). */
  async close(resource: string, recordId: string, { sessionId, user }: SignedIn): Promise<OpenElsewhere[]> {
    this.refuseUnknown(resource, recordId);
    await this.opened.delete({ resource, recordId, sessionId });
    return this.others({ resource, recordId }, sessionId, user.id, new Date());
  }

  /** Returns when the record was last saved, so that who has it open can read what others did. */
  async changedAt(resource: string, recordId: string): Promise<Date | null> {
    const entity = this.kinds.find('presence', resource)?.kind.entity;
    if (!entity) return null;
    const record = await this.opened.manager
      .getRepository<BaseRecord>(entity)
      .findOne({ where: { id: recordId }, select: { id: true, updatedAt: true } });
    return record?.updatedAt ?? null;
  }

  /** Takes away what was not closed, such as on a telephone that was put away. */
  protected override async work(now: Date): Promise<void> {
    await removeInBatches(this.opened, { seenAt: LessThan(openSince(now)) });
  }

  private refuseUnknown(resource: string, recordId: string): void {
    if (!this.kinds.find('presence', resource)) throw new NoSuchRecord('kind of record');
    if (!RECORD_ID.test(recordId)) throw new NoSuchRecord('record');
  }

  private async others(record: Pick<OpenRecord, 'resource' | 'recordId'>, sessionId: string, userId: string, now: Date) {
    const opened = await this.opened.find({
      where: { ...record, sessionId: Not(sessionId), seenAt: MoreThan(openSince(now)) },
      relations: { session: { user: true } },
      order: { openedAt: 'ASC', id: 'ASC' },
    });
    const byUser = new Map<string, OpenElsewhere>();
    for (const { session, openedAt, seenAt } of opened) {
      const other = session?.user;
      if (!other || byUser.has(other.id)) continue;
      const isSelf = other.id === userId;
      if (!isSelf || now.getTime() - seenAt.getTime() < OWN_FOR_MS)
        byUser.set(other.id, { username: other.username, isSelf, since: openedAt });
    }
    return [...byUser.values()];
  }
}

const openSince = (now: Date): Date => new Date(now.getTime() - OPEN_FOR_MS);
