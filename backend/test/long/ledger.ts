import { In, IsNull, Not, type DataSource } from 'typeorm';
import { readEnv } from '../../src/platform/config/env.js';
import { openDataSource } from '../../src/platform/database/data-source.js';
import { ENTITIES } from '../../src/app.module.js';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../../src/delivery/outbox/delivery.entity.js';
import type { MailServer } from '../support/mail-server.js';

/** Of an enquiry. */
const KINDS = ['office-notice', 'autoresponder'];

/** Reads the database of a running or killed process directly. */
export const openLedger = (environment: Record<string, string>): Promise<DataSource> => openDataSource(readEnv(environment), ENTITIES);

/** Expires the claims of killed processes. Only call it while no living process has one. */
export async function runOutClaims(ledger: DataSource): Promise<void> {
  await ledger.getRepository(Delivery).update({ status: 'queued', claimedUntil: Not(IsNull()) }, { claimedUntil: new Date(0) });
}

export const unsent = (ledger: DataSource, kinds = KINDS): Promise<number> =>
  ledger.getRepository(Delivery).countBy({ kind: In(kinds), status: Not('sent') });

export interface Balance {
  /** Ids that visitors got but that are not stored. */
  lost: string[];
  /** Enquiries without both mails. */
  withoutMails: string[];
  /** Message-IDs recorded as sent that no server received. */
  missing: string[];
  stored: number;
  mails: number;
  /** Duplicate mails. */
  duplicates: number;
}

/** Compares what visitors were told with what is stored and what was received. */
export async function balance(ledger: DataSource, acknowledged: string[], servers: MailServer[]): Promise<Balance> {
  const stored = new Set((await ledger.getRepository(ContactInquiry).find({ select: { id: true } })).map(({ id }) => id));
  const mails = await ledger.getRepository(Delivery).find({ where: { kind: In(KINDS) }, select: { inquiryId: true, messageId: true } });
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
