import { Injectable } from '@nestjs/common';
import { readAddress, withoutTracking, withQuery } from '../platform/common/address.js';
import type { PreparedResponse } from './response.js';
import { noSuchFile, redirectTo } from './fixed-responses.js';
import { PageCache, type Rendered } from './page-cache.js';
import { MadeFiles } from './made-files.service.js';
import { ShareImages } from './share/share-images.service.js';
import { SitePages } from './site-pages.service.js';
import { FILES } from './static-files.js';

/** What is at an address of the website: a page, or a file that is made on request. */
@Injectable()
export class SiteResponses {
  constructor(
    private readonly cache: PageCache,
    private readonly pages: SitePages,
    private readonly files: MadeFiles,
    private readonly shareImages: ShareImages,
  ) {}

  async prepare(path: string, query: string): Promise<PreparedResponse> {
    if (FILES.test(path)) return noSuchFile();
    const made = this.files.find(path) ?? this.shareImages.find(path);
    if (made) return made();
    const address = readAddress(path, withoutTracking(query));
    if (!address) return this.pages.missing();
    // A redirect to the canonical address must not be cached as its page.
    const isCanonical = path === address.canonical;
    const open = (): Promise<Rendered> => this.pages.open(address, path);
    const prepared = isCanonical ? await this.cache.load(address.canonical + address.query, open) : (await open()).response;
    // Concurrent requests share a redirect, but not their queries.
    return prepared.location === undefined ? prepared : redirectTo(prepared.status, withQuery(prepared.location, query));
  }
}
