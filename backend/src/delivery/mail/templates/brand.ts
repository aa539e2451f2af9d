import { inkOn, NAVY, WHITE } from '../../../platform/common/ink.js';
import { escapeHtml, htmlParagraphs, oneLine, type MailContent } from './text.js';

export interface Brand {
  companyName: string;
  phone: string;
  address: string;
  logoUrl?: string | null;
  darkLogoUrl?: string | null;
  /** '#RRGGBB', both. */
  primaryColor: string;
  secondaryColor: string;
}

/** How customers reach the office, the quickest way last. An empty site has no number until its owner enters it. */
export const waysToReach = ({ phone }: Brand): string[] => ['reply to this email', ...(phone ? [`call us on ${oneLine(phone)}`] : [])];

/** Inline styles, because mail programs ignore style sheets. */
export const button = (label: string, href: string, { secondaryColor }: Brand): string =>
  `<p style="margin: 24px 0"><a href="${escapeHtml(href)}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${secondaryColor}; color: ${inkOn(secondaryColor)}; font-weight: bold; text-decoration: none">${escapeHtml(label)}</a></p>`;

const FONT = 'font-family: Arial, Helvetica, sans-serif';

/** Branded HTML mail, built with tables, which all mail programs render alike. */
export function htmlMail(body: string, { companyName, phone, address, primaryColor, logoUrl, darkLogoUrl }: Brand): string {
  const company = escapeHtml(oneLine(companyName));
  const logo = darkLogoUrl || logoUrl;
  const plate = darkLogoUrl ? '' : `padding: 6px 10px; background: ${WHITE}; border-radius: 8px; `;
  // Programs that load no pictures show the name in its place.
  const heading = logo
    ? `<img src="${escapeHtml(logo)}" alt="${company}" height="40" style="${plate}display: block; height: 40px; border: 0">`
    : company;
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${company}</title></head>
<body style="margin: 0; padding: 24px 12px; background: #F1F4F9; ${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width: 100%; max-width: 600px; background: ${WHITE}; border-radius: 12px">
<tr><td style="padding: 20px 28px; background: ${NAVY}; border-bottom: 4px solid ${primaryColor}; border-radius: 12px 12px 0 0; color: ${WHITE}; font-size: 18px; font-weight: bold">${heading}</td></tr>
<tr><td style="padding: 20px 28px; color: ${NAVY}; font-size: 16px; line-height: 1.55">
${body}
</td></tr>
<tr><td style="padding: 16px 28px; border-top: 1px solid #DDE2EA; color: #475369; font-size: 13px; line-height: 1.5">${[
    companyName,
    phone,
    address,
  ]
    .filter(Boolean)
    .map((part) => escapeHtml(oneLine(part)))
    .join(' &middot; ')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

/** A mail without a button. */
export const plainMail = (subject: string, text: string, brand: Brand): MailContent => ({
  subject: oneLine(subject),
  text: `${text}\n`,
  html: htmlMail(htmlParagraphs(text), brand),
});

interface Place {
  /** As the plain text names it. */
  said: string;
  label: string;
  link: string;
}

export const dashboardOf = (publicUrl: string): Place => ({
  said: 'The dashboard',
  label: 'Open the dashboard',
  link: `${publicUrl}/admin`,
});

/** A mail with one button, whose address the plain text has, too. */
export const withButton = (subject: string, body: string, { said, label, link }: Place, brand: Brand): MailContent => ({
  subject: oneLine(subject),
  text: `${body}\n\n${said}:\n${link}\n`,
  html: htmlMail(`${htmlParagraphs(body)}\n${button(label, link, brand)}`, brand),
});
