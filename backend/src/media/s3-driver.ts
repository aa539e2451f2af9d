import type { DriverContract } from 'flydrive/types';
import type { Env } from '../platform/config/env.js';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Undefined without its settings. The S3 client is large, so it is loaded only where it is used. */
export async function s3Driver(env: Env, prefix: '' | 'BACKUP_' = ''): Promise<DriverContract | undefined> {
  const setting = (name: 'ENDPOINT' | 'REGION' | 'BUCKET' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY') => env[`${prefix}S3_${name}` as const];
  const [endpoint, bucket] = [setting('ENDPOINT'), setting('BUCKET')];
  const [accessKeyId, secretAccessKey] = [setting('ACCESS_KEY_ID'), setting('SECRET_ACCESS_KEY')];
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    endpoint,
    region: setting('REGION') ?? 'us-east-1',
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // Only Amazon has buckets as host names and access lists.
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
    // The newer default checksums corrupt uploads to other stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
}
