import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import { getMetadataStorage, IsEmail, IsIn, IsString, IsUrl, Matches, MinLength, ValidateBy, validateSync } from 'class-validator';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvError } from './start-error.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const WholeNumber = (min: number, max: number, message: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value)),
    ValidateBy({
      name: 'wholeNumber',
      validator: { validate: (v) => typeof v === 'number' && v >= min && v <= max, defaultMessage: () => message },
    }),
  );
const originUrl = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

const IsOrigin = (): PropertyDecorator =>
  ValidateBy({
    name: 'origin',
    validator: {
      validate: (value) => typeof value === 'string' && URL.canParse(value) && isOrigin(new URL(value)),
      defaultMessage: () => 'must be an origin such as https://www.example.co.uk, without a path, query or password',
    },
  });
const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`;

/** Every setting of the process, described in `.env.example`. One without a default may be unset. */
export class Env {
  @WholeNumber(0, 65_535, 'must be a port number from 0 to 65535')
  PORT = 3000;

  @IsString()
  HOST = '0.0.0.0';

  @IsUrl(originUrl, { message: 'must be an http(s) address such as https://www.example.co.uk' })
  @IsOrigin()
  PUBLIC_URL?: string;

  @IsString()
  DATA_DIR = './data';

  @Matches(/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/, { message: 'must look like mysql://user:password@host:port/database' })
  DATABASE_URL?: string;

  @Matches(/^rediss?:\/\/.+/, { message: 'must look like redis://host:port' })
  REDIS_URL?: string;

  @IsUrl(originUrl, { message: 'must be an http(s) address' })
  S3_ENDPOINT?: string;

  @IsString()
  S3_REGION?: string;

  @IsString()
  S3_BUCKET?: string;

  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  @Matches(/^tcp:\/\/[^/@]+:\d{1,5}$/, { message: 'must look like tcp://host:port' })
  CLAMAV_URL?: string;

  @MinLength(32, { message: 'must have at least 32 characters' })
  JWT_SECRET?: string;

  @MinLength(32, { message: 'must have at least 32 characters' })
  SECRET_KEY?: string;

  @IsString()
  ADMIN_USERNAME = 'admin';

  @IsEmail({ require_tld: false }, { message: 'must be an email address' })
  ADMIN_EMAIL?: string;

  @IsString()
  ADMIN_PASSWORD?: string;

  @IsIn(['demo', 'empty'], { message: 'must be demo or empty' })
  SEED: 'demo' | 'empty' = 'demo';

  @Matches(/^smtps?:\/\/.+/, { message: 'must look like smtp://user:password@host:port' })
  SMTP_URL?: string;

  @WholeNumber(0, 10, 'must be the number of proxies in front, 0 for none')
  TRUST_PROXY = 0;

  @IsIn(['yes', 'no'], { message: 'must be yes or no' })
  HSTS_SUBDOMAINS: 'yes' | 'no' = 'no';

  @WholeNumber(1, 720, 'must be a number of minutes from 1 to 720')
  SESSION_IDLE_MINUTES = 30;

  @IsIn(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL = 'info';

  @IsIn(['plain', 'json'], { message: 'must be plain or json' })
  LOG_FORMAT: 'plain' | 'json' = 'plain';

  @IsString()
  BACKUP_DIR?: string;

  @Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time of day such as 03:15' })
  BACKUP_AT?: string;

  @Matches(/^age1[a-z\d]{20,4000}$/, { message: 'must be a public key of age such as age1…, which age-keygen prints' })
  BACKUP_RECIPIENT?: string;

  @IsUrl(originUrl, { message: 'must be an http(s) address' })
  BACKUP_S3_ENDPOINT?: string;

  @IsString()
  BACKUP_S3_REGION?: string;

  @IsString()
  BACKUP_S3_BUCKET?: string;

  @IsString()
  BACKUP_S3_ACCESS_KEY_ID?: string;

  @IsString()
  BACKUP_S3_SECRET_ACCESS_KEY?: string;

  @WholeNumber(1, 1000, 'must be the number of archives to keep, from 1 to 1000')
  BACKUP_KEEP = 14;

  @IsUrl(originUrl, { message: 'must be an http(s) address' })
  HEARTBEAT_URL?: string;

  @WholeNumber(0, 65_535, 'must be a port number, 0 for none')
  METRICS_PORT = 0;

  @IsUrl(originUrl, { message: 'must be an http(s) address' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @WholeNumber(0, 600, 'must be a number of months, at most 600, or 0 to keep the audit log for good')
  AUDIT_LOG_MONTHS = 24;

  @WholeNumber(0, 600, 'must be a number of months, at most 600, or 0 to keep mails as long as their enquiry')
  MAIL_MONTHS = 24;

  /** Absolute folder of the SQLite file, the uploads and the generated secrets. */
  get dataDir(): string {
    return resolve(this.DATA_DIR);
  }

  /** Origin without a trailing slash. */
  get publicUrl(): string {
    return new URL(this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).origin;
  }

  get sqliteFile(): string {
    return join(this.dataDir, 'site.sqlite');
  }

  /** Absolute folder of the backups. */
  get backupDir(): string {
    return resolve(this.BACKUP_DIR ?? join(this.dataDir, 'backups'));
  }

  /** A local site needs neither noindex nor the demo banner. */
  get isLocal(): boolean {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(this.publicUrl).hostname);
  }
}

/** Settings that contain a secret. `SMTP_URL_FILE=/run/secrets/smtp-url` names a file with the value of SMTP_URL, and likewise for the others. */
const SECRET_NAMES = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'JWT_SECRET',
  'SECRET_KEY',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'HEARTBEAT_URL',
] as const;
/** Every variable that the site reads. */
export const SETTING_NAMES: readonly string[] = [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(Env, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
  ...SECRET_NAMES.map((name) => `${name}_FILE`),
];
const MAX_SECRET_BYTES = 10_000;

/** Adds what stands in files to the settings; a variable itself wins over its file. Returns a problem for each file that cannot be used. */
function addSecretsFromFiles(set: Record<string, string>): string[] {
  return SECRET_NAMES.flatMap((name) => {
    const file = set[`${name}_FILE`];
    if (file === undefined || set[name] !== undefined) return [];
    try {
      const { size } = statSync(file);
      if (size > MAX_SECRET_BYTES)
        return [`${name}_FILE: the file ${file} has more than ${MAX_SECRET_BYTES} bytes; it must contain only the value`];
      const value = readFileSync(file, 'utf8').trim();
      if (!value) return [`${name}_FILE: the file ${file} is empty`];
      set[name] = value;
      return [];
    } catch {
      return [`${name}_FILE: the file ${file} cannot be read; check that it exists and that the site's user may read it`];
    }
  });
}

/** Each group is set as a whole or not at all. */
const GROUPS = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
] as const;

function dependentProblems(env: Env): string[] {
  const unshared = env.DATABASE_URL ? (['JWT_SECRET', 'SECRET_KEY'] as const).filter((name) => !env[name]) : [];
  const incomplete = GROUPS.filter((names) => names.some((name) => env[name]) && !names.every((name) => env[name]));
  return [
    ...unshared.map((name) => `${name} is required with DATABASE_URL, so that all replicas share it`),
    ...incomplete.map((names) => `${names.join(', ')} go together: set all of them or none`),
  ];
}

/** Names of all variables of the environment, those of the system included. */
export const variableNames = (): string[] => Object.keys(process.env);

/** Works even if the rest of the environment is invalid. */
export const logsJson = (): boolean => process.env['LOG_FORMAT'] === 'json';

/** Throws one EnvError that names every problem. Empty values count as unset; `more` returns further problems. */
export function readEnv(source: Record<string, string | undefined> = process.env, more: (env: Env) => string[] = () => []): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
  const fileProblems = addSecretsFromFiles(set);
  const env = plainToInstance(Env, set, { exposeDefaultValues: true });
  const problems = validateSync(env, { stopAtFirstError: true, skipMissingProperties: true }).flatMap((e) =>
    Object.values(e.constraints ?? {}).map((m) => `${e.property} ${m}`),
  );
  const all = [...fileProblems, ...problems, ...dependentProblems(env), ...more(env)];
  if (all.length) throw new EnvError(all);
  return env;
}
