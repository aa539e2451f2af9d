import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { MediaService } from '../../media/media.service.js';
import { NoSuchRecord } from '../../platform/http/errors.js';

const OWN = /^\/media\/([^?]{1,300})/;

/** Pictures of the media library, to draw with. */
@Injectable()
export class LibraryPictures {
  constructor(private readonly media: MediaService) {}

  /** Returns undefined for a picture that is not in the library. */
  async read(url: string | null): Promise<Buffer | undefined> {
    const [, key] = OWN.exec(url ?? '') ?? [];
    if (key === undefined) return undefined;
    try {
      return await buffer(await (await this.media.getVisible(key)).open());
    } catch (error) {
      if (error instanceof NoSuchRecord) return undefined;
      throw error;
    }
  }
}
