import { Injectable, Logger } from '@nestjs/common';
import { connect } from 'node:net';
import { Env } from '../platform/config/env.js';

/** For connection, transfer and scan of one file. */
const FILE_MS = 20_000;
const PING_MS = 3_000;
const MAX_REPLY = 1_000;
const UNREACHABLE = 'Uploads are refused, because the virus scanner cannot be reached.';

/** Asks ClamAV's daemon, if CLAMAV_URL names one. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger(VirusScanner.name);
  private readonly server?: URL;

  constructor(
    env: Env,
    private readonly fileMs = FILE_MS,
  ) {
    this.server = URL.parse(env.CLAMAV_URL ?? '') ?? undefined;
  }

  /** Undefined: nothing was found, or no scanner is set up. */
  async scan(file: Uint8Array): Promise<'virus' | 'not scanned' | undefined> {
    if (!this.server) return undefined;
    const reply = await this.ask(['zINSTREAM\0', uint32(file.length), file, uint32(0)], this.fileMs).catch((error: unknown) =>
      String(error),
    );
    if (reply === 'stream: OK') return undefined;
    const [, name] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
    if (name === undefined) this.logger.error(`An upload was refused, because ClamAV did not scan it: ${reply}`);
    else this.logger.warn(`An upload was refused, because ClamAV found ${name} in it.`);
    return name === undefined ? 'not scanned' : 'virus';
  }

  /** Returns a sentence if the scanner does not respond. */
  async fault(): Promise<string | undefined> {
    if (!this.server) return undefined;
    const reply = await this.ask(['zPING\0'], PING_MS).catch(() => undefined);
    return reply === 'PONG' ? undefined : UNREACHABLE;
  }

  /** Returns the reply, without the zero byte that ends it. */
  private ask(parts: (string | Uint8Array)[], withinMs: number): Promise<string> {
    const { hostname = '', port } = this.server ?? {};
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }).setEncoding('utf8');
      const timer = setTimeout(() => socket.destroy(new Error(`no reply within ${withinMs} ms`)), withinMs);
      let reply = '';
      socket.on('data', (text: string) => {
        reply += text;
        if (reply.length > MAX_REPLY || reply.endsWith('\0')) socket.destroy();
      });
      socket.once('error', reject);
      socket.once('close', () => {
        clearTimeout(timer);
        resolve(reply.slice(0, MAX_REPLY).split('\0', 1)[0] ?? '');
      });
      for (const part of parts) socket.write(part);
    });
  }
}

function uint32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
