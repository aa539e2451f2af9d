import { accessSync, constants, existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Env } from '../../../platform/config/env.js';
import { openRedis } from '../../../platform/config/redis.js';
import { MediaStorage } from '../../../media/media-storage.service.js';
import { VirusScanner } from '../../../media/virus-scanner.service.js';
import { attempt, failed, ok, warning, type Finding } from '../../doctor/finding.js';

const MB = 1_000_000;
const TOO_LITTLE = 200 * MB;
const LITTLE = 1_000 * MB;
const CONNECT_MS = 5_000;
/** Links, sessions and deadlines compare times of several machines. */
const ALLOWED_MS = 30_000;

export function checkFolder({ dataDir }: Env): Finding {
  if (!existsSync(dataDir)) return failed('data folder', `${dataDir} does not exist. Start the site once, or set DATA_DIR.`);
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return ok('data folder', `${dataDir} can be written.`);
  } catch {
    return failed(
      'data folder',
      `${dataDir} cannot be written by this user. Run the command as the user of the site, or give it the right to write.`,
    );
  }
}

export function checkDisk({ dataDir }: Env): Promise<Finding> {
  return attempt('disk', 'Check DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const message = `${Math.round(free / MB)} MB are free in ${dataDir}.`;
    if (free < TOO_LITTLE) return failed('disk', `${message} Free some: without space the site can store nothing.`);
    return free < LITTLE ? warning('disk', `${message} Free some soon.`) : ok('disk', message);
  });
}

export function checkStorage(env: Env): Promise<Finding> {
  const place = env.S3_ENDPOINT ? `${env.S3_BUCKET} at ${env.S3_ENDPOINT}` : env.dataDir;
  const advice = env.S3_ENDPOINT ? 'Check the S3_* settings and that the bucket exists.' : 'Check who may write there, and the free space.';
  return attempt('storage', advice, async () => {
    await new MediaStorage(env).check();
    return ok('storage', `Uploads can be stored in ${place}.`);
  });
}

export function checkScanner(env: Env): Promise<Finding> {
  return attempt('scanner', 'Check CLAMAV_URL.', async () => {
    if (!env.CLAMAV_URL) return ok('scanner', 'Not used: uploads are not scanned for viruses.');
    const fault = await new VirusScanner(env).fault();
    return fault ? failed('scanner', `${fault} Start ClamAV, or correct CLAMAV_URL.`) : ok('scanner', 'ClamAV responds.');
  });
}

export function checkRedis({ REDIS_URL }: Env): Promise<Finding> {
  return attempt('redis', 'Start Redis, or correct REDIS_URL; meanwhile each process counts limits on its own.', async () => {
    if (!REDIS_URL) return ok('redis', 'Not used: one process needs none.');
    const redis = openRedis(REDIS_URL, { lazyConnect: true, connectTimeout: CONNECT_MS, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      await redis.ping();
      return ok('redis', 'Redis responds.');
    } finally {
      redis.disconnect();
    }
  });
}

export function clockFinding(other: string, time: number): Finding {
  const seconds = Math.round((Date.now() - time) / 1000);
  if (Math.abs(seconds) * 1000 <= ALLOWED_MS) return ok('clock', `This machine and ${other} agree.`);
  const words = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'}`;
  return warning('clock', `The clock of this machine is ${words} that of ${other}. Let both set their time by NTP.`);
}
