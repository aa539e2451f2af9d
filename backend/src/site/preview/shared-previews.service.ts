import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { Limits, type Limit } from '../../platform/limits/limits.js';
import { prepareResponse, type PreparedResponse } from '../engine/response.js';
import { refusedPage } from '../engine/fixed-responses.js';
import { PREVIEW_FRAME_HEADERS, sharedPreviewHeaders } from '../engine/headers.js';
import { PreviewLinks } from './preview-links.service.js';
import { Previews } from './previews.service.js';

/** Each opening renders a page. */
export const PREVIEW_OPENINGS: Limit = {
  name: 'preview-link',
  windowMs: MINUTE_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 1_200 },
    { perAddress: 10, perNetwork: 2_900, overall: 6_000 },
  ],
  refusal: (wait) => `This preview was opened too often. Please try again in ${wait}.`,
};

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Preview</title>';
const FRAME = `<!doctype html><html lang="en-GB"><head>${HEAD}</head><body></body></html>`;
const GONE = `<!doctype html><html lang="en-GB"><head>${HEAD}</head><body><main><h1>This preview is no longer there</h1>
<p>The link was withdrawn, its seven days are over, or what it showed was deleted. Please ask for a new link.</p></main></body></html>
`;

/** Documents that are shown without an account: nobody may store, index or frame them, except the backoffice. */
@Injectable()
export class SharedPreviews {
  readonly frame = prepareResponse({ headers: PREVIEW_FRAME_HEADERS, body: FRAME });
  private readonly gone = prepareResponse({ status: HttpStatus.NOT_FOUND, headers: PREVIEW_FRAME_HEADERS, body: GONE });

  constructor(
    private readonly links: PreviewLinks,
    private readonly previews: Previews,
    private readonly limits: Limits,
  ) {}

  async page(id: string, token: string): Promise<PreparedResponse> {
    const refusal = await refusedPage(this.limits, PREVIEW_OPENINGS);
    if (refusal) return refusal;
    const html = await this.open(id, token);
    return html === null ? this.gone : prepareResponse({ headers: sharedPreviewHeaders(html), body: html });
  }

  private async open(id: string, token: string): Promise<string | null> {
    const shown = await this.links.open(id, token);
    try {
      return shown && (await this.previews.render(shown)).html;
    } catch (error) {
      // The record was deleted, or its address is taken.
      if (error instanceof HttpException && error.getStatus() < 500) return null;
      throw error;
    }
  }
}
