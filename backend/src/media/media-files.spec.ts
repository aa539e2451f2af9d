import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { Env } from '../platform/config/env.js';
import { MediaFiles } from './media-files.js';
import { VirusScanner } from './virus-scanner.service.js';

const noScanner = new VirusScanner(new Env());

describe('MediaFiles', () => {
  let files: MediaFiles;
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    await files.onApplicationShutdown();
  });

  const photo = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  /** Takes seconds on any machine, unlike a picture of one colour. */
  const noise = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
      .jpeg()
      .toBuffer();

  const SENTENCE = 'This picture takes too long to read. Please export it again and upload the new file.';
  const TOO_LONG = { response: { statusCode: 413, error: SENTENCE, fields: { file: [SENTENCE] } } };

  /** The processes that are started from now on. */
  function watchProcesses(): ChildProcess[] {
    const started: ChildProcess[] = [];
    const onStart = (message: unknown) => void started.push((message as { process: ChildProcess }).process);
    subscribe('child_process', onStart);
    ends.push(() => unsubscribe('child_process', onStart));
    return started;
  }

  it('stops a picture that takes too much processor time and continues with the next', async () => {
    files = new MediaFiles(noScanner, { processorMs: 400, clockMs: 60_000 });
    const slow = await noise(3_000);
    for (const { reason } of (await Promise.allSettled([files.prepare(slow), files.prepare(slow)])) as PromiseRejectedResult[])
      expect(reason).toMatchObject(TOO_LONG);
    expect(await files.prepare(await photo(10))).toMatchObject({ dimensions: { width: 10, height: 10 } });
  });

  it('stops a picture whose process hangs', async () => {
    files = new MediaFiles(noScanner, { processorMs: 15_000, clockMs: 1 });
    const small = await photo(10);
    for (const { reason } of (await Promise.allSettled([files.prepare(small), files.prepare(small)])) as PromiseRejectedResult[])
      expect(reason).toMatchObject(TOO_LONG);
  });

  (process.platform === 'win32' ? it.skip : it)('does not refuse a picture because the machine is busy', async () => {
    const processorMs = 1_500;
    files = new MediaFiles(noScanner, { processorMs, clockMs: 60_000 });
    const started = watchProcesses();
    await files.prepare(await photo(10));
    const waiting = files.prepare(await photo(2_000));
    const pid = started[0]?.pid ?? 0;
    expect(pid).toBeGreaterThan(0);
    // As if others had the processor.
    process.kill(pid, 'SIGSTOP');
    await setTimeout(2 * processorMs);
    process.kill(pid, 'SIGCONT');
    expect(await waiting).toMatchObject({ dimensions: { width: 2_000, height: 2_000 } });
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

  const jpeg = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
      .jpeg()
      .toBuffer();

  it('takes a JPEG without its last two bytes, and refuses one without its lower half', async () => {
    files = new MediaFiles(noScanner);
    const whole = await jpeg();
    const dimensions = { width: 300, height: 200 };
    await expect(files.prepare(whole.subarray(0, -2))).resolves.toMatchObject({ mimeType: 'image/webp', dimensions });
    await expect(files.preparePhoto(whole.subarray(0, -2))).resolves.toMatchObject({ dimensions });
    await expect(files.prepare(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ status: 400 });
    await expect(files.preparePhoto(whole.subarray(0, -40))).rejects.toMatchObject({ status: 400 });
  });

  it('takes the first of two stills in an AVIF', async () => {
    files = new MediaFiles(noScanner);
    await expect(files.prepare(Buffer.from(TWO_STILLS, 'base64'))).resolves.toMatchObject({
      mimeType: 'image/webp',
      dimensions: { width: 64, height: 48 },
    });
  });
});

/** An AVIF with two pictures of 64 × 48 pixels, as sharp makes one, listed twice. */
const TWO_STILLS = [
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAQNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIA',
  'AQAAAAAA+gABAAAALQAAACYAAgAAAAAA+gABAAAALQAAACYAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAx',
  'AAAAAA5waXRtAAAAAAABAAAAXGlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAEAAAAAwAAAAEHBpeGkAAAAAAwgICAAAABxpcG1hAAAA',
  'AAAAAAIAAQOBAgMAAgOBAgMAAAAubWRhdBIACgk4FX+9pAQ0GkAyFxlCYwTAADQAAJfK4KrdeZmSVrUPw8wQ',
].join('');
