import { extname } from 'node:path';
import { makeAnswer, type Answer } from './answer.js';
import type { BuiltFile } from './front-end.js';
import { FILE_HEADERS } from './headers.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
/** Vite puts a hash of the content into the names in here. */
const HASHED = /^assets\//;
const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/** Built files in memory, by their path on the site: nothing on the disk can be reached through them. */
export class StaticFiles {
  private readonly answers = new Map<string, Answer>();

  /** @param base path on the site, with a slash at its end */
  constructor(
    private readonly base: string,
    private readonly files: readonly BuiltFile[],
  ) {}

  get(path: string): Answer | undefined {
    return this.answers.get(path);
  }

  /** Makes every file ready to be sent. */
  async load(): Promise<this> {
    await Promise.all(this.files.map((file) => this.add(file)));
    return this;
  }

  private async add({ name, body, encoded }: BuiltFile): Promise<void> {
    const headers = {
      ...FILE_HEADERS,
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(name) ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
    };
    this.answers.set(this.base + name, await makeAnswer({ headers, body, encoded }));
  }
}
