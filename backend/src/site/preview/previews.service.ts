import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../platform/common/durations.js';
import { InvalidFields } from '../../platform/common/errors.js';
import { RateLimit } from '../../platform/common/rate-limit.js';
import { currentActor } from '../../platform/common/request-context.js';
import { SitePages } from '../site-pages.service.js';
import type { Preview, PreviewDto } from './preview.dto.js';
import { HIDDEN, UnsavedSites, type UnsavedSite } from './unsaved-sites.service.js';

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
    const { servicePage: _s, ...preview } = await this.open(sent);
    return preview;
  }

  /** As `render`, with what the page of a service in a place is made of. */
  async open({ resource, id, fields }: PreviewDto): Promise<Preview & Pick<UnsavedSite, 'servicePage'>> {
    const { path, overlay, problems, servicePage } = await this.unsaved.open(resource, id, fields);
    const html = await this.pages.preview(path, overlay);
    if (html === undefined) throw new InvalidFields({ slug: [HIDDEN] }, HIDDEN);
    return { html, path, problems, servicePage };
  }
}
