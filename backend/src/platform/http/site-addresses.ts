import site from './site-addresses.json' with { type: 'json' };

/** Paths that the server itself responds to, with everything below them. */
const ROOMS = {
  admin: '/admin',
  api: '/api',
  assets: '/assets',
  emails: '/emails',
  enquiry: '/e',
  media: '/media',
  preview: '/preview',
  share: '/share',
} as const;
const FILES = {
  icon: '/favicon.svg',
  manifest: '/admin/manifest.webmanifest',
  appIcon: '/admin/app-icon-192.png',
  largeAppIcon: '/admin/app-icon-512.png',
  maskableAppIcon: '/admin/app-icon-maskable-512.png',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  changePassword: '/.well-known/change-password',
  securityText: '/.well-known/security.txt',
} as const;
export const SERVED = { ...ROOMS, ...FILES };

const rooms = Object.values(ROOMS);
const files = new Set<string>([...Object.values(FILES), ...site.files]);

/** Whether the server makes the file at this path. */
export const isMadeFile = (path: string): boolean => files.has(path);

export const isBelow = (path: string, room: string): boolean =>
  path.startsWith(room) && (path.length === room.length || path[room.length] === '/');

/** Whether no page is at this path. */
export const isServed = (path: string): boolean => files.has(path) || rooms.some((room) => isBelow(path, room));

/** Pages that are there without any record. */
export const FIXED_PAGES: readonly string[] = site.pages.filter((pattern) => !pattern.includes(':') && !isServed(pattern));

/** Parts of addresses that a slug could equal. */
const parts = new Set([...site.pages, ...rooms].flatMap((path) => path.split('/')).filter((part) => part && !part.startsWith(':')));

const isParameter = (segment: string): boolean => segment.startsWith(':');

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    given.length <= wanted.length &&
    wanted.every((segment, index) => (isParameter(segment) ? Boolean(given[index]) || segment.endsWith('?') : segment === given[index]))
  );
}

/** Where the public site shows the records of a kind. */
export class PageAddress {
  /** A path of the public site's routes. Throws for any other. */
  constructor(readonly pattern: string) {
    if (!site.pages.includes(pattern)) throw new Error(`The website has no page at ${pattern}.`);
  }

  path(...slugs: string[]): string {
    const values = slugs.values();
    return this.pattern
      .split('/')
      .flatMap((segment) => (isParameter(segment) ? (values.next().value ?? []) : segment))
      .join('/');
  }

  /** The slugs in a path; undefined for a path of other pages. */
  slugs(path: string): string[] | undefined {
    if (site.pages.find((pattern) => matches(pattern, path)) !== this.pattern) return undefined;
    const given = path.split('/');
    return this.pattern.split('/').flatMap((segment, index) => (isParameter(segment) ? (given[index] ?? []) : []));
  }

  /** Undefined if the website shows something else there, so that the record would not be seen. */
  free(slug: string): string | undefined {
    const more = this.pattern.split('/').filter(isParameter).slice(1);
    const whole = this.path(slug, ...more.map(() => '-'));
    const isFree = !isServed(whole) && site.pages.find((pattern) => matches(pattern, whole)) === this.pattern;
    return isFree ? this.path(slug) : undefined;
  }

  /** Slugs that are not free. */
  get used(): string[] {
    return [...parts].filter((slug) => this.free(slug) === undefined);
  }
}
