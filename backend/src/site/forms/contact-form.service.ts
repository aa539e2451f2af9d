import { ConflictException, HttpException, HttpStatus, Injectable, Logger, PayloadTooLargeException, type Type } from '@nestjs/common';
import type { Request } from 'express';
import type { IncomingMessage } from 'node:http';
import { toErrorResponse } from '../../platform/http/error.filter.js';
import { cleanText } from '../../platform/words/text.js';
import { validated } from '../../platform/http/validation-pipe.js';
import { CreateContactDto, DataComplaintDto, isSource, RingBackDto } from '../../inquiries/reception/contact.dto.js';
import { Env } from '../../platform/config/env.js';
import { CallBackDto } from '../../inquiries/customer-page/customer-page.dto.js';
import { UploadKeys } from '../../inquiries/photos/upload-keys.service.js';
import { ContactService } from '../../inquiries/reception/contact.service.js';
import { InquiryPhotos } from '../../inquiries/photos/inquiry-photos.service.js';
import { MAX_PHOTOS, TOO_MANY_PHOTOS } from '../../inquiries/photos/max-photos.js';
import { PHOTO_TOO_LARGE, type FormPhoto } from '../../inquiries/photos/photo-upload.interceptor.js';
import { retryAfter, type Answer } from '../engine/answer.js';
import { askOnce, LikelyMisspelt } from './likely-misspelt.js';
import { readForm, textsOf } from './read-form.js';
import type { ContactForm as ContactFormState, FormPhotos, SentInquiry } from '../../../render.js';
import { SitePages } from '../pages/site-pages.service.js';

const OTHERWISE = 'Only the contact form can be sent to this address. To send JSON, use /api/contact.';

/** The contact form without script. Returns the page, with the input if it failed. */
@Injectable()
export class ContactForm {
  private readonly logger = new Logger(ContactForm.name);

  constructor(
    private readonly contact: ContactService,
    private readonly photos: InquiryPhotos,
    private readonly uploadKeys: UploadKeys,
    private readonly pages: SitePages,
    private readonly env: Env,
  ) {}

  /** Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async submit(request: Request, files: FormPhoto[] = []): Promise<Answer> {
    const values = request.is('multipart/form-data') ? textsOf(request.body) : await readForm(request, OTHERWISE);
    const ask = askOnce(values);
    const store = (dto: CreateContactDto) => {
      ask(dto);
      return this.contact.submit({ ...dto, photos: Math.min(files.length, MAX_PHOTOS) }, true);
    };
    return this.send(request, { values }, CreateContactDto, store, files);
  }

  /** 'Ring me back'. Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async ringBack(request: Request): Promise<Answer> {
    const form = { values: await readForm(request, OTHERWISE), isRingBack: true as const };
    return this.send(request, form, RingBackDto, (wish) => this.contact.ringBack(wish, true));
  }

  /** A complaint about personal data. Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async complain(request: Request): Promise<Answer> {
    const form = { values: await readForm(request, OTHERWISE), isComplaint: true as const };
    const ask = askOnce(form.values);
    return this.send(request, form, DataComplaintDto, (complaint) => {
      ask(complaint);
      return this.contact.complain(complaint, true);
    });
  }

  private async send<T>(
    request: Request,
    form: ContactFormState,
    dto: Type<T>,
    store: (sent: T) => Promise<SentInquiry>,
    files: FormPhoto[] = [],
  ): Promise<Answer> {
    const { values } = form;
    const source = sourceOf(request, this.env.publicUrl);
    if (source !== undefined) values['source'] = source;
    try {
      const sent = await store(await validated(values, dto));
      const photos = files.length ? await this.addPhotos(sent.id, files) : undefined;
      return { response: await this.pages.contact(HttpStatus.OK, { ...form, values: {}, sent, photos }) };
    } catch (failure) {
      if (failure instanceof LikelyMisspelt) {
        const photos = files.length ? { taken: 0, refused: [] } : undefined;
        return { response: await this.pages.contact(HttpStatus.OK, { ...form, question: failure.question, photos }) };
      }
      return this.refuse(failure, { ...form, photos: files.length ? { taken: 0, refused: [] } : undefined });
    }
  }

  /** The choice of a call after sending. Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async chooseCallBack(request: Request): Promise<Answer> {
    const { id = '', uploadKey, window } = await readForm(request, OTHERWISE);
    let sent: SentInquiry | undefined;
    try {
      this.uploadKeys.check(id, uploadKey);
      sent = await this.contact.sent(id);
      const choice = await validated({ window }, CallBackDto);
      sent = await this.contact.chooseCallBack(id, choice);
      return { response: await this.pages.contact(HttpStatus.OK, { values: {}, sent }) };
    } catch (failure) {
      return this.refuse(failure, { values: {}, sent });
    }
  }

  /** Shows the form with what was typed, and why it was refused. */
  private async refuse(failure: unknown, form: ContactFormState): Promise<Answer> {
    const { statusCode, error, fields } = toErrorResponse(failure);
    this.log(failure);
    return { response: await this.pages.contact(statusCode, { ...form, error, fields }), headers: retryAfter(failure) };
  }

  /** The enquiry is stored already: a photo that fails is named in the response. */
  private async addPhotos(id: string, files: FormPhoto[]): Promise<FormPhotos> {
    const done: FormPhotos = { taken: 0, refused: [] };
    for (const [index, { originalname, buffer }] of files.entries()) {
      try {
        if (index >= MAX_PHOTOS) throw new ConflictException(TOO_MANY_PHOTOS);
        if (!buffer) throw new PayloadTooLargeException(PHOTO_TOO_LARGE);
        await this.photos.add(id, buffer);
        done.taken++;
      } catch (failure) {
        this.log(failure);
        done.refused.push({ name: nameOf(originalname), error: toErrorResponse(failure).error });
      }
    }
    return done;
  }

  private log(failure: unknown): void {
    if (!(failure instanceof HttpException)) this.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
  }
}

/** Returns the page that linked to the form, from the Referer. The site may have other hosts than `publicUrl`. */
function sourceOf({ headers }: IncomingMessage, publicUrl: string): string | undefined {
  const address = URL.parse(headers.referer ?? '');
  if (address?.host !== headers.host && address?.origin !== new URL(publicUrl).origin) return undefined;
  const from = address?.searchParams.get('from');
  return isSource(from) ? from : undefined;
}

const MAX_NAME = 80;

/** The file's name without its path. */
const nameOf = (original: string): string =>
  cleanText((original.split(/[/\\]/).at(-1) ?? '').slice(-MAX_NAME)).replace(/\s+/g, ' ') || 'A photo';
