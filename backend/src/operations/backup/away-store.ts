import { Disk } from 'flydrive';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../platform/config/env.js';
import { reasonOf, StartError } from '../../platform/config/start-error.js';
import { s3Driver } from '../../media/s3-driver.js';
import { isArchiveName, outdatedArchives, type ArchiveKind } from './archive-names.js';
import { hashOf } from './archive-format.js';

/** The S3-compatible store to which archives are copied (BACKUP_S3_*), away from this machine. */
export class AwayStore {
  private constructor(
    private readonly disk: Disk,
    /** For people: bucket and address. */
    readonly place: string,
  ) {}

  /** Undefined without BACKUP_S3_BUCKET. */
  static async of(env: Env): Promise<AwayStore | undefined> {
    const driver = await s3Driver(env, 'BACKUP_');
    return driver && new AwayStore(new Disk(driver), `${env.BACKUP_S3_BUCKET} at ${env.BACKUP_S3_ENDPOINT}`);
  }

  /** Reads the copy back and compares it. Throws StartError. */
  async put(name: string, file: string): Promise<void> {
    await this.attempt(`The archive ${file} is complete, but it could not be copied to ${this.place}`, async () => {
      try {
        await this.disk.putStream(name, createReadStream(file), { contentType: 'application/octet-stream' });
        const [sent, stored] = [await hashOf(createReadStream(file)), await hashOf(await this.disk.getStream(name))];
        if (sent !== stored) throw new Error('what is stored there differs');
      } catch (error) {
        // Nobody should take it for a backup.
        await this.disk.delete(name).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Throws StartError. */
  async fetch(name: string, file: string): Promise<void> {
    await this.attempt(`${name} could not be read from ${this.place}`, async () => {
      await pipeline(await this.disk.getStream(name), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    });
  }

  /** Throws StartError. */
  open(name: string): Promise<Readable> {
    return this.attempt(`${name} could not be read from ${this.place}`, () => this.disk.getStream(name));
  }

  /** Throws StartError. */
  list(): Promise<string[]> {
    return this.attempt(`The archives in ${this.place} could not be listed`, async () => {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await this.disk.listAll('', { paginationToken });
        names.push(...[...page.objects].map(({ name }) => name).filter(isArchiveName));
        ({ paginationToken } = page);
      } while (paginationToken);
      return names.sort();
    });
  }

  /** Throws StartError. */
  async sizeOf(name: string): Promise<number> {
    return this.attempt(
      `The size of ${name} in ${this.place} could not be read`,
      async () => (await this.disk.getMetaData(name)).contentLength,
    );
  }

  /** Keeps the newest ones of a kind, and those that `spare` returns. Throws StartError. */
  async prune(keep: number, spare: (names: string[]) => ReadonlySet<string>, kind?: ArchiveKind): Promise<void> {
    const names = await this.list();
    const outdated = outdatedArchives(names, keep, spare(names), kind);
    await this.attempt(`Old archives in ${this.place} could not be deleted`, async () => {
      for (const name of outdated) await this.disk.delete(name);
    });
  }

  private async attempt<T>(failure: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new StartError(`${failure} (${reasonOf(error)}). Check the BACKUP_S3_* settings.`);
    }
  }
}
