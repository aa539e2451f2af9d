// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from '../src/app.module.js';
import { MAX_PHOTOS } from '../src/inquiries/photos/max-photos.js';
import { MAX_PHOTO_MB } from '../src/inquiries/photos/photo-upload.interceptor.js';
import { MAX_UPLOAD_MB } from '../src/media/media-upload.interceptor.js';
import { hashPassword } from '../src/users/passwords.js';
import { passwordFault } from '../src/users/staff-fields.js';
import { archivedTables } from './support/archived-tables.js';
import { isTest, ROOT, rowsOf } from './support/named-tests.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const OPERATIONS = read('docs/operations.md');
const PROOF = read('docs/operations-proof.md');
const CRYPTOGRAPHY = read('docs/cryptography.md');
const SECURITY = read('SECURITY.md');

/** What runs on the server, without tests, by path within backend/src. */
const SOURCES = new Map(
  globSync('**/*.ts', { cwd: join(ROOT, 'backend/src') })
    .filter((path) => !path.endsWith('.spec.ts') && !path.endsWith('breached-list.ts'))
    .map((path) => [path, read(`backend/src/${path}`)]),
);
const filesWith = (pattern: RegExp): string[] => [...SOURCES].flatMap(([path, text]) => (pattern.test(text) ? [path] : [])).sort();
const found = (pattern: RegExp): string[] =>
  [...SOURCES.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, what = '']) => what));
const section = (document: string, title: string): string => document.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const codes = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const unique = <T>(values: T[]): T[] => [...new Set(values)].sort();
describe('the calls of the sign-in', () => {
  it('ask for no hints, secret questions or further details', () => {
    const { paths, components } = JSON.parse(read('backend/openapi.json')) as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }>>;
      components: { schemas: Record<string, { properties?: object }> };
    };
    const bodies = Object.entries(paths).flatMap(([path, methods]) => (path.startsWith('/api/auth/') ? Object.values(methods) : []));
    const names = bodies.flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? []);
    const fields = unique(names.flatMap((name) => Object.keys(components.schemas[name]?.properties ?? {})));
    expect(fields).toEqual(['code', 'currentPassword', 'password', 'response', 'ticket', 'token', 'username']);
  });
});

describe('docs/cryptography.md', () => {
  const uses = rowsOf(section(CRYPTOGRAPHY, 'What is encrypted, signed and hashed')).slice(2);

  it('lists every use of cryptography, and its implementation', () => {
    const IMPORT =
      /(?:from |import\()'(node:crypto|@node-rs\/argon2|@nestjs\/jwt|otpauth|web-push|@simplewebauthn\/server|age-encryption)'/g;
    const importsOf = (text: string) => [...text.matchAll(IMPORT)].map(([, name = '']) => name);
    // Ids of requests are no secrets.
    const isUse = (text: string) => importsOf(text.replace("import { randomUUID } from 'node:crypto';", '')).length > 0;
    const listed = unique(uses.flatMap(([, , , where]) => codes(where)));
    expect(listed.filter((path) => !SOURCES.has(path))).toEqual([]);
    expect([...SOURCES].flatMap(([path, text]) => (isUse(text) ? [path] : [])).sort()).toEqual(listed);
    expect(unique([...SOURCES.values()].flatMap(importsOf))).toEqual(unique(uses.flatMap(([, , by]) => codes(by))));
  });

  it('names every algorithm that the source uses, and none that is broken', async () => {
    const algorithms = unique([
      ...found(/(?:createHash|createHmac|\bhash)\('([\w-]+)'/g),
      ...found(/ALGORITHM = '([\w-]+)'/g),
      ...found(/algorithms?: \[?'(\w+)'/g),
    ]);
    expect(algorithms).toEqual(['HS256', 'aes-256-gcm', 'sha1', 'sha256']);
    for (const algorithm of algorithms) expect(CRYPTOGRAPHY).toContain(`\`${algorithm}\``);
    // Where nothing depends on it.
    expect(filesWith(/'(?:sha1|md5|md4|ripemd160|rc4|des-\w+)'/)).toEqual(['pages/originality.ts']);
    expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('says of every secret who has it and when it is replaced', () => {
    const keys = rowsOf(section(CRYPTOGRAPHY, 'Keys')).slice(2);
    const list = /const SECRET_NAMES = \[([^\]]+)\]/.exec(SOURCES.get('platform/config/env.ts') ?? '')?.[1] ?? '';
    const secrets = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    expect(secrets).toContain('SECRET_KEY');
    const named = keys.flatMap(([key]) => codes(key));
    expect(secrets.filter((name) => !named.includes(name))).toEqual([]);
    for (const cells of keys) expect(cells.map(Boolean)).toEqual([true, true, true, true, true]);
  });
});

describe('docs/data.md', () => {
  const [levels, tables] = read('docs/data.md').split('\nBackups hold').map(rowsOf);

  it('gives every table of the database a level, and says how each level is protected', () => {
    const known = (levels ?? []).slice(2).map(([level]) => level);
    expect(known).toEqual(['public', 'internal', 'personal', 'secret']);
    const documented = (tables ?? []).slice(2).map(([table, level, what]) => ({ table: codes(table)[0], level, what }));
    const entities = Object.values(ENTITIES.entities ?? []);
    const stored = getMetadataArgsStorage().tables.flatMap(({ target, name }) => (entities.includes(target as never) ? [name] : []));
    expect(documented.map(({ table }) => table).sort()).toEqual(stored.sort());
    for (const { level, what } of documented) expect([known.includes(level), Boolean(what)]).toEqual([true, true]);
  });

  it('has no public table that an archive of the content leaves out', async () => {
    const content = await archivedTables();
    const visible = (tables ?? []).flatMap(([table, level]) => (level === 'public' ? codes(table) : []));
    expect(visible.length).toBeGreaterThan(8);
    expect(visible.filter((table) => !content.has(table))).toEqual([]);
  });

  it('calls tables secret that have hashed or encrypted secrets, and no others', () => {
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
    const { tables: all, columns } = getMetadataArgsStorage();
    const holders = columns.filter(({ propertyName }) => SECRETS.includes(propertyName)).map(({ target }) => target);
    const names = all.flatMap(({ target, name }) => (holders.includes(target) ? [name] : []));
    const secret = (tables ?? []).flatMap(([table, level]) => (level === 'secret' ? codes(table) : []));
    expect(secret.sort()).toEqual(names.sort());
  });
});

describe('docs/operations-proof.md', () => {
  it('names only tests that exist', () => {
    const titles = ['What costs most', 'Fields that belong together'];
    const named = titles.flatMap((title) =>
      rowsOf(section(PROOF, title))
        .slice(2)
        .map((cells) => cells.at(-1) ?? ''),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((test) => !isTest(test))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  it('has kinds and sizes of files as the site takes them', () => {
    const media = SOURCES.get('media/picture-process.ts') ?? '';
    const bound = (name: string) =>
      Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(media)?.[1]?.replaceAll('_', '')).toLocaleString('en-GB');
    const [pictures, documents, photos] = rowsOf(section(OPERATIONS, 'Files that people may send')).slice(2);
    expect(pictures?.[2]).toBe(`${MAX_UPLOAD_MB} MB, ${bound('MAX_SIDE')} pixels a side, ${bound('MAX_MEGAPIXELS')} megapixels, one frame`);
    expect(documents?.[2]).toBe(`${MAX_UPLOAD_MB} MB`);
    expect(photos?.[2]).toBe(`${MAX_PHOTOS} of ${MAX_PHOTO_MB} MB each, the same bounds, ${bound('MAX_PHOTO_FRAMES')} frames`);
    const kinds = [.../const PICTURES = new Set\(\[([^\]]+)\]/.exec(media)![1]!.matchAll(/image\/(\w+)/g)].map(([, kind = '']) => kind);
    for (const row of [pictures, photos]) expect(row?.[1]?.toLowerCase().split(', ')).toEqual(kinds);
  });

  it('has all ways to sign in', () => {
    const listed = section(OPERATIONS, 'Sign-in and sessions');
    const { paths } = JSON.parse(read('backend/openapi.json')) as { paths: Record<string, Record<string, { 'x-access'?: string[] }>> };
    const open = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/auth/') && Object.values(methods).some((call) => call['x-access']?.includes('visitor'))
        ? [path.replace('/api/auth/', '')]
        : [],
    );
    expect(open.sort()).toEqual(
      unique([
        ...rowsOf(listed)
          .slice(2)
          .flatMap(([, calls]) => codes(calls)),
        'logout',
      ]),
    );
  });

  it('names words of the context, which make no password', () => {
    const words = (/make no password[^:]+: ([^.]+)\./.exec(OPERATIONS)?.[1] ?? '').split(/,\s+/);
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect({ word, fault: passwordFault(`${word}-2026!!`) }).toEqual({ word, fault: expect.any(String) });
    expect(passwordFault('otter ladder-2026!!')).toBeUndefined();
  });

  it('has every setting that names another server', () => {
    const settings = [...(SOURCES.get('platform/config/env.ts') ?? '').matchAll(/^ {2}(\w+(?:_URL|_ENDPOINT))\?/gm)].map(
      ([, name = '']) => name,
    );
    expect(settings.length).toBeGreaterThan(5);
    const listed = rowsOf(section(OPERATIONS, 'Whom the site talks to')).slice(2);
    expect(settings.filter((name) => !listed.some(([, setting]) => codes(setting).includes(name)))).toEqual([]);
  });
});

describe('SECURITY.md', () => {
  it('has times for weak packages, which are looked for more often than that', () => {
    const times = rowsOf(section(SECURITY, 'How soon'))
      .slice(2)
      .map(([, within = '']) => Number(/^(\d+) days$/.exec(within)?.[1]));
    expect(times).toEqual([7, 30, 90, 180]);
    const [npm = '', ...others] = read('.github/dependabot.yml').split('- package-ecosystem:').slice(1);
    expect(npm).toMatch(/^ npm\n {4}directory: \/\n {4}schedule:\n {6}interval: weekly\n/);
    expect(others.map((text) => /interval: (\w+)/.exec(text)?.[1])).toEqual(['monthly', 'monthly', 'monthly']);
  });

  it('has workflows that use only actions pinned by their commit', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map(read);
    const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action));
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('has a bill of materials: every package with its version and checksum, in the image, too', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
    };
    const used = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(read('docker/Dockerfile')).toMatch(/npm sbom --omit=dev .+> sbom\.cdx\.json[^]+COPY --from=build \/app\/sbom\.cdx\.json/);
  });
});
