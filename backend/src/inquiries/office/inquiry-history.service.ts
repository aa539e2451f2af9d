import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { Change } from '../../audit/changes.service.js';
import { newId } from '../../platform/common/records.js';
import { currentActor } from '../../platform/http/request-context.js';
import { InquiryEvent, type EventKind } from '../inquiry-event.entity.js';

@Injectable()
export class InquiryHistory {
  constructor(@InjectRepository(InquiryEvent) private readonly events: Repository<InquiryEvent>) {}

  /** Returns the id. Takes the manager of the transaction. */
  async add(
    { manager, now }: Pick<Change, 'manager' | 'now'>,
    inquiryId: string,
    kind: EventKind,
    text: string | null,
    userId = currentActor().userId,
  ): Promise<string> {
    const id = newId();
    await manager.insert(InquiryEvent, { id, inquiryId, kind, text, userId, createdAt: now });
    return id;
  }

  /** Adds an event to many enquiries, in one statement. */
  async addToEach(
    { manager, now }: Pick<Change, 'manager' | 'now'>,
    inquiryIds: string[],
    kind: EventKind,
    text: string | null,
  ): Promise<void> {
    const event = { kind, text, userId: currentActor().userId, createdAt: now };
    await manager.insert(
      InquiryEvent,
      inquiryIds.map((inquiryId) => ({ ...event, id: newId(), inquiryId })),
    );
  }

  /** Oldest first, with users, including deleted ones. */
  of(inquiryId: string): Promise<InquiryEvent[]> {
    return this.events.find({
      where: { inquiryId },
      relations: { user: true },
      order: { createdAt: 'ASC', id: 'ASC' },
      withDeleted: true,
    });
  }

  /** Returns the answer that was written at this time: its mail has the same. */
  answerOf(inquiryId: string, createdAt: Date, manager: EntityManager = this.events.manager): Promise<InquiryEvent | null> {
    return manager.findOneBy(InquiryEvent, { inquiryId, kind: 'answer', createdAt });
  }

  get(id: string): Promise<InquiryEvent> {
    return this.events.findOneOrFail({ where: { id }, relations: { user: true } });
  }
}
