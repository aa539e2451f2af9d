import { In, IsNull, Not, type DataSource } from 'typeorm';
import { readEnv } from '../../src/config/env.js';
import { openDataSource } from '../../src/database/data-source.js';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { OutboxMail } from '../../src/mail/outbox-mail.entity.js';
import type { MailServer } from '../support/mail-server.js';

/** What an enquiry sets off. */
const KINDS = In(['office-notice', 'autoresponder']);

/** A look into the database of a running or killed process, past the process. */
export const openLedger = (environment: Record<string, string>): Promise<DataSource> => openDataSource(readEnv(environment));

/** Lets the claims that a killed process holds run out now instead of in ten minutes. Only while no living process holds one. */
export async function runOutClaims(ledger: DataSource): Promise<void> {
  await ledger.getRepository(OutboxMail).update({ status: 'queued', claimedUntil: Not(IsNull()) }, { claimedUntil: new Date(0) });
}

export const unsent = (ledger: DataSource): Promise<number> =>
  ledger.getRepository(OutboxMail).countBy({ kind: KINDS, status: Not('sent') });

export interface Balance {
  /** Ids that a visitor was given and that are not in the database. */
  lost: string[];
  /** Enquiries that do not have both their mails. */
  withoutMails: string[];
  /** Message-IDs recorded as sent that no mail server got. */
  missing: string[];
  stored: number;
  mails: number;
  /** Mails that arrived again. */
  duplicates: number;
}

/** Holds what visitors were told against what is stored and what the mail servers received. */
export async function balance(ledger: DataSource, acknowledged: string[], servers: MailServer[]): Promise<Balance> {
  const stored = new Set((await ledger.getRepository(ContactInquiry).find({ select: { id: true } })).map(({ id }) => id));
  const mails = await ledger.getRepository(OutboxMail).find({ where: { kind: KINDS }, select: { inquiryId: true, messageId: true } });
  const perInquiry = Map.groupBy(mails, ({ inquiryId }) => inquiryId);
  const received = servers.flatMap((server) => server.mails.map(({ messageId }) => messageId));
  const known = new Set(received);
  return {
    lost: acknowledged.filter((id) => !stored.has(id)),
    withoutMails: [...stored].filter((id) => perInquiry.get(id)?.length !== 2),
    missing: mails.map(({ messageId }) => messageId).filter((id) => !known.has(id)),
    stored: stored.size,
    mails: mails.length,
    duplicates: received.length - known.size,
  };
}
