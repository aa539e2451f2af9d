import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectDataSource } from '@nestjs/typeorm';
import { LessThan, type DataSource, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { DAY_MS } from '../../platform/time/durations.js';
import { TrashableRecord } from '../../platform/database/base-record.js';
import { DailyJob } from '../../platform/recurring/daily-job.js';

const TRASH_DAYS = 30;
/** Other requests are served in between. */
const AT_ONCE = 200;

/** Raised within the transaction that deletes a record for good. Errors of listeners roll it back. */
export const PURGING = 'trash.purging';
export interface Purging {
  record: TrashableRecord;
  manager: EntityManager;
}

/**
 * Raised after the commits, for the records of one kind. Rows go first: a leftover file is waste, a row without its file would be a broken
 * picture after a restore.
 */
export const PURGED = 'trash.purged';
export interface Purged {
  records: readonly TrashableRecord[];
}

/** When a record that was deleted then may go for good. */
export const endOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);

@Injectable()
export class TrashService extends DailyJob {
  protected override readonly at = '03:00';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly emitter: EventEmitter2,
  ) {
    super();
  }

  protected override work(now: Date): Promise<void> {
    return this.purge(now);
  }

  async purge(now = new Date()): Promise<void> {
    const where = { deletedAt: LessThan(new Date(now.getTime() - TRASH_DAYS * DAY_MS)) } as FindOptionsWhere<TrashableRecord>;
    for (const { target } of this.dataSource.entityMetadatas) {
      if (typeof target !== 'function' || !(target.prototype instanceof TrashableRecord)) continue;
      const repository = this.dataSource.getRepository<TrashableRecord>(target);
      const expired = () => repository.find({ where, take: AT_ONCE, withDeleted: true });
      let count = 0;
      for (let some = await expired(); some.length; some = await expired()) count += await this.purgeSome(repository, where, some);
      if (count) this.logger.log(`${count} of ${target.name} removed from the trash`);
    }
  }

  /** Returns how many are gone; the others were restored in the meantime. */
  private async purgeSome(
    { target }: Repository<TrashableRecord>,
    where: FindOptionsWhere<TrashableRecord>,
    expired: TrashableRecord[],
  ): Promise<number> {
    const records: TrashableRecord[] = [];
    try {
      for (const record of expired) {
        const isGone = await this.dataSource.transaction(async (manager) => {
          const { affected } = await manager.delete<TrashableRecord>(target, { ...where, id: record.id });
          if (affected) await this.emitter.emitAsync(PURGING, { record, manager } satisfies Purging);
          return Boolean(affected);
        });
        if (isGone) records.push(record);
      }
    } finally {
      // Those before one that failed are gone, too.
      if (records.length) await this.emitter.emitAsync(PURGED, { records } satisfies Purged);
    }
    return records.length;
  }
}
