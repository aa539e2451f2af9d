import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MINUTE_MS } from '../../platform/common/durations.js';
import { TooManyTries } from '../../platform/common/errors.js';
import { Limits, type Limit } from '../../platform/common/limits.js';
import { prepareResponse, send } from '../response.js';
import { tooManyPage } from '../fixed-responses.js';
import { PREVIEW_FRAME_HEADERS, sharedPreviewHeaders } from '../headers.js';
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
  private readonly frame = prepareResponse({ headers: PREVIEW_FRAME_HEADERS, body: FRAME });
  private readonly gone = prepareResponse({ status: HttpStatus.NOT_FOUND, headers: PREVIEW_FRAME_HEADERS, body: GONE });

  constructor(
    private readonly links: PreviewLinks,
    private readonly previews: Previews,
    private readonly limits: Limits,
  ) {}

  async sendFrame(request: Request, response: Response): Promise<void> {
    send(request, response, await this.frame);
  }

  async sendPage({ id, token }: { id: string; token: string }, request: Request, response: Response): Promise<void> {
    try {
      await this.limits.take(PREVIEW_OPENINGS);
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error;
      return send(request, response, await tooManyPage(error));
    }
    const html = await this.open(id, token);
    if (html === null) return send(request, response, await this.gone);
    send(request, response, await prepareResponse({ headers: sharedPreviewHeaders(html), body: html }));
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
