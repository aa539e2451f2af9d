import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { buffer } from 'node:stream/consumers';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { ContentEvents } from '../platform/common/content-events.js';
import { MINUTE_MS, SECOND_MS } from '../platform/time/durations.js';
import { Recurring } from '../platform/recurring/recurring.js';
import { besides, copiesFor } from './copy-files.js';
import { MediaFiles } from './media-files.js';
import { MediaStorage } from './media-storage.service.js';
import { Media } from './media.entity.js';
import { PictureCopies } from './picture-copies.entity.js';

/** Far longer than one picture's copies take. After it, another process or the next attempt makes them. */
const CLAIM_MS = 5 * MINUTE_MS;
const MAX_ATTEMPTS = 5;

/** Makes the copies of uploaded pictures for the website: one picture, one copy at a time. Several processes may run it. */
@Injectable()
export class PictureCopiesWorker extends Recurring {
  protected override readonly every = 15 * SECOND_MS;

  constructor(
    @InjectRepository(PictureCopies) private readonly queue: Repository<PictureCopies>,
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly files: MediaFiles,
    private readonly storage: MediaStorage,
    private readonly events: ContentEvents,
  ) {
    super();
  }

  /** Makes all copies that are due. */
  protected override async work(): Promise<void> {
    while (!this.isStopping) {
      const due = await this.queue.findOne({ where: { dueAt: LessThanOrEqual(new Date()) }, order: { dueAt: 'ASC' } });
      if (!due) return;
      if (await this.claim(due)) await this.attempt(due).catch((error: unknown) => this.logger.error(error));
    }
  }

  private async claim({ id, revision, attempts }: PictureCopies): Promise<boolean> {
    const isLast = attempts + 1 >= MAX_ATTEMPTS;
    const next = { attempts: attempts + 1, dueAt: isLast ? null : new Date(Date.now() + CLAIM_MS) };
    return Boolean((await this.queue.update({ id, revision, attempts, isMade: false }, next)).affected);
  }

  private async attempt({ id, revision }: PictureCopies): Promise<void> {
    const media = await this.media.findOneBy({ id });
    // In the trash: a restore finds the copies missing, and the original is shown.
    const original = media?.revision === revision ? await this.storage.get(media.storageKey) : null;
    if (!media || !original) return;
    const bytes = await buffer(original);
    const keys: string[] = [];
    for (const { suffix, width, format } of copiesFor(media.dimensions)) {
      if (this.isStopping) return void (await this.queue.update({ id, revision }, { dueAt: new Date() }));
      const key = besides(media.storageKey, suffix);
      await this.storage.put(key, await this.files.copy(bytes, width, format), `image/${format}`);
      keys.push(key);
    }
    const { affected } = await this.queue.update({ id, revision }, { isMade: true, dueAt: null });
    if (affected) await this.events.changed('media');
    // The picture was replaced in the meantime.
    else for (const key of keys) await this.storage.remove(key);
  }
}
