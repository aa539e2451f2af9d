import { extname } from 'node:path';
import { prepareResponse, type PreparedResponse } from './answer.js';
import type { BuiltFile } from './front-end.js';
import { FILE_HEADERS } from './headers.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.speculationrules': 'application/speculationrules+json',
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
/** Vite adds a content hash to these names. */
const HASHED = /^assets\//;
const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/** In memory, so no URL reaches the disk. */
export class StaticFiles {
  private readonly prepared = new Map<string, PreparedResponse>();

  constructor(
    private readonly base: string,
    private readonly files: readonly BuiltFile[],
  ) {}

  get(path: string): PreparedResponse | undefined {
    return this.prepared.get(path);
  }

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
    this.prepared.set(this.base + name, await prepareResponse({ headers, body, encoded }));
  }
}
