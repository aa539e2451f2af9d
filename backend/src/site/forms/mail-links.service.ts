import { HttpStatus, Injectable } from '@nestjs/common';
import { MailStops } from '../../delivery/mail/mail-stops.service.js';
import { TooManyTries } from '../../platform/http/errors.js';
import { Limits, type Limit } from '../../platform/limits/limits.js';
import { londonDate } from '../../platform/time/london.js';
import { SERVED } from '../../platform/http/site-addresses.js';
import { LINK_GUESSES } from '../../inquiries/customer-page/customer-page-limits.service.js';
import { Subjects } from '../../inquiries/reception/subjects.service.js';
import { RenewalLinks } from '../../renewals/renewal-links.service.js';
import type { Renewal } from '../../renewals/renewal.entity.js';
import { retryAfter, type Answer } from '../engine/answer.js';
import { seeOther } from '../engine/fixed-responses.js';
import type { PreparedResponse } from '../engine/response.js';
import { SitePages } from '../pages/site-pages.service.js';

/** Wrong links: as many as of customers' pages, counted apart. */
export const MAIL_LINK_GUESSES: Limit = { ...LINK_GUESSES, name: 'mail-link' };

/** The pages behind the links of reminders: stopping them, and the contact form with the details filled in. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly stops: MailStops,
    private readonly renewals: RenewalLinks,
    private readonly subjects: Subjects,
    private readonly limits: Limits,
    private readonly pages: SitePages,
  ) {}

  ask(token: string): Promise<Answer> {
    return this.guessed(
      () => this.addressKeyOf(token),
      async (addressKey) => {
        const isStopped = (await this.stops.find(addressKey)) !== null;
        return this.pages.stop(HttpStatus.OK, isStopped ? { state: 'stopped' } : { state: 'ask', path: `${SERVED.emails}/stop/${token}` });
      },
    );
  }

  stop(token: string): Promise<Answer> {
    return this.guessed(
      () => this.addressKeyOf(token),
      async (addressKey) => {
        await this.stops.stop(addressKey);
        return this.pages.stop(HttpStatus.OK, { state: 'stopped' });
      },
    );
  }

  /** A link that no longer works leads to the empty form. */
  appointment(token: string): Promise<Answer> {
    return this.guessed(
      () => this.renewals.find(token),
      async (renewal) => {
        const values = { ...valuesOf(renewal, token), ...(await this.subjects.forRenewal(renewal)) };
        return this.pages.contact(HttpStatus.OK, { values, isFilled: true });
      },
      () => seeOther('/contact'),
    );
  }

  async gone(): Promise<Answer> {
    return { response: await this.pages.goneStop(HttpStatus.NOT_FOUND, 'gone') };
  }

  private addressKeyOf(token: string): Promise<string | null> {
    return Promise.resolve(this.stops.read(token));
  }

  /** `otherwise`: what a wrong link leads to. */
  private async guessed<T>(
    lookUp: () => Promise<T | null>,
    page: (found: T) => Promise<PreparedResponse>,
    otherwise = () => this.pages.goneStop(HttpStatus.NOT_FOUND, 'gone'),
  ): Promise<Answer> {
    try {
      const found = await this.limits.guess(MAIL_LINK_GUESSES, lookUp);
      return { response: await (found === null ? otherwise() : page(found)) };
    } catch (failure) {
      if (!(failure instanceof TooManyTries)) throw failure;
      return { response: await this.pages.goneStop(failure.getStatus(), 'limited'), headers: retryAfter(failure) };
    }
  }
}

/** What the customer would have to type. */
function valuesOf({ customer, email, phone, what, address, dueOn }: Renewal, renewal: string): Record<string, string> {
  const message = `Please suggest an appointment.\n\n${what}\n${address}\nDue on ${londonDate(dueOn)}`;
  return { renewal, message, name: customer, email: email ?? '', phone: phone ?? '' };
}
