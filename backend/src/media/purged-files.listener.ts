import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { PURGED, PURGING, type Purged, type Purging } from '../records/trash/trash.service.js';
import { filesOf } from './copy-files.js';
import { MediaStorage } from './media-storage.service.js';
import { Media } from './media.entity.js';
import { PictureCopies } from './picture-copies.entity.js';

/** Files and copies go with a record that leaves the trash. */
@Injectable()
export class PurgedFilesListener {
  constructor(private readonly storage: MediaStorage) {}

  @OnEvent(PURGING, { suppressErrors: false })
  async purging({ record, manager }: Purging): Promise<void> {
    if (record instanceof Media) await manager.delete(PictureCopies, record.id);
  }

  @OnEvent(PURGED, { suppressErrors: false })
  async purged({ records }: Purged): Promise<void> {
    for (const record of records) if (record instanceof Media) for (const key of filesOf(record)) await this.storage.remove(key);
  }
}
