export interface Violation {
  area: 'website' | 'backoffice';
  directive: string;
  blocked: string;
}

export const OTHERS = 'others';
const EXTENSION = 'browser extension';

const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src'],
  ...['font-src', 'connect-src', 'media-src', 'object-src', 'frame-src', 'child-src', 'worker-src', 'manifest-src', 'prefetch-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);
/** What browsers name instead of an address; and schemes, whose addresses are left out. */
const KINDS: ReadonlySet<string> = new Set([
  ...['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'],
  ...['about', 'blob', 'data', 'filesystem', 'javascript'],
]);

const MOST_IN_ONE_REQUEST = 20;
const LONGEST_URL = 4_000;
const LONGEST_ORIGIN = 100;

/**
 * Reads both formats; undefined if `body` is neither. Only origins and kinds are kept: addresses, samples and lines of a page may hold personal
 * data.
 */
export function readViolations(body: unknown): Violation[] | undefined {
  if (Array.isArray(body)) {
    const reports = body.slice(0, MOST_IN_ONE_REQUEST).map((report: unknown) => fieldsOf(report));
    if (reports.some((report) => report === undefined)) return undefined;
    return reports.flatMap((report) => {
      const fields = report?.['type'] === 'csp-violation' ? fieldsOf(report['body']) : undefined;
      return fields ? toViolation(fields, ['documentURL', 'effectiveDirective', 'blockedURL', 'sourceFile']) : [];
    });
  }
  const fields = fieldsOf(fieldsOf(body)?.['csp-report']);
  // Before CSP 3, browsers sent the violated directive with its values.
  const directive = fields?.['effective-directive'] === undefined ? 'violated-directive' : 'effective-directive';
  return fields && toViolation(fields, ['document-uri', directive, 'blocked-uri', 'source-file']);
}

const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

type Names = [documentUrl: string, directive: string, blocked: string, sourceFile: string];

/** Returns what was blocked; none if the report names no page. */
function toViolation(fields: Record<string, unknown>, names: Names): Violation[] {
  const [page, directive = '', blocked = '', source = ''] = names.map((name) => textOf(fields[name]));
  const url = urlOf(page ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const [first = ''] = directive.split(' ', 1);
  return [
    {
      area: /^\/admin(\/|$)/.test(url.pathname) ? 'backoffice' : 'website',
      directive: DIRECTIVES.has(first) ? first : OTHERS,
      blocked: isExtension(source) ? EXTENSION : kindOf(blocked),
    },
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= LONGEST_URL ? value : '');
const urlOf = (text: string): URL | undefined => URL.parse(text) ?? undefined;
const isExtension = (url: string): boolean => /^[a-z-]{1,30}-extension(:|$)/.test(url);

function kindOf(blocked: string): string {
  if (isExtension(blocked)) return EXTENSION;
  if (KINDS.has(blocked)) return blocked;
  const url = urlOf(blocked);
  if (!url) return OTHERS;
  if (/^(https?|wss?):$/.test(url.protocol)) return url.host.length <= LONGEST_ORIGIN - 8 ? `${url.protocol}//${url.host}` : OTHERS;
  const scheme = url.protocol.slice(0, -1);
  return KINDS.has(scheme) ? scheme : OTHERS;
}
