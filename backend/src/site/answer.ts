import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import type { HeaderSet } from './headers.js';
import { matchesEtag, preferredEncoding, type Encoding } from './negotiation.js';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzipCompress);

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
/** Below this a body fits into one packet anyway. */
const WORTH_COMPRESSING_BYTES = 600;

interface Variant {
  body: Buffer;
  etag: string | undefined;
  /** Names and values in turn, as writeHead takes them without further work. */
  head: string[];
  notModified: string[];
}

/** A finished answer: status, headers and every encoding of the body, made once and sent as often as is asked. */
export interface Answer {
  status: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  bytes: number;
  /** Path under which its views are counted; absent when it is no page. */
  page?: string;
}

export type Compressed = Record<Exclude<Encoding, 'identity'>, Buffer>;

export interface Content {
  status?: number;
  /** With Content-Type. */
  headers: HeaderSet;
  body: string | Buffer;
  /** 1 to 11; 5 is made in milliseconds. */
  brotliQuality?: number;
  /** The body as it was compressed before. */
  encoded?: Compressed;
}

/** Only what was found has an ETag: there is nothing to revalidate about an error. */
export async function makeAnswer({ status = 200, headers, body, brotliQuality = 5, encoded }: Content): Promise<Answer> {
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const compresses = identity.length >= WORTH_COMPRESSING_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  const hash = status === 200 ? createHash('sha256').update(identity).digest('base64url').slice(0, 22) : undefined;
  const variant = (encoding: Encoding, encoded: Buffer): Variant => {
    const etag = hash && `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const notModified = Object.entries({ ...headers, ...(compresses && { Vary: 'Accept-Encoding' }), ...(etag && { ETag: etag }) })
      .filter(([name]) => name !== 'Content-Type')
      .flat();
    const about = { 'Content-Type': headers['Content-Type'], 'Content-Encoding': encoding === 'identity' ? undefined : encoding };
    const present = Object.entries(about).flatMap(([name, value]) => (value ? [name, value] : []));
    return { body: encoded, etag, head: [...present, 'Content-Length', String(encoded.length), ...notModified], notModified };
  };
  const variants: Answer['variants'] = { identity: variant('identity', identity) };
  if (compresses) {
    const { br, gzip } = encoded ?? (await compress(identity, brotliQuality));
    variants.br = variant('br', br);
    variants.gzip = variant('gzip', gzip);
  }
  return { status, variants, bytes: Object.values(variants).reduce((sum, { body: { length } }) => sum + length, 0) };
}

async function compress(body: Buffer, brotliQuality: number): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzip] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body)]);
  return { br, gzip };
}

/** Sends it in the encoding that the request prefers, or 304 when the caller has it already. */
export function send(request: IncomingMessage, response: ServerResponse, { status, variants }: Answer): void {
  const variant = variants[preferredEncoding(request.headers['accept-encoding'])] ?? variants.identity;
  const seen = request.headers['if-none-match'];
  if (seen !== undefined && variant.etag && matchesEtag(seen, variant.etag)) response.writeHead(304, variant.notModified).end();
  else response.writeHead(status, variant.head).end(request.method === 'HEAD' ? undefined : variant.body);
}
