import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Changes } from '../../audit/changes.service.js';
import type { AccreditationProofDto } from '../../company/company-parts.dto.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { daysBefore, londonDate, londonDay } from '../../platform/time/london.js';
import { Env } from '../../platform/config/env.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { MailQueue } from './mail-queue.service.js';
import { officeRecipients } from './office-recipients.js';
import { withButton, type Brand } from './templates/brand.js';
import { oneLine, type MailContent } from './templates/text.js';

/** Days before the last day, the shortest first. */
const REMINDERS = [7, 30, 60];

/** Mails the office 60, 30 and 7 days before the last day of an accreditation, between 08:00 and 18:00 in London. Every process runs it; the outbox keeps one mail of each. */
@Injectable()
export class AccreditationRemindersJob extends Recurring {
  protected override readonly hours = [8, 18] as const;

  constructor(
    private readonly changes: Changes,
    private readonly outbox: OutboxService,
    private readonly mails: MailQueue,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    const settings = await this.company.current();
    for (const { name, expiresOn } of ending(settings.accreditationProofs ?? [], now)) {
      const days = REMINDERS.find((reminder) => londonDay(now) >= daysBefore(expiresOn, reminder));
      const onceKey = `accreditation ${days} ${expiresOn} ${createHash('sha256').update(name).digest('base64url')}`;
      if (await this.outbox.isWritten(onceKey)) continue;
      const content = accreditationEnds(name, expiresOn, settings, this.env.publicUrl);
      const mail = { kind: 'accreditation-ends' as const, recipients: officeRecipients(settings), onceKey, ...content };
      await this.changes.write('accreditation', ({ manager }) => this.mails.enqueue(manager, mail, now));
    }
  }
}

/** Those that visitors still read, and whose first reminder is due. */
const ending = (proofs: readonly AccreditationProofDto[], now: Date) =>
  proofs.flatMap(({ name, expiresOn }) => {
    const today = londonDay(now);
    return expiresOn && today <= expiresOn && today >= daysBefore(expiresOn, Math.max(...REMINDERS)) ? [{ name, expiresOn }] : [];
  });

/** `lastDay` as in '2026-11-26'. */
function accreditationEnds(name: string, lastDay: string, brand: Brand, publicUrl: string): MailContent {
  const body = `The last day of '${oneLine(name)}' is ${londonDate(lastDay)}. The website does not show it any longer after that day.\n\nOnce it is renewed, enter its new last day in the settings.`;
  const settings = { said: 'The settings', label: 'Open the settings', link: `${publicUrl}/admin/settings/branding` };
  return withButton(`'${name}' ends on ${londonDate(lastDay)}`, body, settings, brand);
}
