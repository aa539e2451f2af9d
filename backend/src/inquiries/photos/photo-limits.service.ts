import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../common/durations.js';
import { inMinutes, TooManyTries } from '../../common/errors.js';
import { RateLimit } from '../../common/rate-limit.js';
import { currentActor } from '../../common/request-context.js';
import { InquiryPhoto } from './inquiry-photo.entity.js';

/** An hour. Refused photos count too, because reading them takes time. */
const PER_ADDRESS = 60;
const PER_NETWORK = 300;
const OVERALL = 1_500;

/** Bytes of a day: some 2,000 photos. A flood must not fill the disk. */
export const DAILY_BYTES = 1024 ** 3;
const RETRY_AFTER_S = 3_600;

@Injectable()
export class PhotoLimits {
  constructor(
    @InjectRepository(InquiryPhoto) private readonly photos: Repository<InquiryPhoto>,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Throws TooManyTries (429). */
  async take(): Promise<void> {
    const stored = (await this.photos.sum('size', { createdAt: MoreThan(new Date(Date.now() - DAY_MS)) })) ?? 0;
    if (Number(stored) > DAILY_BYTES)
      throw new TooManyTries('We cannot take more photos today. Your message has reached us; please email the photos.', RETRY_AFTER_S);
    const { address, network } = currentActor().origin;
    const { allowed, retryAfter } = await this.rateLimit.take(
      { key: `photos:${address}`, limit: PER_ADDRESS, windowMs: HOUR_MS },
      { key: `photos-network:${network}`, limit: PER_NETWORK, windowMs: HOUR_MS },
      { key: 'photos-overall', limit: OVERALL, windowMs: HOUR_MS },
    );
    if (!allowed)
      throw new TooManyTries(`We have received too many photos. Please try again in ${inMinutes(retryAfter)}, or email them.`, retryAfter);
  }
}
