import {
  HttpStatus,
  Injectable,
  Logger,
  PayloadTooLargeException,
  ServiceUnavailableException,
  UnsupportedMediaTypeException,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { extname, join } from 'node:path';
import workerpool, { type Pool } from 'workerpool';
import type { ErrorResponse } from '../platform/http/error-response.dto.js';
import { InvalidFields, TooManyTries } from '../platform/http/errors.js';
import type { CopyFormat } from './copy-files.js';
import type { PreparedAttachment, PreparedFile, PreparedPhoto, Refusal } from './picture-process.js';
import type { VirusScanner } from './virus-scanner.service.js';

/** For one file. A busy machine makes it wait, but no more expensive: only what hangs reaches the limit by the clock. */
const LIMITS = {
  /** The largest photograph takes one or two seconds. */
  processorMs: 15_000,
  clockMs: 180_000,
};
/** Each holds up to 15 MB in memory. */
const MAX_WAITING = 20;
/** Fewer than all that may wait, so that there is room for staff. */
const MAX_PHOTOS_WAITING = 12;
const IDLE_MS = 30_000;
const RETRY_AFTER_S = 30;

const AGAIN = 'Please export it again and upload the new file.';
type Reason = Refusal | 'time' | 'virus' | 'not scanned';
type Sentences = Record<Reason, string>;

const SENTENCES: Sentences = {
  kind: 'This kind of file is not accepted. Please upload a JPEG, PNG, WebP, AVIF or GIF picture, or a PDF.',
  heic: 'HEIC pictures cannot be read here. Please upload the picture from the iPhone itself, or export it as a JPEG. To take JPEG pictures: Settings, Camera, Formats, Most Compatible.',
  'damaged picture': `This picture is damaged and cannot be read. ${AGAIN}`,
  'damaged PDF': `This PDF is damaged and cannot be read. ${AGAIN}`,
  side: 'This picture is too wide or too tall. Please make it smaller: at most 20,000 pixels on each side.',
  pixels: 'This picture has too many pixels. Please make it smaller: at most 64 megapixels.',
  frames: 'This picture is animated, which would be lost. Please upload a still picture.',
  time: `This picture takes too long to read. ${AGAIN}`,
  virus: 'The virus scanner found something in this file, so it was not stored. Scan the device that it comes from.',
  'not scanned':
    'The virus scanner cannot be reached, so this file was not stored. Please try again in a few minutes. If that does not help, tell whoever runs the site.',
};

const PHOTO_KIND =
  'This kind of file cannot be read here. Please choose a JPEG, PNG or WebP picture. An iPhone takes such photos with Settings, Camera, Formats, Most Compatible.';

/** For customers. */
const PHOTO_SENTENCES: Sentences = {
  ...SENTENCES,
  kind: PHOTO_KIND,
  heic: PHOTO_KIND,
  'damaged picture': 'This photo is damaged or incomplete. Please take it again or choose another one.',
  frames: 'This animation has too many frames. Please choose a still picture.',
  time: 'This photo takes too long to read. Please choose another one.',
  virus: 'Our virus scanner found something in this photo, so it was not kept. Please choose another one.',
  'not scanned': 'Photos cannot be checked for viruses at the moment, so this one was not kept. Please try again in a few minutes.',
};

function refusal(reason: Reason, sentences: Sentences): Error {
  const error = sentences[reason];
  const body = (statusCode: HttpStatus): ErrorResponse => ({ statusCode, error, fields: { file: [error] } });
  if (reason === 'kind' || reason === 'heic') return new UnsupportedMediaTypeException(body(HttpStatus.UNSUPPORTED_MEDIA_TYPE));
  if (reason === 'not scanned') return new ServiceUnavailableException(body(HttpStatus.SERVICE_UNAVAILABLE));
  if (reason === 'virus' || reason.startsWith('damaged')) return new InvalidFields({ file: [error] }, error);
  return new PayloadTooLargeException(body(HttpStatus.PAYLOAD_TOO_LARGE));
}

const PROGRAM = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);

/** Checks uploads by content and redraws pictures: upright, no metadata, up to 2560 px wide. In a process of its own, which can be killed. */
@Injectable()
export class MediaFiles implements OnApplicationShutdown {
  private readonly logger = new Logger(MediaFiles.name);
  private readonly pool: Pool;
  private idle?: NodeJS.Timeout;
  private scanning = 0;

  constructor(
    private readonly scanner: VirusScanner,
    private readonly limits = LIMITS,
  ) {
    this.pool = workerpool.pool(PROGRAM, {
      workerType: 'process',
      maxWorkers: 1,
      maxQueueSize: MAX_WAITING,
      forkOpts: { serialization: 'advanced', env: {} },
    });
  }

  /**
   * Throws UnsupportedMediaTypeException (415), InvalidFields (400) if damaged or infected, PayloadTooLargeException (413), TooManyTries (429),
   * ServiceUnavailableException (503) if a virus scanner is set up and does not respond.
   */
  prepare(upload: Uint8Array): Promise<PreparedFile> {
    return this.run('prepare', upload, MAX_WAITING, SENTENCES);
  }

  /** A customer's photograph as a JPEG of at most 2048 px a side, with a small one. Throws as `prepare` does. */
  preparePhoto(upload: Uint8Array): Promise<PreparedPhoto> {
    return this.run('preparePhoto', upload, MAX_PHOTOS_WAITING, PHOTO_SENTENCES);
  }

  /** A file that staff send to a customer: a picture drawn as a customer's photograph, or a PDF. Throws as `prepare` does. */
  prepareAttachment(upload: Uint8Array): Promise<PreparedAttachment> {
    return this.run('prepareAttachment', upload, MAX_WAITING, SENTENCES);
  }

  /** A copy of a stored picture. Waits for uploads; they wait for one copy at most. Throws if it cannot be made in time. */
  async copy(picture: Uint8Array, width: number, format: CopyFormat): Promise<Uint8Array> {
    clearTimeout(this.idle);
    try {
      return await this.exec<Uint8Array>('copyOf', [picture, width, format]);
    } finally {
      this.endWhenIdle();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.pool.terminate(true);
  }

  private async run<T extends object>(method: string, upload: Uint8Array, maxWaiting: number, sentences: Sentences): Promise<T> {
    clearTimeout(this.idle);
    const { pendingTasks } = this.pool.stats();
    if (pendingTasks + this.scanning >= maxWaiting)
      throw new TooManyTries('Many files are waiting. Please upload this one again in a moment.', RETRY_AFTER_S);
    // Before anything decodes it.
    const prepared = (await this.scan(upload)) ?? (await this.inProcess<T>(method, upload));
    this.endWhenIdle();
    if (typeof prepared === 'string') throw refusal(prepared, sentences);
    return prepared;
  }

  private async scan(upload: Uint8Array): Promise<Reason | undefined> {
    this.scanning++;
    return this.scanner.scan(upload).finally(() => this.scanning--);
  }

  private async inProcess<T>(method: string, upload: Uint8Array): Promise<T | Reason> {
    try {
      return await this.exec<T | Reason>(method, [upload]);
    } catch (error) {
      const { CancellationError, TimeoutError } = workerpool.Promise;
      if (error instanceof CancellationError || error instanceof TimeoutError) return 'time';
      this.logger.error(error);
      return 'damaged picture';
    }
  }

  /** Ends the process with what takes too long, as a decoding thread cannot be stopped. Throws CancellationError, TimeoutError. */
  private async exec<T>(method: string, params: unknown[]): Promise<T> {
    const { processorMs, clockMs } = this.limits;
    const on = (usedMs: number) => void (usedMs > processorMs && task.cancel());
    const task = this.pool.exec(method, params, { on });
    return (await task.timeout(clockMs)) as T;
  }

  /** The process holds about 100 MB. */
  private endWhenIdle(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.pool.terminate(), IDLE_MS).unref();
  }
}
