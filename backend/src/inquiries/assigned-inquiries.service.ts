import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { OutlivesAuthor, type LeftWork } from '../users/outlives-author.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryHistory } from './inquiry-history.service.js';
import { usernameOf } from './inquiries.service.js';
import { INQUIRY_KIND } from './inquiry.kind.js';

const open = (assigneeId: string) => ({ assigneeId, status: Not('completed' as const) });

/** Enquiries of somebody who leaves go to the administrator, or to nobody: then everybody reads of them. Completed ones still say who had them. */
@Injectable()
@OutlivesAuthor({ name: 'Open enquiries', column: 'contact_inquiries.assigneeId', byDefault: 'keep' })
export class AssignedInquiries implements LeftWork {
  constructor(private readonly history: InquiryHistory) {}

  countLeft(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(ContactInquiry, open(userId));
  }

  async settleLeft(change: Change, userId: string, heir: string | null): Promise<void> {
    const { manager, now, audit } = change;
    const name = await usernameOf(manager, heir);
    for (const inquiry of await manager.findBy(ContactInquiry, open(userId))) {
      await manager.save(Object.assign(inquiry, { assigneeId: heir, updatedAt: now }));
      await this.history.add(change, inquiry.id, 'assignee', name);
      const changes = { assigneeId: { before: userId, after: heir } };
      await audit({ action: 'update', entityType: INQUIRY_KIND.resource, entityId: inquiry.id, changes });
    }
  }
}
