import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../platform/common/durations.js';
import { TooManyTries } from '../../platform/common/errors.js';
import { Limits, type Limit } from '../../platform/common/limits.js';
import { InquiryPhoto } from './inquiry-photo.entity.js';

/** Refused photos count too, because reading them takes time. */
export const PHOTOS: Limit = {
  name: 'photos',
  windowMs: HOUR_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 1_500 },
    { perAddress: 6, perNetwork: 1_900, overall: 6_000 },
  ],
  refusal: (wait) => `We have received too many photos. Please try again in ${wait}, or email them.`,
};

/** Bytes of a day: some 2,000 photos. A flood must not fill the disk. */
export const DAILY_BYTES = 1024 ** 3;
const RETRY_AFTER_S = 3_600;

@Injectable()
export class PhotoLimits {
  constructor(
    @InjectRepository(InquiryPhoto) private readonly photos: Repository<InquiryPhoto>,
    private readonly limits: Limits,
  ) {}

  /** Throws TooManyTries (429). */
  async take(): Promise<void> {
    const stored = (await this.photos.sum('size', { createdAt: MoreThan(new Date(Date.now() - DAY_MS)) })) ?? 0;
    if (Number(stored) > DAILY_BYTES)
      throw new TooManyTries('We cannot take more photos today. Your message has reached us; please email the photos.', RETRY_AFTER_S);
    await this.limits.take(PHOTOS);
  }
}
