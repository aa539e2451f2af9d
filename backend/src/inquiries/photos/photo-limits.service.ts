import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { inMinutes, TooManyTries } from '../../platform/http/errors.js';
import { Limits, type Limit } from '../../platform/limits/limits.js';
import { currentActor } from '../../platform/http/request-context.js';
import { keyedHash } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryPhoto } from './inquiry-photo.entity.js';

/** Refused photos count too, because reading them takes time. */
export const PHOTOS: Limit = {
  name: 'enquiry-photo',
  windowMs: HOUR_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 1_500 },
    { perAddress: 6, perNetwork: 1_900, overall: 6_000 },
  ],
  refusal: (wait) => `We have received too many photos. Please try again in ${wait}, or email them.`,
};

const MB = 1024 ** 2;
/**
 * Bytes within 24 hours: some 2,000 photos, so that a flood does not fill the disk. `address`: of the enquiries of one address, twenty of which use up the day;
 * `network`: from one network, five of which do.
 */
const USUAL = { overall: 1024 * MB, network: 205 * MB, address: 51 * MB };
/** Once these are used up, for enquiries that are neither suspected spam nor held back in a flood. */
const LATER = { overall: 2048 * MB, network: 48 * MB, address: 12 * MB };

type Photos = SelectQueryBuilder<InquiryPhoto>;

@Injectable()
export class PhotoLimits {
  constructor(
    @InjectRepository(InquiryPhoto) private readonly photos: Repository<InquiryPhoto>,
    private readonly limits: Limits,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the key of the sender's network, which the photo keeps. Throws TooManyTries (429). */
  async take(inquiryId: string): Promise<string> {
    const networkKey = keyedHash(this.secrets.key, 'network', currentActor().origin.network);
    const inquiry = await this.photos.manager.findOneBy(ContactInquiry, { id: inquiryId });
    const isTrusted = inquiry !== null && inquiry.spamSince === null && inquiry.heldBackAt === null;
    let wait = await this.waitFor(USUAL, networkKey, inquiry);
    if (wait > 0 && isTrusted) wait = Math.min(wait, await this.waitFor(LATER, networkKey, inquiry));
    if (wait > 0) {
      const words = `We cannot take more photos for now. Your message has reached us; please email the photos, or try again in ${inMinutes(wait)}.`;
      throw new TooManyTries(words, wait);
    }
    await this.limits.take(PHOTOS);
    return networkKey;
  }

  /** Seconds until all three have room; 0: now. */
  private async waitFor({ overall, network, address }: typeof USUAL, networkKey: string, inquiry: ContactInquiry | null): Promise<number> {
    const key = inquiry?.addressKey;
    return Math.max(
      await waitUntil(() => this.ofToday(), overall),
      await waitUntil(() => this.ofToday().andWhere({ networkKey }), network),
      key ? await waitUntil(() => this.ofToday().innerJoin('photo.inquiry', 'r').andWhere('r.addressKey = :key', { key }), address) : 0,
    );
  }

  private ofToday(): Photos {
    return this.photos.createQueryBuilder('photo').where('photo.createdAt > :since', { since: new Date(Date.now() - DAY_MS) });
  }
}

/** Seconds until so many of these are a day old that the others are at most `most` bytes; 0: they are. */
async function waitUntil(some: () => Photos, most: number): Promise<number> {
  const sum = await some().select('SUM(photo.size)', 'bytes').getRawOne<{ bytes: number | string | null }>();
  let left = Number(sum?.bytes ?? 0);
  if (left <= most) return 0;
  const stored = await some().select(['photo.id', 'photo.size', 'photo.createdAt']).orderBy('photo.createdAt').getMany();
  const last = stored.find(({ size }) => (left -= size) <= most);
  return Math.max(1, Math.ceil(((last?.createdAt.getTime() ?? Date.now()) + DAY_MS - Date.now()) / 1000));
}
