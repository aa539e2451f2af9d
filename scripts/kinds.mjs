import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';

/* Writes what the backoffice knows about each kind of record, from the API document. Called by `npm run openapi`. */

/** @type {{ 'x-kinds': object[] }} */
const { 'x-kinds': kinds } = JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8'));

const lines = kinds.map((kind) => JSON.stringify(kind));
writeFileSync(join(ROOT, 'frontend-admin/src/data/kinds.json'), `[\n${lines.join(',\n')}\n]\n`);
