/** Longer ones belong to nothing on the site. */
const MAX_LENGTH = 1000;
/** What advertisements and newsletters append; no page reads it, so it must not cost a render. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)$/;

/** Where a request for a page leads. */
export interface Address {
  /** Decoded, lower case, without a trailing slash: what the redirects are looked up by. */
  path: string;
  /** The one address of this page, percent-encoded; always begins with exactly one slash. */
  canonical: string;
  /** With its question mark, as it was sent, or ''. */
  query: string;
}

/** Path and query of a request's target, which may be a whole URL when it went through a proxy. */
export function splitTarget(target: string): { path: string; query: string } {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0].length ?? 0;
  const rest = target.slice(origin).split('#', 1)[0] ?? '';
  const mark = rest.indexOf('?');
  const path = mark < 0 ? rest : rest.slice(0, mark);
  return { path: path || '/', query: mark < 0 ? '' : rest.slice(mark) };
}

/** Undefined for what can be no page's address: undecodable, with control characters, backslashes or dot segments, or endless. */
export function readAddress(path: string, query: string): Address | undefined {
  if (!path.startsWith('/') || path.length > MAX_LENGTH) return undefined;
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => /[\p{Cc}/\\]/u.test(segment) || /^\.{1,2}$/.test(segment))) return undefined;
    const lower = segments.map((segment) => segment.toLowerCase());
    return { path: `/${lower.join('/')}`, canonical: `/${lower.map(encodeURIComponent).join('/')}`, query };
  } catch {
    return undefined;
  }
}

/** The query without what only counts clicks; '' when nothing is left. */
export function withoutTracking(query: string): string {
  if (query.length < 2) return '';
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => pair && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return kept.length ? `?${kept.join('&')}` : '';
}
