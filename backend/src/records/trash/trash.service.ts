import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { LessThan, type DataSource, type FindOptionsWhere } from 'typeorm';
import { DAY_MS } from '../../platform/common/durations.js';
import { TrashableRecord } from '../../platform/database/base-record.js';
import { ContactInquiry } from '../../inquiries/contact-inquiry.entity.js';
import { ErasedInquiries } from '../../inquiries/erased-inquiries.service.js';
import { filesOf } from '../../media/copy-files.js';
import { Media } from '../../media/media.entity.js';
import { PictureCopies } from '../../media/picture-copies.entity.js';
import { MediaStorage } from '../../media/media-storage.service.js';

const TRASH_DAYS = 30;

/** When a record that was deleted then may go for good. */
export const endOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);

@Injectable()
export class TrashService {
  private readonly logger = new Logger(TrashService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: MediaStorage,
    private readonly erased: ErasedInquiries,
  ) {}

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async purge(now = new Date()): Promise<void> {
    const where = { deletedAt: LessThan(new Date(now.getTime() - TRASH_DAYS * DAY_MS)) } as FindOptionsWhere<TrashableRecord>;
    for (const { target } of this.dataSource.entityMetadatas) {
      if (typeof target !== 'function' || !(target.prototype instanceof TrashableRecord)) continue;
      const expired = await this.dataSource.getRepository<TrashableRecord>(target).find({ where, withDeleted: true });
      for (const record of expired) {
        // The row first: a leftover file is waste, a row without its file would be a broken picture after a restore.
        const isGone = await this.dataSource.transaction(async (manager) => {
          const { affected } = await manager.delete<TrashableRecord>(target, { ...where, id: record.id });
          if (affected && record instanceof ContactInquiry) await this.erased.remember(manager, [record.id]);
          return Boolean(affected);
        });
        // Restored in the meantime.
        if (!isGone) continue;
        if (record instanceof Media) {
          await this.dataSource.getRepository(PictureCopies).delete(record.id);
          for (const key of filesOf(record)) await this.storage.remove(key);
        }
      }
      if (expired.length) this.logger.log(`${expired.length} of ${target.name} removed from the trash`);
    }
    await this.erased.removeTraces();
  }
}
