import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 64 * 1024;
const MAX_FIELDS = 30;

/** Returns the fields of a form sent without script. Throws UnsupportedMediaTypeException (415) with `otherwise`, PayloadTooLargeException (413). */
export async function readForm(request: IncomingMessage, otherwise: string): Promise<Record<string, string>> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new UnsupportedMediaTypeException(otherwise);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new PayloadTooLargeException('This message is too long. Please shorten it.');
    chunks.push(chunk);
  }
  return Object.fromEntries([...new URLSearchParams(Buffer.concat(chunks).toString())].slice(0, MAX_FIELDS));
}

/** Returns the text fields of a multipart body. */
export function textsOf(body: unknown): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body).slice(0, MAX_FIELDS) : [];
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
