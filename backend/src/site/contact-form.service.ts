import { HttpException, HttpStatus, Injectable, Logger, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { toErrorAnswer } from '../common/error.filter.js';
import { validationPipe } from '../common/validation-pipe.js';
import { CreateContactDto, isSource } from '../inquiries/contact.dto.js';
import { Env } from '../config/env.js';
import { ContactService } from '../inquiries/contact.service.js';
import type { PreparedResponse } from './answer.js';
import { SitePages } from './site-pages.service.js';

const MAX_BYTES = 64 * 1024;
const MAX_FIELDS = 30;

/** The contact form without script. Returns the page, with the input if it failed. */
@Injectable()
export class ContactForm {
  private readonly logger = new Logger(ContactForm.name);

  constructor(
    private readonly contact: ContactService,
    private readonly pages: SitePages,
    private readonly env: Env,
  ) {}

  /** Throws UnsupportedMediaTypeException (415) or PayloadTooLargeException (413). */
  async submit(request: IncomingMessage): Promise<{ response: PreparedResponse; retryAfter?: number }> {
    const values = await readForm(request);
    const source = sourceOf(request, this.env.publicUrl);
    if (source !== undefined) values['source'] = source;
    try {
      const dto = (await validationPipe.transform(values, { type: 'body', metatype: CreateContactDto })) as CreateContactDto;
      await this.contact.submit(dto, true);
      const { response } = await this.pages.contact(HttpStatus.OK, { values: {}, sent: true });
      return { response };
    } catch (failure) {
      const { statusCode, error, fields } = toErrorAnswer(failure);
      if (!(failure instanceof HttpException)) this.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
      const { response } = await this.pages.contact(statusCode, { values, error, fields });
      const retryAfter =
        failure instanceof Error && 'retryAfter' in failure && typeof failure.retryAfter === 'number' ? failure.retryAfter : undefined;
      return { response, retryAfter };
    }
  }
}

/** Returns the page that linked to the form, from the Referer. The site may have other hosts than `publicUrl`. */
function sourceOf({ headers }: IncomingMessage, publicUrl: string): string | undefined {
  const address = URL.parse(headers.referer ?? '');
  if (address?.host !== headers.host && address?.origin !== new URL(publicUrl).origin) return undefined;
  const from = address?.searchParams.get('from');
  return isSource(from) ? from : undefined;
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new UnsupportedMediaTypeException('Only the contact form can be sent to this address. To send JSON, use /api/contact.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new PayloadTooLargeException('This message is too long. Please shorten it.');
    chunks.push(chunk);
  }
  return Object.fromEntries([...new URLSearchParams(Buffer.concat(chunks).toString())].slice(0, MAX_FIELDS));
}
