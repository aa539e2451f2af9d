import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { currentActor } from '../../platform/http/request-context.js';
import { keyedHash } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { CreateContactDto } from './contact.dto.js';
import type { CallTime } from '../customer-page/office-hours.js';
import type { Topic } from '../office/leads.js';

/** `when`: the sender asks to be rung back. */
export type Submission = CreateContactDto & { when?: CallTime; topic?: Topic };

/** Without script, the same text from the same address within this period (at most twice as long) is one enquiry. */
const PERIOD_MS = 10 * 60_000;

/** Recognises what was sent before. */
@Injectable()
export class SubmissionKeys {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly secrets: Secrets,
  ) {}

  /** Keys of earlier submissions; store under the first. Any correction changes them. Without script, time and address replace the id. */
  of(sent: Submission, isScriptless: boolean, now: Date): string[] {
    const { submissionId, name, company, email, phone, serviceType, message, when, topic } = sent;
    const content = [name, company ?? null, email, phone, serviceType ?? null, message, ...(when ? [when] : []), ...(topic ? [topic] : [])];
    const keyOf = (...from: (string | number)[]) => keyedHash(this.secrets.key, 'submission', JSON.stringify([...from, ...content]));
    if (submissionId) return [keyOf(submissionId)];
    const { addressKey } = currentActor();
    if (!isScriptless || addressKey === null) return [];
    const period = Math.floor(now.getTime() / PERIOD_MS);
    return [keyOf(addressKey, period), keyOf(addressKey, period - 1)];
  }

  /** Returns the enquiry that was stored under one of these keys. The trash counts, too: a repeat of a deleted enquiry is still a repeat. */
  async find(keys: string[], manager = this.inquiries.manager): Promise<ContactInquiry | null> {
    return keys.length ? manager.findOne(ContactInquiry, { where: { submissionKey: In(keys) }, withDeleted: true }) : null;
  }
}
