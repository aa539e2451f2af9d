import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Writes what the backoffice knows about kinds of records.');

/* Writes what the backoffice knows about each kind of record, from the API document. Called by `npm run openapi`. */

/** @type {{ 'x-kinds': object[] }} */
const { 'x-kinds': kinds } = JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8'));

const lines = kinds.map((kind) => JSON.stringify(kind));
writeFileSync(join(ROOT, 'frontend-admin/src/data/kinds.json'), `[\n${lines.join(',\n')}\n]\n`);
