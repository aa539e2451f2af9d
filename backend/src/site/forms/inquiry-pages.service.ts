import { ForbiddenException, HttpException, HttpStatus, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { toErrorResponse } from '../../platform/http/error.filter.js';
import { NoSuchRecord, TooManyTries } from '../../platform/http/errors.js';
import { validated } from '../../platform/http/validation-pipe.js';
import { TOKEN_CHARS } from '../../platform/config/crypto.js';
import { CustomerPageLimits } from '../../inquiries/customer-page/customer-page-limits.service.js';
import {
  CallBackDto,
  ContactDetailsDto,
  CustomerWordsDto,
  ErasureDto,
  PressedDto,
  SentPhotosDto,
} from '../../inquiries/customer-page/customer-page.dto.js';
import { CustomerPages } from '../../inquiries/customer-page/customer-pages.service.js';
import { CustomerPhotos } from '../../inquiries/customer-page/customer-photos.service.js';
import { InquiryLinks, type OpenLink } from '../../inquiries/customer-page/inquiry-links.service.js';
import type { PhotoSize } from '../../inquiries/photos/inquiry-photo.entity.js';
import type { FormPhoto } from '../../inquiries/photos/photo-upload.interceptor.js';
import { ErasureService } from '../../inquiries/privacy/erasure.service.js';
import { retryAfter, type Answer } from '../engine/answer.js';
import { InquirySessions } from './inquiry-sessions.service.js';
import { seeOther } from '../engine/fixed-responses.js';
import { askOnce, LikelyMisspelt } from './likely-misspelt.js';
import { readForm, textsOf } from './read-form.js';
import type { InquiryForm, InquiryPage } from '../../../render.js';
import { SitePages } from '../pages/site-pages.service.js';

const ERASED = 'deleted';
const OTHERWISE = 'Only the forms of an enquiry can be sent to this address.';

type Show = Pick<InquiryPage, 'done' | 'refused'>;

/** A form's DTO and what it does. */
interface Form<T extends object> {
  dto: new () => T;
  apply(inquiryId: string, sent: T, formKey: string, files: FormPhoto[]): Promise<void>;
}

/** The page of an enquiry for its customer: shows it, and does what its forms ask for. */
@Injectable()
export class InquiryPages {
  private readonly logger = new Logger(InquiryPages.name);
  private readonly forms: Record<InquiryForm, Form<object>>;

  constructor(
    private readonly customers: CustomerPages,
    erasure: ErasureService,
    private readonly photos: CustomerPhotos,
    private readonly links: InquiryLinks,
    private readonly sessions: InquirySessions,
    private readonly limits: CustomerPageLimits,
    private readonly pages: SitePages,
  ) {
    this.forms = {
      words: { dto: CustomerWordsDto, apply: (id, sent, key) => customers.addWords(id, sent as CustomerWordsDto, key) },
      'call-back': { dto: CallBackDto, apply: (id, sent, key) => customers.chooseCallBack(id, sent as CallBackDto, key) },
      details: { dto: ContactDetailsDto, apply: (id, sent, key) => customers.correctDetails(id, sent as ContactDetailsDto, key) },
      photos: { dto: SentPhotosDto, apply: (id, sent, key, files) => photos.add(id, sent, files, key) },
      solved: { dto: PressedDto, apply: (id, _sent, key) => customers.solve(id, key) },
      erase: { dto: ErasureDto, apply: async (id) => void (await erasure.eraseForCustomer(id)) },
    };
  }

  open(key: string, request: Request): Promise<Answer> {
    return this.answering(async () => {
      if (key.length === TOKEN_CHARS) {
        const session = await this.sessions.begin(key);
        await this.customers.view(session.link.inquiryId);
        return redirect(session.link.id, this.sessions.cookie(session));
      }
      if (key === ERASED) return { response: await this.pages.inquiry(HttpStatus.OK, { isErased: true }) };
      const session = await this.sessions.find(key, request);
      const { done } = request.query;
      return this.show(session, { done: this.isForm(done) ? done : undefined });
    });
  }

  async gone(): Promise<Answer> {
    return { response: await this.pages.goneInquiry(HttpStatus.NOT_FOUND, false) };
  }

  /** Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async submit(id: string, request: Request, files: FormPhoto[]): Promise<Answer> {
    const values = request.is('multipart/form-data') ? textsOf(request.body) : await readForm(request, OTHERWISE);
    const { form } = values;
    return this.answering(async () => {
      // Only corrected details renew the link.
      const formKey = (form === 'details' && values['formKey']) || '';
      const session = await this.sessions.find(id, request, formKey);
      try {
        const wasApplied = session.link.id !== id;
        if (!wasApplied) await this.apply(session, form, values, files);
        const renewed = (formKey && (await this.links.renewedWith(formKey))) || session;
        const target = form === 'erase' ? ERASED : `${renewed.link.id}?done=${form}#result`;
        return redirect(target, this.sessions.cookie(renewed, form === 'erase' ? 0 : undefined));
      } catch (failure) {
        if (failure instanceof NoSuchRecord) throw failure;
        if (failure instanceof LikelyMisspelt) {
          const { message: error, question } = failure;
          return await this.show(session, { refused: { form: 'details', error, values, question } });
        }
        const { statusCode, error, fields } = toErrorResponse(failure);
        if (!(failure instanceof HttpException)) this.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
        const refused = { form: this.isForm(form) ? form : 'words', error, fields, values } as const;
        const { response, headers } = await this.show(session, { refused }, statusCode);
        return { response, headers: { ...headers, ...retryAfter(failure) } };
      }
    }, values['text']);
  }

  /** Returns a JPEG of the customer's own. Throws NoSuchRecord (404), TooManyTries (429). */
  async photo(id: string, photoId: string, size: PhotoSize, request: Request): Promise<Readable> {
    const { link } = await this.sessions.find(id, request);
    return this.photos.read(link.inquiryId, photoId, size);
  }

  /** Returns a file that went with an answer. Throws NoSuchRecord (404), TooManyTries (429). */
  async file(id: string, fileId: string, request: Request): ReturnType<CustomerPhotos['open']> {
    const { link } = await this.sessions.find(id, request);
    return this.photos.open(link.inquiryId, fileId);
  }

  /** Shows the same page for every link that does not work, and another one for those after too many. */
  private async answering(work: () => Promise<Answer>, typed?: string): Promise<Answer> {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof NoSuchRecord || failure instanceof TooManyTries)) throw failure;
      const status = failure.getStatus();
      const isLimited = failure instanceof TooManyTries;
      const page = typed
        ? this.pages.inquiry(status, { typed, ...(isLimited && { isLimited }) })
        : this.pages.goneInquiry(status, isLimited);
      return { response: await page, headers: retryAfter(failure) };
    }
  }

  private async show(session: OpenLink, show: Show, status = HttpStatus.OK as number): Promise<Answer> {
    const { link } = session;
    const path = `/e/${link.id}`;
    const { inquiryId } = link;
    const [view, { ids, upload }, sent] = await Promise.all([
      this.customers.view(inquiryId),
      this.photos.of(inquiryId),
      this.photos.sent(inquiryId),
    ]);
    const entries = view.entries.map(({ id, ...entry }) => {
      const files = sent.get(id ?? '') ?? [];
      return { ...entry, files: files.map((file) => ({ name: file.fileName ?? 'file', path: `${path}/files/${file.id}` })) };
    });
    const photos = ids.map((id) => ({ full: `${path}/photos/${id}`, small: `${path}/photos/${id}/small` }));
    const page: InquiryPage = { ...view, ...show, entries, path, photos, upload, formKey: this.sessions.newFormKey(session.token) };
    return { response: await this.pages.inquiry(status, page), headers: { 'Set-Cookie': this.sessions.cookie(session) } };
  }

  private async apply(session: OpenLink, name: string | undefined, values: Record<string, string>, files: FormPhoto[]): Promise<void> {
    const formKey = values['formKey'] ?? '';
    if (!this.isForm(name) || !this.sessions.isOwn(formKey, session.token))
      throw new ForbiddenException('This was not sent from this page, or the page is too old. Please check it and send it again.');
    const form = this.forms[name];
    const ask = askOnce(values);
    const sent = await validated(values, form.dto);
    if (sent instanceof ContactDetailsDto) ask(sent);
    const { inquiryId } = session.link;
    await this.limits.change(inquiryId);
    await form.apply(inquiryId, sent, formKey, files);
  }

  private isForm(name: unknown): name is InquiryForm {
    return typeof name === 'string' && Object.hasOwn(this.forms, name);
  }
}

/** `target`: below '/e/'. */
const redirect = async (target: string, cookie: string): Promise<Answer> => ({
  response: await seeOther(`/e/${target}`, { 'Referrer-Policy': 'no-referrer' }),
  headers: { 'Set-Cookie': cookie },
});
