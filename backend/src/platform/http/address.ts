import { unescape } from 'node:querystring';

const MAX_LENGTH = 1000;
/** Added by advertisements and newsletters. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)$/;

export interface Address {
  /** Decoded, composed (NFC), lower case, without a trailing slash: the key for redirects. */
  path: string;
  /** The page's only URL path, percent-encoded, with exactly one leading slash. */
  canonical: string;
  /** The query with its question mark, as sent, or ''. */
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
    return addressOf(path.split('/').map(decodeURIComponent), query);
  } catch {
    return undefined;
  }
}

function addressOf(decoded: string[], query: string): Address | undefined {
  const segments = decoded.filter(Boolean).map((segment) => segment.toLowerCase().normalize('NFC'));
  if (segments.some((segment) => /[\p{Cc}/\\]/u.test(segment) || isDots(segment))) return undefined;
  return { path: `/${segments.join('/')}`, canonical: `/${segments.map(encodeURIComponent).join('/')}`, query };
}

const isDots = (segment: string): boolean => segment === '.' || segment === '..';

/** What mail programs take along after an address: anything but letters, digits and hyphens. Bytes that are not text are no typing. */
const TAKEN_ALONG = /[^\p{L}\p{N}\p{Cc}%-]|[\t\n\r\x85]/u;
/** Begins what never is part of an address here, such as '&fbclid=…', a tag, or the second half of a Markdown link. */
const SEPARATOR = /[&?#;"<>()[\]{}|=“”«»]/;
/** Zero-width marks and soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;

/** What a mail program or a word processor sets around an address, at the start of one of its parts; as the mark itself or as HTML writes it. */
const BEFORE = /^(?:&(?:[a-z]{2,6}|#x?[\da-f]{1,5});|[^\p{L}\p{N}\p{Cc}%-]|[\t\n\r\x85])+/iu;
/** A parameter, an attribute or an address begins behind the marks: all of it was taken along. */
const TAKEN_WHOLE = /^(?:[^\p{L}\p{N}]|$|[\w-]{1,40}[=:;])/u;

const withoutEnd = (text: string): string => {
  const letters = [...text];
  return letters.slice(0, letters.findLastIndex((letter) => !TAKEN_ALONG.test(letter)) + 1).join('');
};

/** Returns the part of an address without the marks around it. */
function withoutMarks(segment: string, index: number, segments: readonly string[]): string {
  const inside = segment.replace(BEFORE, '');
  if (inside === segment || TAKEN_WHOLE.test(inside)) return segment;
  return index < segments.length - 1 ? withoutEnd(inside.split(SEPARATOR, 1)[0] ?? '') : inside;
}

/** Returns the addresses that may have been meant, the first as it was sent, the others without what a mail program took along. */
export function readAddresses(path: string, query: string): Address[] {
  const sent = readAddress(path, query);
  if (!path.startsWith('/') || path.length > MAX_LENGTH) return [];
  const text = unescape(path).normalize('NFC').replace(INVISIBLE, '');
  const inside = text.split('/').map(withoutMarks).join('/');
  const meant = [text, inside.split(SEPARATOR, 1)[0] ?? ''].map((kept) => addressOf(withoutEnd(kept).split('/'), query));
  // Who goes up from a page does not mean the page.
  const tried = text.split('/').some(isDots) ? [sent] : [sent, ...meant];
  // Bytes that are no text mean nothing by themselves.
  const known = new Map(tried.flatMap((address) => (address && (sent || address.path !== '/') ? [[address.canonical, address]] : [])));
  return [...known.values()];
}

const parametersOf = (query: string): string[] => query.slice(1).split('&').filter(Boolean);
const isTracking = (parameter: string): boolean => TRACKING.test(parameter.split('=', 1)[0] ?? '');

export function withoutTracking(query: string): string {
  const kept = parametersOf(query).filter((parameter) => !isTracking(parameter));
  return kept.length ? `?${kept.join('&')}` : '';
}

/** Adds the query to a redirect's target, whose own parameters win, without those that the redirect is for. Other sites only get tracking parameters. */
export function withQuery(target: string, query: string, matched: readonly string[] = []): string {
  const hash = target.indexOf('#');
  const [address, fragment] = hash < 0 ? [target, ''] : [target.slice(0, hash), target.slice(hash)];
  const { query: own } = splitTarget(address);
  const set = new Set(new URLSearchParams(own).keys());
  const added = parametersOf(query).filter((parameter) => {
    const [name = ''] = new URLSearchParams(parameter).keys();
    return !set.has(name) && !matched.includes(name.toLowerCase()) && (address.startsWith('/') || isTracking(parameter));
  });
  const all = [...parametersOf(own), ...added];
  return `${own ? address.slice(0, -own.length) : address}${all.length ? `?${all.join('&')}` : ''}${fragment}`;
}
