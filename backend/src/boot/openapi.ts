import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './openapi-document.js';
import { previewSite } from './preview-site.js';

const file = process.argv[2] ?? join(import.meta.dirname, '../../openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(await previewSite()), null, 2)}\n`);
