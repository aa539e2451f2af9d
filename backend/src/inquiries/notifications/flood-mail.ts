import { londonTime } from '../../platform/time/london.js';
import { button, htmlMail, type Brand } from '../../delivery/mail/templates/brand.js';
import type { InquiryFacts } from './office-mails.js';
import { escapeHtml, oneLine, type MailContent } from '../../delivery/mail/templates/text.js';

interface Flood {
  /** Null: it is over. */
  startedAt: Date | null;
  recent: number;
  usual: number;
  held: number;
  spam: number;
  /** Most like customers first. */
  named: Pick<InquiryFacts, 'id' | 'name' | 'phone' | 'service' | 'place' | 'call' | 'message'>[];
  likely: number;
}

/** Characters. */
const SHOWN = { detail: 60, message: 100 };

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The one notice of a flood, in place of one for each enquiry. */
export function floodNotice(flood: Flood, brand: Brand, { admin, list }: { admin: string; list: string }): MailContent {
  const { startedAt, recent, usual, held, spam, named, likely } = flood;
  const came = `${counted(held, 'enquiry', 'enquiries')} came in a flood`;
  const before = `the busiest hour of the last four weeks had ${usual}`;
  const [first, rules] = startedAt
    ? [
        `Since ${londonTime(startedAt)} far more enquiries have come in through the website than usual: ${recent} within the last hour; ${before}.`,
        "While it lasts, customers get no automatic replies, and you get one email like this in 15 minutes in place of one for each enquiry. Choose 'Not spam' for those of customers: that sends them the automatic reply.",
      ]
    : [
        `The flood of enquiries is over. These were the last; ${before}.`,
        "Automatic replies go out again. Those who wrote during the flood have none: choose 'Not spam' for those of customers, which sends it.",
      ];
  const counts = `Since the last email: ${came.replace(' in a flood', '')}. ${counted(likely, 'looks', 'look')} like customers, ${spam} ${spam === 1 ? 'is' : 'are'} suspected spam.`;
  const rows = named.map(({ id, message, ...facts }, index) => ({
    isLikely: index < likely,
    line: `${lineOf(facts)}: ${cut(message, SHOWN.message)}`,
    link: `${admin}/inquiries/${id}`,
  }));
  const groups = [
    { title: 'Like customers, those who ask for a call first', rows: rows.filter(({ isLikely }) => isLikely) },
    { title: 'Others', rows: rows.filter(({ isLikely }) => !isLikely) },
  ].filter((group) => group.rows.length);
  const rest = held - spam - named.length;
  const more = rest > 0 ? [`${rest} more are in the list.`] : [];
  return {
    subject: `${came}: ${counted(likely, 'looks', 'look')} like customers`,
    text: `${[
      first,
      counts,
      ...groups.map((group) => [group.title, ...group.rows.map(({ line, link }) => `- ${line}\n  ${link}`)].join('\n')),
      ...more,
      rules,
      `All that were held back:\n${list}`,
    ].join('\n\n')}\n`,
    html: htmlMail(
      [
        ...[first, counts].map((line) => `<p>${escapeHtml(line)}</p>`),
        ...groups.flatMap((group) => [
          `<h2 style="margin: 24px 0 8px; font-size: 18px">${escapeHtml(group.title)}</h2>`,
          '<ul style="margin: 0; padding-left: 20px">',
          ...group.rows.map(({ line, link }) => `<li><a href="${escapeHtml(link)}" style="color: inherit">${escapeHtml(line)}</a></li>`),
          '</ul>',
        ]),
        ...[...more, rules].map((line) => `<p>${escapeHtml(line)}</p>`),
        button('Open all that were held back', list, brand),
      ].join('\n'),
      brand,
    ),
  };
}

const cut = (text: string, length: number): string => {
  const line = oneLine(text);
  return line.length > length ? `${line.slice(0, length).toWellFormed()}…` : line;
};

const lineOf = ({ name, phone, service, place, call }: Omit<Flood['named'][number], 'id' | 'message'>): string =>
  [call && `Call ${call}`, name, phone, service, place].flatMap((part) => (part ? [cut(part, SHOWN.detail)] : [])).join(', ');
