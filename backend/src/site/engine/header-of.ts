import type { IncomingMessage } from 'node:http';

/** A header as in `request.headers`, which takes longer to make for all headers of a browser than all else that the site does to send a cached page. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const { rawHeaders } = request;
  let value: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const sent = rawHeaders[i];
    if (sent?.length !== name.length || sent.toLowerCase() !== name) continue;
    // Node decides which counts, or joins them.
    if (value !== undefined) return String(request.headers[name]);
    value = rawHeaders[i + 1];
  }
  return value;
}
