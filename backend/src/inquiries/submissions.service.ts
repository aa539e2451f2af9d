import { Injectable } from '@nestjs/common';
import { currentActor } from '../platform/common/request-context.js';
import { keyedHash } from '../platform/config/crypto.js';
import { Secrets } from '../platform/config/secrets.js';
import type { CreateContactDto } from './contact.dto.js';

/** Without script, the same text from the same address within this period (at most twice as long) is one enquiry. */
const PERIOD_MS = 10 * 60_000;

@Injectable()
export class Submissions {
  constructor(private readonly secrets: Secrets) {}

  /** Keys of earlier submissions; store under the first. Any correction changes them. Without script, time and address replace the id. */
  keysOf(sent: CreateContactDto, isScriptless: boolean, now: Date): string[] {
    const { submissionId, name, company, email, phone, serviceType, message } = sent;
    const content = [name, company ?? null, email, phone, serviceType ?? null, message];
    const keyOf = (...from: (string | number)[]) => keyedHash(this.secrets.key, 'submission', JSON.stringify([...from, ...content]));
    if (submissionId) return [keyOf(submissionId)];
    const { addressKey } = currentActor();
    if (!isScriptless || addressKey === null) return [];
    const period = Math.floor(now.getTime() / PERIOD_MS);
    return [keyOf(addressKey, period), keyOf(addressKey, period - 1)];
  }
}
