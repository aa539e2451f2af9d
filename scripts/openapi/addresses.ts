import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, ROOT } from '../lib/project.mjs';

/* Writes the addresses of the public site's pages and files for the backend, from its routes. */

const PUBLIC = join(ROOT, 'frontend-public');
const routes = readFileSync(join(PUBLIC, 'src/routes.tsx'), 'utf8');
const pages = [...routes.matchAll(/^ +(?:\{ )?path: '(\/[^']*)',/gm)].map(([, path]) => path);
if (pages.length === 0 || pages.length !== routes.match(/\bPage: /g)?.length)
  throw new Failure('The paths in frontend-public/src/routes.tsx cannot be read: each route begins with its path.');
const files = readdirSync(join(PUBLIC, 'public')).map((name) => `/${name}`);

const file = join(ROOT, 'backend/src/platform/http/site-addresses.json');
writeFileSync(file, `${JSON.stringify({ pages, files: files.sort() }, null, 2)}\n`);
