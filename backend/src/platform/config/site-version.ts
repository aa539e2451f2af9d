import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

const MANIFEST = findPackageJSON(import.meta.url) ?? 'package.json';

/** The version in `backend/package.json`. */
export const siteVersion = (): string => (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version;
