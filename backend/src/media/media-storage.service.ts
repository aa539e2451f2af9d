import { Inject, Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Env } from '../platform/config/env.js';
import { s3Driver } from './s3-driver.js';

/** Health is checked often, and writing to S3 costs money. */
const CHECK_HOLDS_MS = 15_000;
const CHECK_KEY = 'check.txt';

/** Has no address: only the staff's API reads it. Beside the media library on disk, under this prefix in S3. */
export const PHOTO_FOLDER = 'enquiry-photos/';

/** What an administrator exported, for a day. It has no address either. */
const EXPORT_FOLDER = 'exports/';
export const EXPORT_FILE = `${EXPORT_FOLDER}everything.tar.gz`;
/** In the data folder, until it is stored. */
export const UNFINISHED_EXPORT = `${EXPORT_FOLDER}unfinished.tar.gz`;

/** ENOENT, NoSuchKey or NotFound, wrapped by flydrive. */
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound' || isMissing(cause);
}

/** DATA_DIR/media and DATA_DIR/enquiry-photos, or S3 if configured. */
@Injectable()
export class MediaStorage {
  private readonly disk: Promise<Disk>;
  /** Whether files are kept by another server. */
  readonly isAway: boolean;
  private readonly dataDir: string;
  private lastCheck?: { at: number; result: Promise<void> };

  constructor(@Inject(Env) env: Env) {
    this.isAway = Boolean(env.S3_ENDPOINT);
    this.dataDir = env.dataDir;
    this.disk = s3Driver(env).then((s3) => new Disk(s3 ?? new FSDriver({ location: env.dataDir, visibility: 'private' })));
  }

  /** Removes a file that was written only in part. */
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const disk = await this.disk;
    try {
      await disk.put(this.placeOf(key), bytes, { contentType });
    } catch (error) {
      await disk.delete(this.placeOf(key)).catch(() => undefined);
      throw error;
    }
  }

  /** Moves a large file of the data folder. */
  async take(key: string, name: string): Promise<void> {
    const disk = await this.disk;
    if (this.isAway) await disk.moveFromFs(join(this.dataDir, name), this.placeOf(key));
    else await disk.move(name, this.placeOf(key));
  }

  /** Destroy the stream if it is not read to its end. */
  async get(key: string): Promise<Readable | null> {
    const disk = await this.disk;
    try {
      const stream = await disk.getStream(this.placeOf(key));
      if (stream instanceof ReadStream) await once(stream, 'open');
      return stream;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.disk).exists(this.placeOf(key));
  }

  async remove(key: string): Promise<void> {
    await (await this.disk).delete(this.placeOf(key));
  }

  check(): Promise<void> {
    if (!this.lastCheck || Date.now() - this.lastCheck.at > CHECK_HOLDS_MS) {
      this.lastCheck = {
        at: Date.now(),
        result: this.disk.then((disk) => disk.put(this.placeOf(CHECK_KEY), 'ok', { contentType: 'text/plain' })),
      };
    }
    return this.lastCheck.result;
  }

  private placeOf(key: string): string {
    const isPrivate = [PHOTO_FOLDER, EXPORT_FOLDER].some((folder) => key.startsWith(folder));
    return this.isAway || isPrivate ? key : `media/${key}`;
  }
}
