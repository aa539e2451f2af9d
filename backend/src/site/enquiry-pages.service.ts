import { ForbiddenException, HttpException, HttpStatus, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { cookieName, cookieOf, isSecure } from '../platform/common/cookies.js';
import { HOUR_MS } from '../platform/common/durations.js';
import { toErrorAnswer } from '../platform/common/error.filter.js';
import { NoSuchRecord, TooManyTries } from '../platform/common/errors.js';
import { validationPipe } from '../platform/common/validation-pipe.js';
import { keyedHash, TOKEN_CHARS } from '../platform/config/crypto.js';
import { Env } from '../platform/config/env.js';
import { Secrets } from '../platform/config/secrets.js';
import { CustomerPageLimits } from '../inquiries/customer-page/customer-page-limits.service.js';
import { CallBackDto, ContactDetailsDto, CustomerWordsDto, ErasureDto, PressedDto } from '../inquiries/customer-page/customer-page.dto.js';
import { CustomerPages } from '../inquiries/customer-page/customer-pages.service.js';
import { CustomerPhotos } from '../inquiries/customer-page/customer-photos.service.js';
import { EnquiryLinks, type OpenLink } from '../inquiries/customer-page/enquiry-links.service.js';
import type { FormPhoto } from '../inquiries/photos/photo-upload.interceptor.js';
import { ErasureService } from '../inquiries/privacy/erasure.service.js';
import { prepareResponse, send } from './answer.js';
import { API_HEADERS } from './headers.js';
import { readForm, textsOf } from './read-form.js';
import type { EnquiryForm, EnquiryPage } from './render.js';
import { SitePages } from './site-pages.service.js';

const ERASED = 'deleted';
const OTHERWISE = 'Only the forms of an enquiry can be sent to this address.';
const LONGEST_ID = 36;
const COOKIE_S = (2 * HOUR_MS) / 1000;

type Show = Pick<EnquiryPage, 'done' | 'refused'>;

/** A form's DTO and what it does. */
interface Form<T extends object> {
  dto: new () => T;
  apply(inquiryId: string, sent: T, formKey: string, files: FormPhoto[]): Promise<void>;
}

/** The token is in the mail's link and then in a cookie of this one page, never in the address that is shown. */
@Injectable()
export class EnquiryPages {
  private readonly logger = new Logger(EnquiryPages.name);
  private readonly forms: Record<EnquiryForm, Form<object>>;

  constructor(
    private readonly customers: CustomerPages,
    erasure: ErasureService,
    photos: CustomerPhotos,
    private readonly links: EnquiryLinks,
    private readonly limits: CustomerPageLimits,
    private readonly pages: SitePages,
    private readonly secrets: Secrets,
    private readonly env: Env,
  ) {
    this.forms = {
      words: { dto: CustomerWordsDto, apply: (id, sent, key) => customers.addWords(id, sent as CustomerWordsDto, key) },
      'call-back': { dto: CallBackDto, apply: (id, sent, key) => customers.chooseCallBack(id, sent as CallBackDto, key) },
      details: { dto: ContactDetailsDto, apply: (id, sent, key) => customers.correctDetails(id, sent as ContactDetailsDto, key) },
      photos: { dto: PressedDto, apply: (id, _sent, key, files) => photos.add(id, files, key) },
      solved: { dto: PressedDto, apply: (id, _sent, key) => customers.solve(id, key) },
      erase: { dto: ErasureDto, apply: async (id) => void (await erasure.eraseForCustomer(id)) },
    };
  }

  async open(key: string, request: Request, response: Response): Promise<void> {
    await this.answering(request, response, async () => {
      if (key.length === TOKEN_CHARS) return this.enter(key, request, response);
      if (key === ERASED) return send(request, response, await this.pages.enquiry(HttpStatus.OK, { isErased: true }));
      const session = await this.session(key, request);
      const { done } = request.query;
      await this.show(session, { done: this.isForm(done) ? done : undefined }, request, response);
    });
  }

  /** Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async submit(id: string, request: Request, response: Response, files: FormPhoto[]): Promise<void> {
    const values = request.is('multipart/form-data') ? textsOf(request.body) : await readForm(request, OTHERWISE);
    await this.answering(
      request,
      response,
      async () => {
        const { form } = values;
        // Only corrected details renew the link.
        const formKey = (form === 'details' && values['formKey']) || '';
        const session = await this.session(id, request, formKey);
        try {
          const wasApplied = session.link.id !== id;
          if (!wasApplied) await this.apply(session, form, values, files);
          const { link, token } = (formKey && (await this.links.renewedWith(formKey))) || session;
          const target = form === 'erase' ? ERASED : `${link.id}?done=${form}#result`;
          return redirect(`/e/${target}`, request, response, this.cookie({ link, token }, form === 'erase' ? 0 : COOKIE_S));
        } catch (failure) {
          if (failure instanceof NoSuchRecord) throw failure;
          const { statusCode, error, fields } = toErrorAnswer(failure);
          if (!(failure instanceof HttpException))
            this.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
          setRetryAfter(failure, response);
          const refused = { form: this.isForm(form) ? form : 'words', error, fields, values } as const;
          await this.show(session, { refused }, request, response, statusCode);
        }
      },
      values['text'],
    );
  }

  /** Shows the same page for every link that does not work. */
  private async answering(request: Request, response: Response, work: () => Promise<void>, typed?: string): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof NoSuchRecord || failure instanceof TooManyTries)) throw failure;
      setRetryAfter(failure, response);
      const status = failure.getStatus();
      send(request, response, typed ? await this.pages.enquiry(status, { typed }) : await this.pages.goneEnquiry(status));
    }
  }

  private async enter(token: string, request: Request, response: Response): Promise<void> {
    const link = await this.limits.guess(() => this.links.find(token));
    if (!link) throw new NoSuchRecord('enquiry');
    await this.customers.view(link.inquiryId);
    await redirect(`/e/${link.id}`, request, response, this.cookie({ link, token }));
  }

  /** Returns the new link if a form with this key has renewed the former one. Throws NoSuchRecord (404) without the cookie of this link. */
  private async session(id: string, { headers }: Request, formKey = ''): Promise<OpenLink> {
    const token = id.length <= LONGEST_ID ? cookieOf(headers.cookie, this.cookieOf(id)) : undefined;
    const link = token?.length === TOKEN_CHARS ? await this.limits.guess(() => this.links.find(token)) : null;
    if (token && link?.id === id) return { link, token };
    const renewed = token && this.isOwn(formKey, token) ? await this.links.renewedWith(formKey) : null;
    if (!renewed) throw new NoSuchRecord('enquiry');
    return renewed;
  }

  private async show(session: OpenLink, show: Show, request: Request, response: Response, status = HttpStatus.OK as number): Promise<void> {
    const { link } = session;
    const view = await this.customers.view(link.inquiryId);
    const page: EnquiryPage = { ...view, ...show, path: `/e/${link.id}`, formKey: this.newFormKey(session.token) };
    response.setHeader('Set-Cookie', this.cookie(session));
    send(request, response, await this.pages.enquiry(status, page));
  }

  private async apply(session: OpenLink, name: string | undefined, values: Record<string, string>, files: FormPhoto[]): Promise<void> {
    const formKey = values['formKey'] ?? '';
    if (!this.isForm(name) || !this.isOwn(formKey, session.token))
      throw new ForbiddenException('This was not sent from this page, or the page is too old. Please check it and send it again.');
    const form = this.forms[name];
    const sent = (await validationPipe.transform(values, { type: 'body', metatype: form.dto })) as object;
    const { inquiryId } = session.link;
    await this.limits.change(inquiryId);
    await form.apply(inquiryId, sent, formKey, files);
  }

  private isForm(name: unknown): name is EnquiryForm {
    return typeof name === 'string' && Object.hasOwn(this.forms, name);
  }

  /** A random part, which makes each rendered form take effect once, and a signature that only this page can have. */
  private newFormKey(token: string): string {
    const id = randomUUID();
    return `${id}.${this.signature(id, token)}`;
  }

  private isOwn(formKey: string, token: string): boolean {
    if (formKey.length > 100) return false;
    const [id = ''] = formKey.split('.', 1);
    const [given, own] = [Buffer.from(formKey), Buffer.from(`${id}.${this.signature(id, token)}`)];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private signature(id: string, token: string): string {
    return keyedHash(this.secrets.key, 'enquiry-form', `${token} ${id}`);
  }

  /** Lax, because the link in the mail leads here from another site. */
  private cookie({ link, token }: OpenLink, seconds = COOKIE_S): string {
    const secure = isSecure(this.env) ? '; Secure' : '';
    return `${this.cookieOf(link.id)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** Of one page, so that two enquiries can be open at once. */
  private cookieOf(id: string): string {
    return cookieName(`enquiry-${id}`, this.env);
  }
}

function setRetryAfter(failure: unknown, response: Response): void {
  if (failure instanceof TooManyTries) response.setHeader('Retry-After', failure.retryAfter);
}

async function redirect(path: string, request: Request, response: Response, cookie: string): Promise<void> {
  const headers = {
    ...API_HEADERS,
    Location: path,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
  response.setHeader('Set-Cookie', cookie);
  send(request, response, await prepareResponse({ status: HttpStatus.SEE_OTHER, headers, body: '' }));
}
