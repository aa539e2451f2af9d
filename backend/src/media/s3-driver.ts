import type { DriverContract } from 'flydrive/types';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;

export interface S3Settings {
  endpoint: string;
  region: string | undefined;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The S3 client is large, so it is loaded only where it is used. */
export async function s3Driver({ endpoint, region = 'us-east-1', bucket, ...credentials }: S3Settings): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    endpoint,
    region,
    bucket,
    credentials,
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
