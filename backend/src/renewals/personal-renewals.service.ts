import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.entity.js';
import { Delivery } from '../delivery/outbox/delivery.entity.js';
import { londonDay } from '../platform/time/london.js';
import { Renewal } from './renewal.entity.js';
import { RENEWALS } from './renewal.kind.js';

export interface HeldRenewal {
  renewal: Renewal;
  mails: Delivery[];
  audit: AuditLog[];
}

const BATCH = 200;

/** Renewals for the rights of the persons in them, including the trash. */
@Injectable()
export class PersonalRenewals {
  constructor(@InjectRepository(Renewal) private readonly renewals: Repository<Renewal>) {}

  async idsOf(person: { email: string } | { isPhone: (phone: string) => boolean }): Promise<string[]> {
    const where = 'email' in person ? { email: person.email } : { phone: Not(IsNull()) };
    const found = await this.renewals.find({ select: { id: true, phone: true }, where, withDeleted: true });
    return found.flatMap(({ id, phone }) => ('email' in person || person.isPhone(phone ?? '') ? [id] : []));
  }

  /** Those that have been due for this long, and have not been changed since. */
  async idsDueBefore(before: Date): Promise<string[]> {
    const where = { dueOn: LessThan(londonDay(before)), updatedAt: LessThan(before) };
    return (await this.renewals.find({ select: { id: true }, where, withDeleted: true })).map(({ id }) => id);
  }

  /** Including those made from these enquiries. */
  async withMadeFrom(manager: EntityManager, ids: string[], inquiryIds: string[]): Promise<string[]> {
    const made = await manager.find(Renewal, { select: { id: true }, where: { inquiryId: In(inquiryIds) }, withDeleted: true });
    return [...new Set([...ids, ...made.map(({ id }) => id)])];
  }

  async held(ids: string[]): Promise<HeldRenewal[]> {
    const { manager } = this.renewals;
    const [renewals, mails, audit] = await Promise.all([
      this.renewals.find({ where: { id: In(ids) }, order: { id: 'ASC' }, withDeleted: true }),
      manager.find(Delivery, { where: { renewalId: In(ids) }, order: { id: 'ASC' } }),
      manager.find(AuditLog, { where: { entityType: RENEWALS.resource, entityId: In(ids) }, order: { id: 'ASC' } }),
    ]);
    return renewals.map((renewal) => ({
      renewal,
      mails: mails.filter(({ renewalId }) => renewalId === renewal.id),
      audit: audit.filter(({ entityId }) => entityId === renewal.id),
    }));
  }

  /** Deletes them for good; their mails follow by the foreign key. Returns their number. */
  async erase(manager: EntityManager, ids: string[]): Promise<number> {
    let erased = 0;
    for (let first = 0; first < ids.length; first += BATCH)
      erased += (await manager.delete(Renewal, { id: In(ids.slice(first, first + BATCH)) })).affected ?? 0;
    return erased;
  }
}
