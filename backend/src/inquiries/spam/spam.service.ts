import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import { currentActor } from '../../common/request-context.js';
import { keyedHash } from '../../config/crypto.js';
import { Secrets } from '../../config/secrets.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { CreateContactDto } from '../contact.dto.js';
import { formFindings } from './form-findings.js';
import { judge, type Finding } from './judge.js';

/** What an enquiry is stored with. */
export type Judged = Pick<ContactInquiry, 'spamSince' | 'spamScore' | 'spamReasons' | 'addressKey' | 'messageKey'>;

const DAY_MS = 86_400_000;
const MEMORY_MS = 30 * DAY_MS;
/** "Please call me" is written by many people; so much text is not. */
const TELLING_CHARS = 40;

/** Suspects spam, by the rules beside it and by what came in before. Nothing leaves the house for it. */
@Injectable()
export class SpamService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly secrets: Secrets,
  ) {}

  async judge(sent: CreateContactDto, now: Date): Promise<Judged> {
    const keys = {
      addressKey: currentActor().addressKey,
      messageKey: this.messageKey(sent.message),
    };
    const { isSpam, score, reasons } = judge(sent, [...formFindings(sent), ...(await this.memories(sent.email, keys, now))]);
    return { ...keys, spamSince: isSpam ? now : null, spamScore: score, spamReasons: reasons };
  }

  /** The trash counts too: spam is what people delete. */
  private async memories(
    email: string,
    { addressKey, messageKey }: Pick<Judged, 'addressKey' | 'messageKey'>,
    now: Date,
  ): Promise<Finding[]> {
    const createdAt = MoreThan(new Date(now.getTime() - MEMORY_MS));
    const spamSince = Not(IsNull());
    const known = (where: FindOptionsWhere<ContactInquiry>) => this.inquiries.exists({ where: { createdAt, ...where }, withDeleted: true });
    const [sameSpam, sameFromOthers, sameSender, sameAddress] = await Promise.all([
      messageKey !== null && known({ messageKey, spamSince }),
      messageKey !== null && known({ messageKey, email: Not(email) }),
      known({ email, spamSince }),
      addressKey !== null && known({ addressKey, spamSince }),
    ]);
    return [
      ...(sameSpam ? [{ reason: 'The same message was spam before', points: 6 }] : []),
      ...(sameFromOthers ? [{ reason: 'The same message came from another e-mail address', points: 4 }] : []),
      ...(sameSender ? [{ reason: 'This e-mail address sent spam before', points: 3 }] : []),
      ...(sameAddress ? [{ reason: 'Spam came from the same connection before', points: 1 }] : []),
    ];
  }

  /** Of its letters alone: robots change numbers, case and punctuation. */
  private messageKey(message: string): string | null {
    const letters = message.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');
    return letters.length < TELLING_CHARS ? null : keyedHash(this.secrets.key, 'message', letters);
  }
}
