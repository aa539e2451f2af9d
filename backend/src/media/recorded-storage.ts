import type { EntityManager, Repository } from 'typeorm';
import { sha256 } from '../platform/config/crypto.js';
import type { Env } from '../platform/config/env.js';
import { MediaStorage } from './media-storage.service.js';
import { StoredFile } from './stored-file.entity.js';

const BATCH = 200;

/** The storage as the site uses it: what it writes, it can tell from what a fault of the storage makes of it. */
export class RecordedStorage extends MediaStorage {
  constructor(
    env: Env,
    private readonly files: Repository<StoredFile>,
  ) {
    super(env);
  }

  override async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await super.put(key, bytes, contentType);
    await this.files.upsert({ storageKey: key, size: bytes.length, sha256: sha256(bytes) }, ['storageKey']);
  }

  override async remove(key: string): Promise<void> {
    await super.remove(key);
    await this.files.delete({ storageKey: key });
  }
}

/** For files that earlier versions stored; what is recorded already stays. */
export async function recordFiles(manager: EntityManager, files: readonly StoredFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += BATCH) {
    const some = files.slice(from, from + BATCH);
    await manager.createQueryBuilder().insert().into(StoredFile).values(some).orIgnore().execute();
  }
}

export async function forgetFiles(manager: EntityManager, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH)
    await manager
      .createQueryBuilder()
      .delete()
      .from('stored_files')
      .where('storageKey IN (:...some)', { some: keys.slice(from, from + BATCH) })
      .execute();
}
