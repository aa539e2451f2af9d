import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Env } from '../platform/config/env.js';
import { MediaFiles } from './media-files.js';
import { VirusScanner } from './virus-scanner.service.js';

const noScanner = new VirusScanner(new Env());

describe('MediaFiles', () => {
  let files: MediaFiles;
  afterEach(() => files.onApplicationShutdown());

  const photo = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  it('stops a picture that takes too long and continues with the next', async () => {
    files = new MediaFiles(noScanner, 1);
    const sentence = 'This picture takes too long to read. Please export it again and upload the new file.';
    const small = await photo(10);
    for (const { reason } of (await Promise.allSettled([files.prepare(small), files.prepare(small)])) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ response: { statusCode: 413, error: sentence, fields: { file: [sentence] } } });
  });

  // @asvs 1.4.3
  it('restarts its process after it was idle or killed', async () => {
    files = new MediaFiles(noScanner);
    await files.prepare(await photo(10));
    await files.onApplicationShutdown();
    expect(await files.prepare(await photo(12))).toMatchObject({ dimensions: { width: 12, height: 12 } });
  });

  // @asvs 2.4.1
  it('queues at most twenty files', async () => {
    files = new MediaFiles(noScanner);
    const small = await photo(10);
    const all = await Promise.allSettled(Array.from({ length: 24 }, () => files.prepare(small)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.reason).toMatchObject({ retryAfter: 30 });
  });
});
