import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './openapi-document.js';
import { previewSite } from './preview-site.js';
import { readArguments } from './read-arguments.js';

const program = readArguments(new Command('openapi.js').description('Writes the API document.').argument('[file]'));
const file = program.args[0] ?? join(import.meta.dirname, '../../openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(await previewSite()), null, 2)}\n`);
