const MAX_LENGTH = 1000;
/** Added by advertisements and newsletters. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)$/;

export interface Address {
  /** Decoded, lower case, without a trailing slash: the key for redirects. */
  path: string;
  /** The page's only URL path, percent-encoded, with exactly one leading slash. */
  canonical: string;
  /** With its question mark, as sent, or ''. */
  query: string;
}

/** Accepts absolute URLs too, which proxies send. */
export function splitTarget(target: string): { path: string; query: string } {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0].length ?? 0;
  const rest = target.slice(origin).split('#', 1)[0] ?? '';
  const mark = rest.indexOf('?');
  const path = mark < 0 ? rest : rest.slice(0, mark);
  return { path: path || '/', query: mark < 0 ? '' : rest.slice(mark) };
}

/** Returns undefined for invalid paths: undecodable, too long, or with control characters, backslashes or dot segments. */
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

const parametersOf = (query: string): string[] => query.slice(1).split('&').filter(Boolean);
const isTracking = (parameter: string): boolean => TRACKING.test(parameter.split('=', 1)[0] ?? '');

export function withoutTracking(query: string): string {
  const kept = parametersOf(query).filter((parameter) => !isTracking(parameter));
  return kept.length ? `?${kept.join('&')}` : '';
}

/** Adds the query to a redirect's target, whose own parameters win. Other sites only get tracking parameters. */
export function withQuery(target: string, query: string): string {
  const hash = target.indexOf('#');
  const [address, fragment] = hash < 0 ? [target, ''] : [target.slice(0, hash), target.slice(hash)];
  const { query: own } = splitTarget(address);
  const set = new Set(new URLSearchParams(own).keys());
  const added = parametersOf(query).filter((parameter) => {
    const [name = ''] = new URLSearchParams(parameter).keys();
    return !set.has(name) && (address.startsWith('/') || isTracking(parameter));
  });
  const all = [...parametersOf(own), ...added];
  return `${own ? address.slice(0, -own.length) : address}${all.length ? `?${all.join('&')}` : ''}${fragment}`;
}
