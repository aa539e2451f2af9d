export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** In the order in which they are preferred. */
export type Encoding = (typeof ENCODINGS)[number];

const REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

function weights(header: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) result.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return result;
}

function choose(header: string): Encoding {
  const given = weights(header);
  const any = given.get('*');
  const weightOf = (encoding: Encoding) => given.get(encoding) ?? any ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  let best: Encoding = 'identity';
  for (const encoding of ENCODINGS.toReversed()) if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding;
  return best;
}

/** The encoding that Accept-Encoding prefers; of those it likes equally, the smallest body. Refusing all of them gives identity. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = choose(header);
  // Browsers send a handful of them; what hostile clients make up must not fill the memory.
  if (remembered.size < REMEMBERED && header.length < 200) remembered.set(header, encoding);
  return encoding;
}

/** Whether If-None-Match names this ETag: `*`, or a list with strong and weak tags, compared weakly (RFC 9110, 13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  const tags = header.match(/"[^"]*"/g);
  return tags !== null && tags.includes(etag);
}
