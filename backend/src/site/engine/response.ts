import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { headerOf } from './header-of.js';
import type { HeaderSet } from './headers.js';
import { LRUCache } from 'lru-cache';

import Negotiator from 'negotiator';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const LONGEST_HEADER = 200;

/** The library's types lack its options. */
interface EncodingChoice {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

function choose(header: string): Encoding {
  const choice: EncodingChoice = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = choice.encoding(ENCODINGS, { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
}

const chosen = new LRUCache<string, Encoding>({ max: 100, memoMethod: choose });

/** Returns the preferred encoding, or `identity` if Accept-Encoding refuses all. */
export function preferredEncoding(header: string | undefined): Encoding {
  return header && header.length <= LONGEST_HEADER ? chosen.memo(header) : 'identity';
}

/** `*`, or a list of tags that are compared weakly (RFC 9110, 13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  const tags = header.match(/"[^"]*"/g);
  return tags !== null && tags.includes(etag);
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzipCompress);

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
/** A smaller body fits into one packet. */
const WORTH_COMPRESSING_BYTES = 600;

interface Variant {
  body: Buffer;
  etag: string | undefined;
  /** Names and values in turn, for writeHead. */
  head: string[];
  notModified: string[];
}

/** A response with all encodings, prepared once and sent often. */
export interface PreparedResponse {
  status: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  bytes: number;
  /** Path of a page whose views are counted. */
  page?: string;
  /** Target of a redirect. */
  location?: string;
  /** Names of the parameters that the redirect is for, which its target does not get. */
  matched?: readonly string[];
}

export type Compressed = Record<Exclude<Encoding, 'identity'>, Buffer>;

export interface Content {
  status?: number;
  headers: HeaderSet;
  body: string | Buffer;
  /** 1 to 11; 5 takes milliseconds. */
  brotliQuality?: number;
  encoded?: Compressed;
}

/** Only status 200 has an ETag. */
export async function prepareResponse({ status = 200, headers, body, brotliQuality = 5, encoded }: Content): Promise<PreparedResponse> {
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
  const variants: PreparedResponse['variants'] = { identity: variant('identity', identity) };
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

/** Sends the preferred encoding, or 304. */
export function send(request: IncomingMessage, response: ServerResponse, { status, variants }: PreparedResponse): void {
  const variant = variants[preferredEncoding(headerOf(request, 'accept-encoding'))] ?? variants.identity;
  const seen = headerOf(request, 'if-none-match');
  if (seen !== undefined && variant.etag && matchesEtag(seen, variant.etag)) response.writeHead(304, variant.notModified).end();
  else response.writeHead(status, variant.head).end(request.method === 'HEAD' ? undefined : variant.body);
}
