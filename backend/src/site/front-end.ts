import { Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Compressed } from './answer.js';
import type { Render } from './render.js';

export interface BuiltFile {
  name: string;
  body: Buffer;
  /** Absent where compression saves nothing. */
  encoded?: Compressed;
}

export interface Built {
  render: Render;
  template: string;
  siteFiles: BuiltFile[];
  adminTemplate: string;
  adminFiles: BuiltFile[];
}

/** The same from src and from dist. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

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
  const [{ render }, siteFiles, adminFiles] = await Promise.all([
    import(pathToFileURL(server).href) as Promise<{ render: Render }>,
    readFolder(site),
    readFolder(admin),
  ]);
  return { render, template: takeIndex(siteFiles), siteFiles, adminTemplate: takeIndex(adminFiles), adminFiles };
}

/** The built front ends, in memory. */
@Injectable()
export class FrontEnd {
  private loaded?: Built;

  async load(built?: Built): Promise<Built> {
    this.loaded = built ?? (await readBuilt());
    return this.loaded;
  }

  get built(): Built {
    if (!this.loaded) throw new Error('The front end has not been loaded. Call serveSite() first.');
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

function takeIndex(files: BuiltFile[]): string {
  const at = files.findIndex(({ name }) => name === 'index.html');
  const [index] = files.splice(at, 1);
  return index?.body.toString() ?? '';
}
