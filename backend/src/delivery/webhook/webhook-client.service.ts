import { Injectable } from '@nestjs/common';
import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from '../../platform/http/public-address.js';

/** Allows public addresses over https only. A class, so that tests can replace it; no setting changes it. */
@Injectable()
export class WebhookReach {
  accepts: (ip: string) => boolean = isPublicAddress;
  protocols: readonly string[] = ['https:'];
  resolve: (host: string, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void = (host, done) =>
    lookup(host, { all: true }, done);
  timeoutMs = 10_000;
}

export interface WebhookResponse {
  status: number;
  /** The beginning of the body. */
  body: string;
}

/** Its message is a sentence for staff. */
export class WebhookFailure extends Error {}

const MAX_RESPONSE_BYTES = 1_000;
/** In the sentences below. */
const NAME = 'webhook address';
const REFUSED = 'The webhook address leads to a private or reserved network address, which is not allowed.';
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name of the webhook address cannot be found.',
  EAI_AGAIN: 'The host name of the webhook address cannot be found at the moment.',
};

/** Redirects are not followed, because they could lead anywhere. */
@Injectable()
export class WebhookClient {
  constructor(private readonly reach: WebhookReach) {}

  /** Throws WebhookFailure if there is no response. `named`: what its sentence calls the address. */
  async post(url: URL, body: string | Buffer, headers: Record<string, string>, stop?: AbortSignal, named = NAME): Promise<WebhookResponse> {
    const literal = literalAddress(url);
    if (!this.reach.protocols.includes(url.protocol)) throw new WebhookFailure(`The ${named} must start with https://.`);
    // Node does not look up literal addresses.
    if (literal !== null && !this.reach.accepts(literal)) throw new WebhookFailure(REFUSED.replace(NAME, named));
    const timeout = AbortSignal.timeout(this.reach.timeoutMs);
    try {
      return await this.send(url, body, headers, AbortSignal.any([timeout, ...(stop ? [stop] : [])]));
    } catch (error) {
      throw new WebhookFailure(this.reasonOf(error, timeout.aborted).replace(NAME, named));
    }
  }

  private send(url: URL, body: string | Buffer, headers: Record<string, string>, signal: AbortSignal): Promise<WebhookResponse> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const length = String(Buffer.byteLength(body));
    return new Promise((resolve, reject) => {
      const call = request(
        url,
        // No shared agent: a reused connection would skip the check.
        { method: 'POST', headers: { ...headers, 'Content-Length': length }, lookup: this.checkedLookup, agent: false, signal },
        (response) => void readResponse(response).then(resolve, reject),
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  /** Returns only checked addresses, so that the connection goes to what was checked. */
  private readonly checkedLookup: LookupFunction = (host, options, done) => {
    this.reach.resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new WebhookFailure(REASONS['ENOTFOUND']), '');
      if (!addresses.every(({ address }) => this.reach.accepts(address))) return done(new WebhookFailure(REFUSED), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

  private reasonOf(error: unknown, isLate: boolean): string {
    if (error instanceof WebhookFailure) return error.message;
    if (isLate) return `The receiver did not respond within ${this.reach.timeoutMs / 1000} seconds.`;
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    if (reason) return reason;
    return /CERT|SIGNATURE|ALTNAME/.test(code)
      ? `The certificate of the receiver is not valid (${code}).`
      : 'Nothing responded as expected at the webhook address.';
  }
}

/** Drops the connection after the beginning of the body. */
async function readResponse(response: IncomingMessage): Promise<WebhookResponse> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop destroys the response.
    if (bytes >= MAX_RESPONSE_BYTES) break;
  }
  const body = Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8');
  return { status: response.statusCode ?? 0, body: body.replace(/[\s\p{Cc}]+/gu, ' ').trim() };
}
