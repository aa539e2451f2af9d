import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { HIDDEN, type UnsavedPage } from '../../kinds/pages.service.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { currentActor } from '../../platform/http/request-context.js';
import { SitePages } from '../pages/site-pages.service.js';
import type { Preview, PreviewDto } from './preview.dto.js';
import { UnsavedSites } from './unsaved-sites.service.js';

/** Enough for two open forms in which somebody types without a pause: five a second each. */
const A_MINUTE = 600;
const PAUSED = 'The preview pauses, because it was asked for very often. It goes on within a minute.';

@Injectable()
export class Previews {
  constructor(
    private readonly unsaved: UnsavedSites,
    private readonly pages: SitePages,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Throws NoSuchRecord (404), InvalidFields (400) if nothing can be shown, TooManyTries (429). */
  async forStaff(sent: PreviewDto): Promise<Preview> {
    const budget = { key: `preview:${currentActor().userId}`, limit: A_MINUTE, windowMs: MINUTE_MS };
    await this.rateLimit.spend(budget, () => PAUSED);
    return this.render(sent);
  }

  async render(sent: PreviewDto): Promise<Preview> {
    const { record: _r, ...preview } = await this.open(sent);
    return preview;
  }

  /** Like `render`; the preview has the record as well. */
  async open(sent: PreviewDto): Promise<Preview & Pick<UnsavedPage, 'record'>> {
    const { path, reads, problems, record } = await this.unsaved.open(sent);
    const html = await this.pages.preview(path, reads);
    if (html === undefined) throw new InvalidFields({ slug: [HIDDEN] }, HIDDEN);
    return { html, path, problems, record };
  }
}
