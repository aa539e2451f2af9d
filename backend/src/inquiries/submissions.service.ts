import { Injectable } from '@nestjs/common';
import { currentActor } from '../common/request-context.js';
import { keyedHash } from '../config/crypto.js';
import { Secrets } from '../config/secrets.js';
import type { CreateContactDto } from './contact.dto.js';

/** At least so long the same from the same address is taken for one enquiry when the form has no script; at most twice as long. */
const PERIOD_MS = 10 * 60_000;

/** Recognises an enquiry that is sent again because its answer was lost. */
@Injectable()
export class Submissions {
  constructor(private readonly secrets: Secrets) {}

  /**
   * The keys under which the enquiry may have been stored before; under the first it is to be stored. None: it cannot be recognised.
   *
   * All that was typed is part of a key: whoever corrects a message whose answer was lost sends another one, and both are kept.
   * The form's script gives a message an id. A page without script cannot: pages are cached by their path. There the same words from
   * the same address within minutes are a second click or a reload.
   */
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
