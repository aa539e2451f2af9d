import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.js';
import { EnvError } from './start-error.js';

const problems = (source: Record<string, string>): string[] => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
  }
  return [];
};

describe('readEnv', () => {
  it('has a default for every setting', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', TRUST_PROXY: 0, SEED: 'demo', LOG_LEVEL: 'info', ADMIN_USERNAME: 'admin' });
    expect(env.publicUrl).toBe('http://localhost:3000');
    expect(env.isLocal).toBe(true);
  });

  it('treats empty values as unset and parses numbers', () => {
    const env = readEnv({ PORT: '8123', PUBLIC_URL: '' });
    expect([env.PORT, env.publicUrl]).toEqual([8123, 'http://localhost:8123']);
    expect(readEnv({ PUBLIC_URL: 'https://www.example.co.uk/' }).publicUrl).toBe('https://www.example.co.uk');
  });

  it('names all problems at once', () => {
    expect(
      problems({ PORT: 'abc', TRUST_PROXY: '-1', LOG_LEVEL: 'loud', DATABASE_URL: 'postgres://x', JWT_SECRET: 'short', SEED: 'x' }),
    ).toEqual([
      'PORT must be a port number from 0 to 65535',
      'DATABASE_URL must look like mysql://user:password@host:port/database',
      'JWT_SECRET must have at least 32 characters',
      'SEED must be demo or empty',
      'TRUST_PROXY must be the number of proxies in front, 0 for none',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'SECRET_KEY is required with DATABASE_URL, so that all replicas share it',
    ]);
  });

  it('requires the secrets with a shared database, and all S3 settings together', () => {
    expect(problems({ DATABASE_URL: 'mysql://u:p@host/db' })).toHaveLength(2);
    expect(problems({ S3_BUCKET: 'x' })).toEqual([expect.stringContaining('S3_ENDPOINT')]);
  });

  describe('with secrets in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = (name: string, content: string): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    afterAll(() => rmSync(folder, { recursive: true }));

    it('reads them without the end of the line', () => {
      const SMTP_URL_FILE = file('smtp-url', 'smtp://user:password@mail.example:587\n');
      expect(readEnv({ SMTP_URL_FILE }).SMTP_URL).toBe('smtp://user:password@mail.example:587');
    });

    it('prefers the variable itself', () => {
      expect(readEnv({ SMTP_URL: 'smtp://one.example', SMTP_URL_FILE: join(folder, 'absent') }).SMTP_URL).toBe('smtp://one.example');
    });

    it('checks their content like that of a variable', () => {
      expect(problems({ JWT_SECRET_FILE: file('short', 'short') })).toEqual(['JWT_SECRET must have at least 32 characters']);
    });

    it('names each file that cannot be used', () => {
      expect(
        problems({
          REDIS_URL_FILE: join(folder, 'absent'),
          S3_ACCESS_KEY_ID_FILE: file('large', 'x'.repeat(10_001)),
          ADMIN_PASSWORD_FILE: file('empty', '\n'),
        }),
      ).toEqual([
        expect.stringMatching(/^REDIS_URL_FILE: the file .*absent cannot be read; check that it exists/),
        expect.stringMatching(/^S3_ACCESS_KEY_ID_FILE: the file .*large has more than 10000 bytes/),
        expect.stringMatching(/^ADMIN_PASSWORD_FILE: the file .*empty is empty$/),
      ]);
    });
  });

  it.each(['https://x.example/shop', 'https://x.example/?a=1', 'https://x.example/#a', 'https://me:secret@x.example'])(
    'rejects %s as PUBLIC_URL',
    (url) => {
      expect(problems({ PUBLIC_URL: url })).toEqual([expect.stringMatching(/^PUBLIC_URL must be an origin/)]);
    },
  );
});
