// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from '../src/app.module.js';
import { hashPassword } from '../src/users/passwords.js';
import { archivedTables } from './support/archived-tables.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the calls of the sign-in', () => {
  // @asvs 6.4.2
  it('ask for no hints, secret questions or further details', () => {
    const { paths, components } = JSON.parse(read('backend/openapi.json')) as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }>>;
      components: { schemas: Record<string, { properties?: object }> };
    };
    const bodies = Object.entries(paths).flatMap(([path, methods]) => (path.startsWith('/api/auth/') ? Object.values(methods) : []));
    const names = bodies.flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? []);
    const fields = new Set(names.flatMap((name) => Object.keys(components.schemas[name]?.properties ?? {})));
    expect([...fields].sort()).toEqual(['code', 'currentPassword', 'password', 'response', 'ticket', 'token', 'username']);
  });
});

describe('the source', () => {
  const sources = globSync('**/*.ts', { cwd: join(ROOT, 'backend/src') })
    .filter((path) => !path.endsWith('.spec.ts') && !path.endsWith('breached-list.ts'))
    .map((path) => ({ path, text: read(`backend/src/${path}`) }));

  // @asvs 11.1.2, 11.3.1, 11.3.2, 11.4.2, 11.6.1
  it('uses no broken algorithm, and Argon2id for passwords', async () => {
    const algorithms = /(?:(?:createHash|createHmac|\bhash)\(|ALGORITHM = |algorithms?: \[?)'([\w-]+)'/g;
    const used = sources.flatMap(({ text }) => [...text.matchAll(algorithms)].map(([, name = '']) => name));
    expect([...new Set(used)].sort()).toEqual(['HS256', 'aes-256-gcm', 'sha1', 'sha256']);
    const weak = sources.filter(({ text }) => /'(?:sha1|md5|md4|ripemd160|rc4|des-\w+)'/.test(text));
    // Fingerprints of texts, which protect nothing.
    expect(weak.map(({ path }) => path)).toEqual(['pages/originality.ts']);
    expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the levels of docs/data.md', () => {
  const levels = [...read('docs/data.md').matchAll(/^- \*\*(\w+)\*\*: ((?:.+\n)+?)(?=- |\n)/gm)].map(([, level = '', tables = '']) => ({
    level,
    tables: [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => table),
  }));
  const tablesOf = (level: string) => levels.find((one) => one.level === level)?.tables ?? [];

  // @asvs 14.1.1, 14.1.2
  it('hold every table of the database once', () => {
    const entities = Object.values(ENTITIES.entities ?? []);
    const stored = getMetadataArgsStorage().tables.flatMap(({ target, name }) => (entities.includes(target as never) ? [name] : []));
    expect(levels.flatMap(({ tables }) => tables).sort()).toEqual(stored.sort());
  });

  it('call no table public that an archive of the content leaves out', async () => {
    const content = await archivedTables();
    expect(tablesOf('public').length).toBeGreaterThan(8);
    expect(tablesOf('public').filter((table) => !content.has(table))).toEqual([]);
  });

  // @asvs 14.1.1
  it('call tables secret that have hashed or encrypted secrets, and no others', () => {
    const SECRETS = [
      'passwordHash',
      'resetToken',
      'secret',
      'codeHash',
      'tokenHash',
      'smtpPassword',
      'webhookSecret',
      'privateKey',
      'subscription',
    ];
    const { tables, columns } = getMetadataArgsStorage();
    const holders = columns.filter(({ propertyName }) => SECRETS.includes(propertyName)).map(({ target }) => target);
    expect(tablesOf('secret').toSorted()).toEqual(tables.flatMap(({ target, name }) => (holders.includes(target) ? [name] : [])).sort());
  });
});

describe('the supply chain', () => {
  it('has workflows that use only actions pinned by their commit', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map(read);
    const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action));
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  // @asvs 15.1.2
  it('knows every package by its version and checksum', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
    };
    const used = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });
});
