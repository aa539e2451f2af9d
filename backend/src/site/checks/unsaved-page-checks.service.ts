import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { currentActor } from '../../platform/http/request-context.js';
import { Env } from '../../platform/config/env.js';
import type { PreviewDto } from '../preview/preview.dto.js';
import { Previews } from '../preview/previews.service.js';
import { DESCRIPTION, TITLE } from './check-page.js';
import type { PageCheck, SearchText } from './content-check.dto.js';
import { PageChecks } from './page-checks.service.js';
import { readPage } from './page-content.js';
import { pixelWidth } from './pixel-width.js';
import { readingEase, wordsIn } from './reading-ease.js';

/** Enough for two open forms in which somebody types with pauses. */
const A_MINUTE = 120;
const PAUSED = 'The checks pause, because they were asked for very often. They go on within a minute.';

/** Checks unsaved pages beside their form. */
@Injectable()
export class UnsavedPageChecks {
  constructor(
    private readonly previews: Previews,
    private readonly checks: PageChecks,
    private readonly rateLimit: RateLimit,
    private readonly env: Env,
  ) {}

  /** Checks what a form holds, as it would be published. Throws as a preview does, or TooManyTries (429). */
  async check(sent: PreviewDto): Promise<PageCheck> {
    const budget = { key: `content-checks:${currentActor().userId}`, limit: A_MINUTE, windowMs: MINUTE_MS };
    await this.rateLimit.spend(budget, () => PAUSED);
    const { html, path, record } = await this.previews.open(sent);
    const content = readPage(html);
    const page = { html, resource: sent.resource, record, sent: sent.fields };
    const findings = await this.checks.findingsIn(content, page);
    return {
      findings,
      address: this.env.publicUrl + path,
      title: searchText(content.title, TITLE),
      description: searchText(content.description, DESCRIPTION),
      shareImage: content.shareImage,
      words: wordsIn(content.passages.join(' ')).length,
      readingEase: readingEase(content.passages),
    };
  }
}

const searchText = (text: string, { size, width: room }: { size: number; width: number }): SearchText => ({
  text,
  width: pixelWidth(text, size),
  room,
});
