import { Inject, Injectable } from '@nestjs/common';
import { readAddresses, splitTarget, withoutTracking, withQuery, type Address } from '../../platform/http/address.js';
import { isServed } from '../../platform/http/site-addresses.js';
import { Env } from '../../platform/config/env.js';
import { localPath } from '../../redirects/redirects.service.js';
import type { PreparedResponse } from './response.js';
import { noSuchFile, redirectTo } from './fixed-responses.js';
import { PageCache } from './page-cache.js';
import { AppIcons } from '../pages/app-icons.service.js';
import { MadeFiles } from '../pages/made-files.service.js';
import { ShareImages } from '../share/share-images.service.js';
import { SitePages } from '../pages/site-pages.service.js';
import { FILES } from './static-files.js';

/** More in a row lead nowhere. */
const MOST_REDIRECTS = 10;
const [OK, MOVED, FOUND, MISSING, GONE] = [200, 301, 302, 404, 410];

/** What is at an address of the website: a page, or a file that is made on request. Only here an address is led to its one spelling. */
@Injectable()
export class SiteResponses {
  constructor(
    private readonly cache: PageCache,
    private readonly pages: SitePages,
    private readonly files: MadeFiles,
    private readonly shareImages: ShareImages,
    private readonly icons: AppIcons,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Redirects at most once. */
  async prepare(path: string, query: string): Promise<PreparedResponse> {
    return (await this.lead(path, query, MOST_REDIRECTS)) ?? this.pages.missing();
  }

  /** Takes several redirects in a row as one. Returns undefined if they never end. */
  private async lead(path: string, query: string, left: number): Promise<PreparedResponse | undefined> {
    const found = await this.find(path, withoutTracking(query));
    if (found.location === undefined) return found;
    // Concurrent requests share a redirect, but not their queries.
    const target = withQuery(found.location, query, found.matched);
    const { path: nextPath, query: nextQuery } = splitTarget(target);
    if (localPath(target, this.env.publicUrl) === undefined || isServed(nextPath)) return redirectTo(found.status, target);
    const next = left > 0 ? await this.lead(nextPath, nextQuery, left - 1) : undefined;
    if (next === undefined || next.status === GONE) return next;
    if (next.location === undefined) return redirectTo(found.status, target);
    const [, fragment = ''] = next.location.includes('#') ? [] : target.split(/(?=#)/);
    return redirectTo(found.status === MOVED ? next.status : FOUND, next.location + fragment);
  }

  /** A redirect's location is without the query. */
  private async find(path: string, query: string): Promise<PreparedResponse> {
    if (FILES.test(path)) return noSuchFile();
    const made = await this.made(path);
    if (made) return made;
    let missing: PreparedResponse | undefined;
    for (const address of readAddresses(path, query)) {
      const found = await this.open(address, path);
      if (found.status !== MISSING) return found;
      missing ??= found;
    }
    return missing ?? this.pages.missing();
  }

  private made(path: string): Promise<PreparedResponse> | undefined {
    return (this.files.find(path) ?? this.shareImages.find(path) ?? this.icons.find(path))?.();
  }

  private async open({ path, canonical, query }: Address, sent: string): Promise<PreparedResponse> {
    if (sent === canonical) return this.cache.load(canonical + query, () => this.pages.open({ path, canonical, query }));
    if (isServed(path)) {
      const made = await this.made(canonical);
      return made?.location === undefined ? redirectTo(MOVED, canonical) : made;
    }
    // A redirect to the canonical address must not be cached as its page.
    const there = await this.cache.load(canonical + query, () => this.pages.open({ path, canonical, query }));
    return there.status === OK ? redirectTo(MOVED, canonical) : there;
  }
}
