import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { DAY_MS } from '../platform/common/durations.js';
import { EveryMinute } from '../platform/common/every-minute.js';
import { currentActor } from '../platform/common/request-context.js';
import { OverwrittenChange } from './overwritten-change.entity.js';

const KEPT_MS = 90 * DAY_MS;
const MOST_SHOWN = 50;

/** Tells people that a colleague has saved over their change on purpose, until they have read it. */
@Injectable()
export class OverwrittenChanges extends EveryMinute {
  constructor(@InjectRepository(OverwrittenChange) private readonly changes: Repository<OverwrittenChange>) {
    super();
  }

  /** The current user's unread ones, newest first, at most 50; of one record, if given. */
  async list(record: Partial<Pick<OverwrittenChange, 'resource' | 'recordId'>> = {}): Promise<OverwrittenChange[]> {
    const { userId } = currentActor();
    if (userId === null) return [];
    return this.changes.find({
      where: { userId, ...record },
      relations: { by: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST_SHOWN,
      withDeleted: true,
    });
  }

  /** The current user has read it. What is not theirs, or gone, stays as it is. */
  async dismiss(id: string): Promise<void> {
    const { userId } = currentActor();
    if (userId !== null) await this.changes.delete({ id, userId });
  }

  override async run(now: Date): Promise<void> {
    await this.changes.delete({ createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
  }
}
