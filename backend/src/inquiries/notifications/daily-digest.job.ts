import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Env } from '../../platform/config/env.js';
import { InquiriesService } from '../inquiries.service.js';
import { serviceName } from '../service-types.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { button, htmlMail, type Brand } from '../../delivery/mail/templates/brand.js';
import { EveryMinute } from '../../platform/common/every-minute.js';
import { londonDay, londonOClock, londonTime } from '../../platform/common/london.js';
import { escapeHtml, oneLine, type MailContent } from '../../delivery/mail/templates/text.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';

const HOUR = 8;

/** Mails the open enquiries daily from 08:00 in London. Every process runs it; the outbox keeps one mail a day. */
@Injectable()
export class DailyDigestJob extends EveryMinute {
  constructor(
    private readonly changes: Changes,
    private readonly inquiries: InquiriesService,
    private readonly outbox: OutboxService,
    private readonly mails: MailQueue,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {
    super();
  }

  async run(now: Date): Promise<void> {
    const eight = londonOClock(now, HOUR);
    const onceKey = `daily-digest ${londonDay(now)}`;
    if (now < eight || (await this.outbox.isWritten(onceKey))) return;
    const open = await this.inquiries.listOpen(eight);
    if (!open.length) return;
    const lines = open.map((inquiry) => ({
      ...inquiry,
      service: serviceName(inquiry),
      hasReply: inquiry.respondedAt !== null,
    }));
    const settings = await this.company.current();
    const content = dailyDigest(lines, now, settings, this.env.publicUrl);
    const mail = { kind: 'daily-digest' as const, inquiryId: null, recipients: officeRecipients(settings), onceKey, ...content };
    await this.changes.write('daily-digest', ({ manager }) => this.mails.enqueue(manager, mail, now));
  }
}

interface OpenEnquiry {
  id: string;
  name: string;
  service: string | null;
  dueAt: Date;
  hasReply: boolean;
}

const SHOWN = 40;

/** Most urgent first. */
export function dailyDigest(enquiries: readonly OpenEnquiry[], now: Date, brand: Brand, publicUrl: string): MailContent {
  const waiting = enquiries.filter(({ hasReply }) => !hasReply);
  const inHand = enquiries.filter(({ hasReply }) => hasReply);
  const groups = [
    {
      title: `Waiting for a reply (${waiting.length})`,
      rows: waiting.map((enquiry) => ({ ...enquiry, note: dueNote(enquiry.dueAt, now) })),
    },
    { title: `In hand (${inHand.length})`, rows: inHand.map((enquiry) => ({ ...enquiry, note: null })) },
  ].filter(({ rows }) => rows.length);
  const line = ({ name, service, note }: { name: string; service: string | null; note: string | null }) =>
    [oneLine(name), service, note].filter(Boolean).join(', ');
  const link = (id: string) => `${publicUrl}/admin/inquiries/${id}`;
  const rest = (count: number) => (count > SHOWN ? [`and ${count - SHOWN} more`] : []);
  return {
    subject: oneLine(
      `${waiting.length} ${waiting.length === 1 ? 'enquiry is' : 'enquiries are'} waiting for a reply, ${inHand.length} in hand`,
    ),
    text: `${[
      'Good morning. These enquiries are open today.',
      ...groups.map(({ title, rows }) =>
        [title, ...rows.slice(0, SHOWN).map((row) => `- ${line(row)}\n  ${link(row.id)}`), ...rest(rows.length)].join('\n'),
      ),
      `All enquiries: ${publicUrl}/admin/inquiries`,
    ].join('\n\n')}\n`,
    html: htmlMail(
      [
        '<p>Good morning. These enquiries are open today.</p>',
        ...groups.flatMap(({ title, rows }) => [
          `<h2 style="margin: 24px 0 8px; font-size: 18px">${title}</h2>`,
          `<ul style="margin: 0; padding-left: 20px">`,
          ...rows
            .slice(0, SHOWN)
            .map((row) => `<li><a href="${escapeHtml(link(row.id))}" style="color: inherit">${escapeHtml(line(row))}</a></li>`),
          ...rest(rows.length).map((text) => `<li>${text}</li>`),
          '</ul>',
        ]),
        button('All enquiries', `${publicUrl}/admin/inquiries`, brand),
      ].join('\n'),
      brand,
    ),
  };
}

const dueNote = (dueAt: Date, now: Date): string => (dueAt < now ? `overdue since ${londonTime(dueAt)}` : `due ${londonTime(dueAt)}`);
