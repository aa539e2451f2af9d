import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import { DAY_MS } from '../../platform/time/durations.js';
import { currentActor } from '../../platform/http/request-context.js';
import { keyedHash } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { LocationsService } from '../../locations/locations.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { CreateContactDto } from '../reception/contact.dto.js';
import { judge, type Finding } from './judge.js';
import { nearOf } from './near.js';
import type { Near } from './written.js';

export type Judged = Pick<ContactInquiry, 'spamSince' | 'spamScore' | 'spamReasons' | 'addressKey' | 'messageKey'>;

const MEMORY_MS = 30 * DAY_MS;
/** Many people write the same short message, such as "Please call me". */
const DISTINCTIVE_CHARS = 40;
const FASTEST_MS = 2_000;

/** No external service is asked. */
@Injectable()
export class SpamService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly secrets: Secrets,
    private readonly company: CompanyInfoService,
    private readonly locations: LocationsService,
  ) {}

  /** Reads what there is to know; the function that it returns judges with further signs, without reading anything. */
  async weigh(sent: CreateContactDto, now: Date): Promise<(findings: readonly Finding[]) => Judged> {
    const keys = {
      addressKey: currentActor().addressKey,
      messageKey: this.messageKey(sent.message),
    };
    const near = await this.near();
    const signs = [...formFindings(sent), ...(await this.earlierSigns(sent.email, keys, now))];
    return (findings) => {
      const { isSpam, score, reasons } = judge(sent, near, [...findings, ...signs]);
      return { ...keys, spamSince: isSpam ? now : null, spamScore: score, spamReasons: reasons };
    };
  }

  /** Read each time, so that changed places count at once. */
  private async near(): Promise<Near> {
    const [{ address }, places] = await Promise.all([this.company.current(), this.locations.listVisible()]);
    return nearOf({ address, places });
  }

  /** Includes the trash, because people delete spam. */
  private async earlierSigns(
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
      // Who asks to be rung back gives none.
      email !== '' && known({ email, spamSince }),
      addressKey !== null && known({ addressKey, spamSince }),
    ]);
    return [
      ...(sameSpam ? [{ reason: 'The same message was spam before', points: 6 }] : []),
      ...(sameFromOthers ? [{ reason: 'The same message came from another email address', points: 4 }] : []),
      ...(sameSender ? [{ reason: 'This email address sent spam before', points: 3 }] : []),
      ...(sameAddress ? [{ reason: 'Earlier spam came from the same network address', points: 1 }] : []),
    ];
  }

  /** Letters only, because robots vary numbers, case and punctuation. */
  private messageKey(message: string): string | null {
    const letters = message.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');
    return letters.length < DISTINCTIVE_CHARS ? null : keyedHash(this.secrets.key, 'message', letters);
  }
}

/** A short or missing time is not enough by itself: browsers fill in whole forms, and the form works without script. */
function formFindings({ website, fillTime }: { website?: boolean; fillTime?: number }): Finding[] {
  return [
    ...(website ? [{ reason: 'Filled in a hidden field', points: 8, isDecisive: true }] : []),
    ...(fillTime === undefined ? [{ reason: 'Sent without JavaScript', points: 1 }] : []),
    ...(fillTime !== undefined && fillTime < FASTEST_MS ? [{ reason: 'Filled in faster than a person can type', points: 2 }] : []),
  ];
}
