import { button, htmlMail, type Brand } from './brand.js';
import { londonTime } from './london-time.js';
import type { MailContent } from './mail-content.js';
import { escapeHtml, oneLine } from './text.js';

/** A line of the digest. */
export interface OpenEnquiry {
  id: string;
  name: string;
  service: string | null;
  dueAt: Date;
  /** Whether the customer has had the promised reply. */
  isAnswered: boolean;
}

const SHOWN = 40;

/** What is open in the morning: who waits for a reply, the most urgent first, and what is in hand. */
export function dailyDigest(enquiries: readonly OpenEnquiry[], now: Date, brand: Brand, publicUrl: string): MailContent {
  const waiting = enquiries.filter(({ isAnswered }) => !isAnswered);
  const inHand = enquiries.filter(({ isAnswered }) => isAnswered);
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
      `${waiting.length} ${waiting.length === 1 ? 'enquiry waits' : 'enquiries wait'} for a reply, ${inHand.length} in hand`,
    ),
    text: `${[
      'Good morning, this is open today.',
      ...groups.map(({ title, rows }) =>
        [title, ...rows.slice(0, SHOWN).map((row) => `- ${line(row)}\n  ${link(row.id)}`), ...rest(rows.length)].join('\n'),
      ),
      `All enquiries: ${publicUrl}/admin/inquiries`,
    ].join('\n\n')}\n`,
    html: htmlMail(
      [
        '<p>Good morning, this is open today.</p>',
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
