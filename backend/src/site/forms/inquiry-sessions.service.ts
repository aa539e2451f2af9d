import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { cookieName, cookieOf, isSecure } from '../../platform/http/cookies.js';
import { HOUR_MS } from '../../platform/time/durations.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { isSameSecret, keyedHash, TOKEN_CHARS } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import { CustomerPageLimits } from '../../inquiries/customer-page/customer-page-limits.service.js';
import { InquiryLinks, type OpenLink } from '../../inquiries/customer-page/inquiry-links.service.js';

const LONGEST_ID = 36;
const COOKIE_S = (2 * HOUR_MS) / 1000;

/** Moves the token from the mail's link into a cookie of that page, so that the address shown does not contain it. */
@Injectable()
export class InquirySessions {
  constructor(
    private readonly links: InquiryLinks,
    private readonly limits: CustomerPageLimits,
    private readonly secrets: Secrets,
    private readonly env: Env,
  ) {}

  /** With the token of the mail. Throws NoSuchRecord (404). */
  async begin(token: string): Promise<OpenLink> {
    const link = await this.limits.guess(() => this.links.find(token));
    if (!link) throw new NoSuchRecord('enquiry');
    return { link, token };
  }

  /** Returns the new link if a form with this key has renewed the former one. Throws NoSuchRecord (404) without the cookie of this link. */
  async find(id: string, { headers }: Request, formKey = ''): Promise<OpenLink> {
    const token = id.length <= LONGEST_ID ? cookieOf(headers.cookie, this.cookieOf(id)) : undefined;
    const link = token?.length === TOKEN_CHARS ? await this.limits.guess(() => this.links.find(token)) : null;
    if (token && link?.id === id) return { link, token };
    const renewed = token && this.isOwn(formKey, token) ? await this.links.renewedWith(formKey) : null;
    if (!renewed) throw new NoSuchRecord('enquiry');
    return renewed;
  }

  /** A random part, which makes each rendered form take effect once, and a signature that only this page can have. */
  newFormKey(token: string): string {
    const id = randomUUID();
    return `${id}.${this.signature(id, token)}`;
  }

  isOwn(formKey: string, token: string): boolean {
    if (formKey.length > 100) return false;
    const [id = ''] = formKey.split('.', 1);
    return isSameSecret(formKey, `${id}.${this.signature(id, token)}`);
  }

  private signature(id: string, token: string): string {
    return keyedHash(this.secrets.key, 'enquiry-form', `${token} ${id}`);
  }

  /** Lax, because the link in the mail leads here from another site. */
  cookie({ link, token }: OpenLink, seconds = COOKIE_S): string {
    const secure = isSecure(this.env) ? '; Secure' : '';
    return `${this.cookieOf(link.id)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** Of one page, so that two enquiries can be open at once. */
  private cookieOf(id: string): string {
    return cookieName(`enquiry-${id}`, this.env);
  }
}
