import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { VapidKeys } from 'web-push';
import { decryptSecret, encryptSecret } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { PushKey } from './push-device.entity.js';

const ONLY = '00000000-0000-4000-8000-000000000001';

/** The keys that name this site to push services, made at the first start. */
@Injectable()
export class PushKeys implements OnApplicationBootstrap {
  private readonly logger = new Logger(PushKeys.name);

  constructor(
    @InjectRepository(PushKey) private readonly keys: Repository<PushKey>,
    private readonly secrets: Secrets,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.current().catch((error: unknown) => this.logger.warn(`The keys for notifications could not be made: ${String(error)}`));
  }

  /** The same in every process: the first to store its keys wins. With another SECRET_KEY they are made again. */
  async current(): Promise<VapidKeys> {
    const stored = await this.keys.findOneBy({ id: ONLY });
    const privateKey = stored && decryptSecret(this.secrets.key, stored.privateKey);
    if (stored && privateKey) return { publicKey: stored.publicKey, privateKey };
    if (stored) await this.keys.delete({ id: ONLY, publicKey: stored.publicKey });
    const { default: webpush } = await import('web-push');
    const made = webpush.generateVAPIDKeys();
    const row = {
      id: ONLY,
      publicKey: made.publicKey,
      privateKey: encryptSecret(this.secrets.key, made.privateKey),
      createdAt: new Date(),
    };
    await this.keys.createQueryBuilder().insert().values(row).orIgnore().execute();
    const kept = await this.keys.findOneByOrFail({ id: ONLY });
    return { publicKey: kept.publicKey, privateKey: decryptSecret(this.secrets.key, kept.privateKey) ?? made.privateKey };
  }
}
