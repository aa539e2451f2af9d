import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import { button, htmlMail, type Brand } from '../../delivery/mail/templates/brand.js';
import { escapeHtml, oneLine, type MailContent } from '../../delivery/mail/templates/text.js';
import { DailyJob } from '../../platform/recurring/daily-job.js';
import { londonDay, londonTime } from '../../platform/time/london.js';
import { URGENCIES, type TodaysItem, type Urgency } from '../../platform/common/todays-item.dto.js';
import { Env } from '../../platform/config/env.js';
import type { Today } from './today.dto.js';
import { TodayService } from './today.service.js';

/** Mails today's list to the office at 08:00 in London: once a day, and not after noon, when it is no matter of the morning any more. */
@Injectable()
export class DailyDigestJob extends DailyJob {
  protected override readonly at = '08:00';
  protected override readonly hours = [8, 12] as const;

  constructor(
    private readonly changes: Changes,
    private readonly todays: TodayService,
    private readonly mails: MailQueue,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    const today = await this.todays.list(now);
    // Nobody is mailed every day because of what can wait.
    if (today.items.every(({ urgency }) => urgency === 'later')) return;
    const settings = await this.company.current();
    const content = dailyDigest(today, now, settings, this.env.publicUrl);
    const mail = {
      kind: 'daily-digest' as const,
      recipients: officeRecipients(settings),
      onceKey: `daily-digest ${londonDay(now)}`,
      ...content,
    };
    await this.changes.write('daily-digest', ({ manager }) => this.mails.enqueue(manager, mail, now));
  }
}

const HEADINGS: Record<Urgency, string> = { now: 'First', today: 'Next', later: 'When there is time' };
/** Characters of a title and of its sentence. */
const SHOWN = { title: 100, text: 200 };

/** Today's list as a mail. */
export function dailyDigest({ items, total, more, notAsked }: Today, now: Date, brand: Brand, publicUrl: string): MailContent {
  const first = items.filter(({ urgency }) => urgency === 'now').length;
  const link = (path: string | null) => `${publicUrl}/admin${path ?? ''}`;
  const groups = URGENCIES.map((urgency) => ({
    title: HEADINGS[urgency],
    rows: items.filter((item) => item.urgency === urgency).map((item) => ({ line: lineOf(item, now), link: link(item.path) })),
  })).filter(({ rows }) => rows.length);
  if (more.length)
    groups.push({ title: 'More', rows: more.map(({ name, count, path }) => ({ line: `${count} more: ${name}`, link: link(path) })) });
  const greeting = 'Good morning. This is what there is to do today.';
  const missing = notAsked.length ? [`Could not ask: ${notAsked.join(', ')}. Please look there yourself.`] : [];
  return {
    subject: `Today: ${total} ${total === 1 ? 'thing' : 'things'} to do${first ? `, ${first} of them first` : ''}`,
    text: `${[
      greeting,
      ...groups.map(({ title, rows }) => [title, ...rows.map((row) => `- ${row.line}\n  ${row.link}`)].join('\n')),
      ...missing,
      `Today: ${link(null)}`,
    ].join('\n\n')}\n`,
    html: htmlMail(
      [
        `<p>${greeting}</p>`,
        ...groups.flatMap(({ title, rows }) => [
          `<h2 style="margin: 24px 0 8px; font-size: 18px">${title}</h2>`,
          `<ul style="margin: 0; padding-left: 20px">`,
          ...rows.map((row) => `<li><a href="${escapeHtml(row.link)}" style="color: inherit">${escapeHtml(row.line)}</a></li>`),
          '</ul>',
        ]),
        ...missing.map((text) => `<p>${escapeHtml(text)}</p>`),
        button('Open Today', link(null), brand),
      ].join('\n'),
      brand,
    ),
  };
}

function lineOf({ title, text, dueAt }: TodaysItem, now: Date): string {
  const due = dueAt && (dueAt < now ? ` Overdue since ${londonTime(dueAt)}.` : ` Due ${londonTime(dueAt)}.`);
  return `${oneLine(title).slice(0, SHOWN.title)}: ${oneLine(text).slice(0, SHOWN.text)}${due ?? ''}`;
}
