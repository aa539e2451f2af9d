import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type EntityManager, type Repository } from 'typeorm';
import { isCommitInDoubt } from '../platform/database/database-errors.js';
import { HOUR_MS } from '../platform/time/durations.js';
import { filesOf } from './copy-files.js';
import { MediaStorage } from './media-storage.service.js';
import { UnfinishedUpload } from './unfinished-upload.entity.js';
import { Recurring } from '../platform/recurring/recurring.js';

/** Far longer than any upload. */
const UNDER_WAY_MS = HOUR_MS;

/** Lists an upload's files until its record is committed. A sweep removes what a killed process left behind. */
@Injectable()
export class UnfinishedUploads extends Recurring {
  protected override readonly every = HOUR_MS;

  constructor(
    @InjectRepository(UnfinishedUpload) private readonly uploads: Repository<UnfinishedUpload>,
    private readonly storage: MediaStorage,
  ) {
    super();
  }

  /** With the manager of the caller's transaction: files that no record will have after it. */
  async begin(files: Omit<UnfinishedUpload, 'createdAt'>, manager = this.uploads.manager): Promise<UnfinishedUpload> {
    const upload = { ...files, createdAt: new Date() };
    await manager.insert(UnfinishedUpload, upload);
    return upload;
  }

  /** Lists the files while `write` stores them and their record. Removes them if that fails, or if the record does not use them. */
  async storing<T>(files: Omit<UnfinishedUpload, 'createdAt'>, write: () => Promise<{ record: T; isUsed: boolean }>): Promise<T> {
    const upload = await this.begin(files);
    try {
      const { record, isUsed } = await write();
      if (!isUsed) await this.discard(upload);
      return record;
    } catch (error) {
      // If the outcome is unknown, the files stay listed as unfinished.
      if (!isCommitInDoubt(error)) await this.discard(upload);
      throw error;
    }
  }

  async finish(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.delete(UnfinishedUpload, id);
    if (!affected) throw new Error('This upload took so long that its files have been removed.');
  }

  /** Files first: if one cannot be removed, a later sweep tries again. */
  async discard({ id, storageKey, thumbnailKey }: UnfinishedUpload): Promise<void> {
    try {
      const files = new Set([...filesOf({ storageKey, thumbnailUrl: thumbnailKey }), ...(thumbnailKey ? [thumbnailKey] : [])]);
      for (const key of files) await this.storage.remove(key);
      await this.uploads.delete(id);
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** An embedded database has one process; others may be uploading now. */
  override async schedule(): Promise<void> {
    const { type } = this.uploads.manager.connection.options;
    await (type === 'better-sqlite3' ? this.sweep(new Date()) : this.sweepOld()).catch((error: unknown) => this.logger.error(error));
    await super.schedule();
  }

  protected override work(): Promise<void> {
    return this.sweepOld();
  }

  async sweepOld(): Promise<void> {
    await this.sweep(new Date(Date.now() - UNDER_WAY_MS));
  }

  private async sweep(before: Date): Promise<void> {
    const left = await this.uploads.findBy({ createdAt: LessThan(before) });
    for (const upload of left) await this.discard(upload);
    if (left.length) this.logger.log(`${left.length} unfinished uploads removed`);
  }
}
