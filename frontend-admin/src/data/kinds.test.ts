import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import kinds from './kinds.json' with { type: 'json' };

const app = readFileSync(join(import.meta.dirname, '../App.tsx'), 'utf8');
const screens = kinds.map(({ resource, screen = resource }: { resource: string; screen?: string }) => screen);

test.each(screens)('App.tsx has a screen for %s', (screen) => expect(app).toMatch(new RegExp(`name: '${screen}'|'/${screen}[/']`)));
