import { extname } from 'node:path';
import { prepareResponse, type PreparedResponse } from './response.js';
import type { Built, BuiltFile } from '../front-end.js';
import { FILE_HEADERS } from './headers.js';

/** Where the builds put files whose names change with their content. */
export const FILES = /^\/(admin\/)?assets\//;

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

/** Known by their names, so no other URL reaches the disk. */
export class StaticFiles {
  private readonly read = new Map<string, () => Promise<PreparedResponse>>();

  /** Visitors' files are in memory from the start; those of the backoffice when staff first need them. */
  static async of({ siteFiles, adminFiles }: Pick<Built, 'siteFiles' | 'adminFiles'>): Promise<StaticFiles> {
    const files = new StaticFiles();
    for (const file of siteFiles) {
      const prepared = Promise.resolve(await prepare(file));
      files.read.set(`/${file.name}`, () => prepared);
    }
    for (const { name, read } of adminFiles) {
      let prepared: Promise<PreparedResponse> | undefined;
      files.read.set(`/admin/${name}`, () => {
        prepared ??= read()
          .then((file) => prepare({ name, ...file }))
          .catch((error: unknown) => {
            prepared = undefined;
            throw error;
          });
        return prepared;
      });
    }
    return files;
  }

  get(path: string): (() => Promise<PreparedResponse>) | undefined {
    return this.read.get(path);
  }
}

function prepare({ name, body, encoded }: BuiltFile): Promise<PreparedResponse> {
  const headers = {
    ...FILE_HEADERS,
    'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(name) ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
  };
  return prepareResponse({ headers, body, encoded });
}
