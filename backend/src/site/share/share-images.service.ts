import { Injectable } from '@nestjs/common';
import { prepareResponse, type PreparedResponse } from '../engine/response.js';
import { FrontEnd } from '../front-end.js';
import { SHARE_HEADERS } from '../engine/headers.js';
import { PageCache, type Rendered } from '../engine/page-cache.js';
import { noSuchFile, redirectTo } from '../engine/fixed-responses.js';
import { LibraryPictures } from '../pages/library-pictures.service.js';
import { SitePages } from '../pages/site-pages.service.js';
import { shareAddress, sharedPage } from './share-address.js';

/** About 400 pictures. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Drawn on the first request, one at a time. */
@Injectable()
export class ShareImages {
  private readonly drawn = new PageCache(MAX_BYTES);
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pages: SitePages,
    private readonly frontEnd: FrontEnd,
    private readonly pictures: LibraryPictures,
  ) {}

  find(path: string): (() => Promise<PreparedResponse>) | undefined {
    const page = sharedPage(path);
    return page === undefined ? undefined : () => this.drawn.load(path, () => this.open(path, page));
  }

  private async open(path: string, page: string): Promise<Rendered> {
    const share = await this.pages.share(page);
    if (!share) return { response: await noSuchFile(), isStorable: false, resources: new Set() };
    const current = shareAddress(page, share);
    // The page has changed since it was shared.
    if (path !== current) return { response: await redirectTo(302, current), isStorable: false, resources: new Set() };
    const drawing = this.frontEnd.built.siteFiles.find(({ name }) => `/${name}` === share.drawing)?.body;
    const { drawShare } = await import('./share-picture.js');
    const logo = await this.pictures.read(share.logoUrl);
    const body = await this.inTurn(() => drawShare(share, drawing, logo));
    return { response: await prepareResponse({ headers: SHARE_HEADERS, body }), isStorable: true, resources: new Set() };
  }

  private inTurn<T>(draw: () => Promise<T>): Promise<T> {
    const drawing = this.last.then(draw, draw);
    this.last = drawing.catch(() => undefined);
    return drawing;
  }
}
