import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { In, MoreThan, Not, type EntityManager } from 'typeorm';
import type { Change } from '../../audit/changes.service.js';
import { formPath } from '../../kinds/kind.js';
import { OutlivesAuthor, type LeftWork } from '../../users/outlives-author.js';
import type { LeftPiece } from '../../users/user.dto.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryHistory } from './inquiry-history.service.js';
import { usernameOf } from '../inquiries.service.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';

/** Somebody may have thousands. */
const AT_ONCE = 200;

const isOpen = { status: Not('completed' as const) };

/** Enquiries of somebody who leaves go to the administrator, or become unassigned: then all staff read of them. Completed ones still say who had them. */
@Injectable()
@OutlivesAuthor({ id: INQUIRY_KIND.resource, name: 'Open enquiries', column: 'contact_inquiries.assigneeId', byDefault: 'keep' })
export class AssignedInquiries implements LeftWork {
  constructor(private readonly history: InquiryHistory) {}

  /** Returns what they leave, those that wait longest first. */
  async leftBy(manager: EntityManager, userIds: readonly string[], take: number): Promise<{ count: number; first: LeftPiece[] }> {
    const where = { ...isOpen, assigneeId: In(userIds) };
    const select = { id: true, name: true, createdAt: true } as const;
    const [found, count] = await manager.findAndCount(ContactInquiry, { where, select, order: { createdAt: 'ASC', id: 'ASC' }, take });
    return { count, first: found.map(({ id, name }) => ({ title: name, path: formPath(INQUIRY_KIND, id) })) };
  }

  async settleLeft(change: Change, userId: string, heir: string | null): Promise<void> {
    const { manager, now, audit } = change;
    const name = await usernameOf(manager, heir);
    const changes = { assigneeId: { before: userId, after: heir } };
    const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
    for (let last = ''; ;) {
      const where = { ...isOpen, assigneeId: userId, id: MoreThan(last) };
      const found = await manager.find(ContactInquiry, { where, select: { id: true }, order: { id: 'ASC' }, take: AT_ONCE, lock });
      const ids = found.map(({ id }) => id);
      const end = ids.at(-1);
      if (end === undefined) return;
      last = end;
      await manager.update(ContactInquiry, ids, { assigneeId: heir, updatedAt: now, version: () => 'version + 1' });
      await this.history.addToEach(change, ids, 'assignee', name);
      for (const entityId of ids) await audit({ action: 'update', entityType: INQUIRY_KIND.resource, entityId, changes });
      await nextTurn();
    }
  }
}
