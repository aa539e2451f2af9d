import { Injectable } from '@nestjs/common';
import { makeAnswer, type Answer } from '../answer.js';
import { FrontEnd } from '../front-end.js';
import { SHARE_HEADERS } from '../headers.js';
import { PageCache, type Rendered } from '../page-cache.js';
import { noSuchFile, redirectTo } from '../plain-answers.js';
import { SitePages } from '../site-pages.service.js';
import { shareAddress, sharedPage } from './share-address.js';
import { drawShare } from './share-picture.js';

/** About 400 pictures. They never change, so they need not leave with the pages. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Pictures that stand for a page where its address is shared. Drawn when they are first asked for, one at a time. */
@Injectable()
export class ShareImages {
  private readonly drawn = new PageCache(MAX_BYTES);
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pages: SitePages,
    private readonly frontEnd: FrontEnd,
  ) {}

  /** Undefined when the path is no picture's. */
  find(path: string): (() => Promise<Answer>) | undefined {
    const page = sharedPage(path);
    return page === undefined ? undefined : () => this.drawn.answer(path, () => this.open(path, page));
  }

  private async open(path: string, page: string): Promise<Rendered> {
    const share = await this.pages.share(page);
    if (!share) return { answer: await noSuchFile(), isStorable: false, resources: new Set() };
    const current = shareAddress(page, share);
    // The page has changed since its address was shared: whoever still asks gets the picture of today.
    if (path !== current) return { answer: await redirectTo(302, current), isStorable: false, resources: new Set() };
    const drawing = this.frontEnd.built.siteFiles.find(({ name }) => `/${name}` === share.drawing)?.body;
    const body = await this.inTurn(() => drawShare(share, drawing));
    return { answer: await makeAnswer({ headers: SHARE_HEADERS, body }), isStorable: true, resources: new Set() };
  }

  /** A crawler that asks for all of them at once must not take the processor from the visitors. */
  private inTurn<T>(draw: () => Promise<T>): Promise<T> {
    const drawing = this.last.then(draw, draw);
    this.last = drawing.catch(() => undefined);
    return drawing;
  }
}
