import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Compressed } from './engine/response.js';
import type { Render } from '../../render.js';

export interface BuiltFile {
  name: string;
  body: Buffer;
  /** Absent where compression saves nothing. */
  encoded?: Compressed;
}

/** On the disk until it is asked for. */
export interface UnreadFile {
  name: string;
  /** Rejects if a newer build has removed it. */
  read(): Promise<Omit<BuiltFile, 'name'>>;
}

export interface Built {
  render: Render;
  template: string;
  siteFiles: BuiltFile[];
  adminTemplate: string;
  adminFiles: UnreadFile[];
}

/** The same from src and from dist/parts, because this file is as deep as they are. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const INDEX = 'index.html';
const COMPRESSED = /\.(br|gz)$/;

/** Printed without a stack. */
class NotBuilt extends Error {
  constructor(missing: string[]) {
    super(`The front ends are not built: ${missing.join(', ')} missing. Run: npm run build`);
    this.stack = this.message;
  }
}

async function readBuilt(): Promise<Built> {
  const site = join(ROOT, 'frontend-public/dist/client');
  const server = join(ROOT, 'frontend-public/dist/server/entry-server.js');
  const admin = join(ROOT, 'frontend-admin/dist');
  const missing = [join(site, 'index.html'), server, join(admin, 'index.html')].filter((file) => !existsSync(file));
  if (missing.length) throw new NotBuilt(missing);
  const [{ render }, siteFiles, adminTemplate, adminFiles] = await Promise.all([
    import(pathToFileURL(server).href) as Promise<{ render: Render }>,
    listFolder(site).then((files) => Promise.all(files.map(async ({ name, read }) => ({ name, ...(await read()) })))),
    readFile(join(admin, INDEX), 'utf8'),
    listFolder(admin),
  ]);
  const index = siteFiles.find(({ name }) => name === INDEX);
  return {
    render,
    template: index?.body.toString() ?? '',
    siteFiles: siteFiles.filter((file) => file !== index),
    adminTemplate,
    adminFiles: adminFiles.filter(({ name }) => name !== INDEX),
  };
}

/** The built front ends. */
@Injectable()
export class FrontEnd {
  private loaded?: Built;

  async load(built?: Built): Promise<Built> {
    this.loaded = built ?? (await readBuilt());
    return this.loaded;
  }

  get built(): Built {
    if (!this.loaded) throw new ServiceUnavailableException('The pages of the website are not loaded yet. Please try again in a moment.');
    return this.loaded;
  }
}

/** The build leaves `x.br` and `x.gz` beside `x`. */
async function listFolder(folder: string): Promise<UnreadFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const all = new Set(names);
  return names
    .filter((name) => !COMPRESSED.test(name))
    .map((name) => ({
      name: name.split(sep).join('/'),
      read: async () => {
        const file = join(folder, name);
        if (!all.has(`${name}.br`) || !all.has(`${name}.gz`)) return { body: await readFile(file) };
        const [body, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
        return { body, encoded: { br, gzip } };
      },
    }));
}
