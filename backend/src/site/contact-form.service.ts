import { HttpException, HttpStatus, Injectable, Logger, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { toErrorAnswer } from '../common/error.filter.js';
import { validationPipe } from '../common/validation-pipe.js';
import { CreateContactDto } from '../inquiries/contact.dto.js';
import { Env } from '../config/env.js';
import { ContactService } from '../inquiries/contact.service.js';
import type { Answer } from './answer.js';
import { pageThatLedHere } from './page-that-led-here.js';
import { SitePages } from './site-pages.service.js';

const MAX_BYTES = 64 * 1024;
/** As many as the form has, and room. */
const MAX_FIELDS = 30;

/** The contact form of a browser without script: answers with the page, which keeps what was typed. */
@Injectable()
export class ContactForm {
  private readonly logger = new Logger(ContactForm.name);

  constructor(
    private readonly contact: ContactService,
    private readonly pages: SitePages,
    private readonly env: Env,
  ) {}

  /** @throws UnsupportedMediaTypeException (415), PayloadTooLargeException (413) */
  async submit(request: IncomingMessage): Promise<{ answer: Answer; retryAfter?: number }> {
    const values = await readForm(request);
    const source = pageThatLedHere(request, this.env.publicUrl);
    if (source !== undefined) values['source'] = source;
    try {
      const dto = (await validationPipe.transform(values, { type: 'body', metatype: CreateContactDto })) as CreateContactDto;
      await this.contact.submit(dto, true);
      const { answer } = await this.pages.contact(HttpStatus.OK, { values: {}, sent: true });
      return { answer };
    } catch (failure) {
      const { statusCode, error, fields } = toErrorAnswer(failure);
      if (!(failure instanceof HttpException)) this.logger.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
      const { answer } = await this.pages.contact(statusCode, { values, error, fields });
      const retryAfter =
        failure instanceof Error && 'retryAfter' in failure && typeof failure.retryAfter === 'number' ? failure.retryAfter : undefined;
      return { answer, retryAfter };
    }
  }
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new UnsupportedMediaTypeException('This address takes the contact form only; programs send JSON to /api/contact.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new PayloadTooLargeException('That is too much for one message. Please shorten it.');
    chunks.push(chunk);
  }
  return Object.fromEntries([...new URLSearchParams(Buffer.concat(chunks).toString())].slice(0, MAX_FIELDS));
}
