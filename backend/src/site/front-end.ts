import { Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FieldErrors } from '../common/error-answer.dto.js';
import type { Compressed } from './answer.js';

/** The contract with frontend-public/src/entry-server.tsx. */
export type SiteApi = (path: string) => Promise<{ status: number; body: unknown }>;

export interface ContactForm {
  values: Record<string, string>;
  error?: string;
  fields?: FieldErrors;
  sent?: boolean;
}

/** What the picture for links to a page shows. */
export interface Share {
  title: string;
  /** Where the work is done. */
  place: string | null;
  companyName: string;
  /** '#FACC15' */
  primaryColor: string;
  secondaryColor: string;
  /** Address of a file of the site. */
  drawing: string;
}

export interface RenderOptions {
  /** Origin without a trailing slash. */
  publicUrl: string;
  now: Date;
  noindex: boolean;
  /** The address of the picture for links to a page. */
  shareAddress(path: string, share: Share): string;
  /** The form after a POST without script. */
  contactForm?: ContactForm;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where the visitor is to go instead. */
  redirect?: string;
  /** Until when the page reads so if nothing is edited. */
  validUntil?: Date;
  /** Absent when there is no such page. */
  share?: Share;
}

export type Render = (url: string, api: SiteApi, template: string, options: RenderOptions) => Promise<RenderedPage>;

export interface BuiltFile {
  /** Path within the folder, with slashes. */
  name: string;
  body: Buffer;
  /** As the build compressed it; absent where that saves nothing. */
  encoded?: Compressed;
}

/** Both front ends as they were built. */
export interface Built {
  render: Render;
  template: string;
  siteFiles: BuiltFile[];
  adminTemplate: string;
  adminFiles: BuiltFile[];
}

/** The same from src and from dist: both lie three folders below the repository. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const COMPRESSED = /\.(br|gz)$/;

/** Whoever starts the site reads it, so it is one line: a stack would say no more. */
class NotBuilt extends Error {
  constructor(missing: string[]) {
    super(`The front ends are not built: ${missing.join(', ')} missing. Run: npm run build`);
    this.stack = this.message;
  }
}

/** @throws NotBuilt */
async function readBuilt(): Promise<Built> {
  const site = join(ROOT, 'frontend-public/dist/client');
  const server = join(ROOT, 'frontend-public/dist/server/entry-server.js');
  const admin = join(ROOT, 'frontend-admin/dist');
  const missing = [join(site, 'index.html'), server, join(admin, 'index.html')].filter((file) => !existsSync(file));
  if (missing.length) throw new NotBuilt(missing);
  const [{ render }, siteFiles, adminFiles] = await Promise.all([
    import(pathToFileURL(server).href) as Promise<{ render: Render }>,
    readFolder(site),
    readFolder(admin),
  ]);
  return { render, template: takeIndex(siteFiles), siteFiles, adminTemplate: takeIndex(adminFiles), adminFiles };
}

/** What `npm run build` made of the two front ends, in memory. */
@Injectable()
export class FrontEnd {
  private loaded?: Built;

  /** @param built stands in for the real one in tests */
  async load(built?: Built): Promise<Built> {
    this.loaded = built ?? (await readBuilt());
    return this.loaded;
  }

  get built(): Built {
    if (!this.loaded) throw new Error('The front end has not been loaded: serveSite() does it.');
    return this.loaded;
  }
}

/** The build leaves `x.br` and `x.gz` beside `x`. */
async function readFolder(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const bodies = new Map(
    await Promise.all(names.map(async (name) => [name.split(sep).join('/'), await readFile(join(folder, name))] as const)),
  );
  return [...bodies]
    .filter(([name]) => !COMPRESSED.test(name))
    .map(([name, body]) => {
      const [br, gzip] = [bodies.get(`${name}.br`), bodies.get(`${name}.gz`)];
      return { name, body, encoded: br && gzip && { br, gzip } };
    });
}

/** index.html is a template and no file of the site. */
function takeIndex(files: BuiltFile[]): string {
  const at = files.findIndex(({ name }) => name === 'index.html');
  const [index] = files.splice(at, 1);
  return index?.body.toString() ?? '';
}
