import { HttpStatus, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MailStops } from '../delivery/mail/mail-stops.service.js';
import { TooManyTries } from '../platform/common/errors.js';
import { Limits, type Limit } from '../platform/common/limits.js';
import { londonDate } from '../platform/common/london.js';
import { SERVED } from '../platform/common/site-addresses.js';
import { LINK_GUESSES } from '../inquiries/customer-page/customer-page-limits.service.js';
import type { ServiceType } from '../inquiries/service-types.js';
import { RenewalLinks } from '../inquiries/renewals/renewal-links.service.js';
import type { Renewal } from '../inquiries/renewals/renewal.entity.js';
import { prepareResponse, send } from './response.js';
import { API_HEADERS } from './headers.js';
import { SitePages } from './site-pages.service.js';

/** Wrong links: as many as of customers' pages, counted apart. */
export const MAIL_LINK_GUESSES: Limit = { ...LINK_GUESSES, name: 'mail-link' };

/** What the contact form calls the usual inspections. */
const TYPES: readonly [word: string, type: ServiceType][] = [
  ['eicr', 'eicr'],
  ['emergency light', 'emergency-lighting'],
  ['pat', 'pat-testing'],
];

/** The pages behind the links of reminders: stopping them, and the contact form with the details filled in. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly stops: MailStops,
    private readonly renewals: RenewalLinks,
    private readonly limits: Limits,
    private readonly pages: SitePages,
  ) {}

  async ask(token: string, request: Request, response: Response): Promise<void> {
    await this.guessed(
      () => this.addressKeyOf(token),
      async (addressKey) => {
        const isStopped = (await this.stops.find(addressKey)) !== null;
        const page = isStopped ? ({ state: 'stopped' } as const) : ({ state: 'ask', path: `${SERVED.emails}/stop/${token}` } as const);
        send(request, response, await this.pages.stop(HttpStatus.OK, page));
      },
      request,
      response,
    );
  }

  async stop(token: string, request: Request, response: Response): Promise<void> {
    await this.guessed(
      () => this.addressKeyOf(token),
      async (addressKey) => {
        await this.stops.stop(addressKey);
        send(request, response, await this.pages.stop(HttpStatus.OK, { state: 'stopped' }));
      },
      request,
      response,
    );
  }

  /** A link that no longer works leads to the empty form. */
  async appointment(token: string, request: Request, response: Response): Promise<void> {
    await this.guessed(
      () => this.renewals.find(token),
      async (renewal) => {
        const values = valuesOf(renewal, token);
        send(request, response, (await this.pages.contact(HttpStatus.OK, { values, isFilled: true })).response);
      },
      request,
      response,
      '/contact',
    );
  }

  private addressKeyOf(token: string): Promise<string | null> {
    return Promise.resolve(this.stops.read(token));
  }

  /** `otherwise`: where a wrong link leads instead of the page that says so. */
  private async guessed<T>(
    lookUp: () => Promise<T | null>,
    work: (found: T) => Promise<void>,
    request: Request,
    response: Response,
    otherwise?: string,
  ): Promise<void> {
    try {
      const found = await this.limits.guess(MAIL_LINK_GUESSES, lookUp);
      if (found !== null) return await work(found);
      if (otherwise !== undefined) return await redirect(otherwise, request, response);
      send(request, response, await this.pages.goneStop(HttpStatus.NOT_FOUND, 'gone'));
    } catch (failure) {
      if (!(failure instanceof TooManyTries)) throw failure;
      response.setHeader('Retry-After', failure.retryAfter);
      send(request, response, await this.pages.goneStop(failure.getStatus(), 'limited'));
    }
  }
}

/** What the customer would have to type. */
function valuesOf({ customer, email, phone, what, address, dueOn }: Renewal, renewal: string): Record<string, string> {
  const [, serviceType = 'other'] = TYPES.find(([word]) => what.toLowerCase().includes(word)) ?? [];
  const message = `Please suggest an appointment.\n\n${what}\n${address}\nDue on ${londonDate(dueOn)}`;
  return { renewal, serviceType, message, name: customer, email: email ?? '', phone: phone ?? '' };
}

async function redirect(path: string, request: Request, response: Response): Promise<void> {
  const headers = { ...API_HEADERS, Location: path, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  send(request, response, await prepareResponse({ status: HttpStatus.SEE_OTHER, headers, body: '' }));
}
