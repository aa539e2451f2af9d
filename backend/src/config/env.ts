import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUrl, MinLength, ValidateBy, validateSync, Matches, IsEmail } from 'class-validator';
import { join, resolve } from 'node:path';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** A whole number from 0 to `max`, written in digits. */
const WholeNumber = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value)),
    ValidateBy({ name: 'wholeNumber', validator: { validate: (v) => typeof v === 'number' && v <= max, defaultMessage: () => message } }),
  );
const originUrl = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** The environment of decisions.md 'Running it'. `.env.example` documents each; nothing but this file reads process.env. */
export class Env {
  @WholeNumber(65_535, 'must be a port number from 0 to 65535')
  PORT = 3000;

  @IsString()
  HOST = '0.0.0.0';

  @IsOptional()
  @IsUrl(originUrl, { message: 'must be an http(s) address such as https://www.example.co.uk' })
  PUBLIC_URL?: string;

  @IsString()
  @MinLength(1, { message: 'must name a folder' })
  DATA_DIR = './data';

  @IsOptional()
  @Matches(/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/, { message: 'must look like mysql://user:password@host:port/database' })
  DATABASE_URL?: string;

  @IsOptional()
  @Matches(/^rediss?:\/\/.+/, { message: 'must look like redis://host:port' })
  REDIS_URL?: string;

  @IsOptional()
  @IsUrl(originUrl, { message: 'must be an http(s) address' })
  S3_ENDPOINT?: string;

  @IsOptional()
  @IsString()
  S3_REGION?: string;

  @IsOptional()
  @IsString()
  S3_BUCKET?: string;

  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  JWT_SECRET?: string;

  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  SECRET_KEY?: string;

  @IsString()
  @MinLength(1, { message: 'must not be empty' })
  ADMIN_USERNAME = 'admin';

  @IsOptional()
  @IsEmail({ require_tld: false }, { message: 'must be an e-mail address' })
  ADMIN_EMAIL?: string;

  @IsOptional()
  @MinLength(12, { message: 'must have at least 12 characters' })
  ADMIN_PASSWORD?: string;

  @IsIn(['demo', 'empty'], { message: 'must be demo or empty' })
  SEED: 'demo' | 'empty' = 'demo';

  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'must look like smtp://user:password@host:port' })
  SMTP_URL?: string;

  @WholeNumber(10, 'must be the number of proxies in front, 0 for none')
  TRUST_PROXY = 0;

  @IsIn(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL = 'info';

  /** Absolute folder of the SQLite file, the uploads and the generated secrets. */
  get dataDir(): string {
    return resolve(this.DATA_DIR);
  }

  /** Origin without a trailing slash. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/+$/, '');
  }

  get sqliteFile(): string {
    return join(this.dataDir, 'site.sqlite');
  }

  /** A local site is never "the real one": its pages need no noindex and its owner no banner (decisions.md 'The company'). */
  get isLocal(): boolean {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(this.publicUrl).hostname);
  }
}

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not right:\n${problems.map((p) => `  - ${p}`).join('\n')}\nSee .env.example for every variable.`);
  }
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function dependentProblems(env: Env): string[] {
  const problems: string[] = [];
  if (env.DATABASE_URL) {
    for (const name of ['JWT_SECRET', 'SECRET_KEY'] as const) {
      if (!env[name]) problems.push(`${name} is required with DATABASE_URL, so that all replicas share it`);
    }
  }
  if (S3_NAMES.some((n) => env[n]) && !S3_NAMES.every((n) => env[n]))
    problems.push(`${S3_NAMES.join(', ')} go together: set all of them or none`);
  return problems;
}

/** Reads and checks the whole environment; throws one EnvError that names every problem. An empty value counts as not set. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(Env, set, { exposeDefaultValues: true });
  const problems = validateSync(env, { stopAtFirstError: true }).flatMap((e) =>
    Object.values(e.constraints ?? {}).map((m) => `${e.property} ${m}`),
  );
  const all = [...problems, ...dependentProblems(env)];
  if (all.length) throw new EnvError(all);
  return env;
}
