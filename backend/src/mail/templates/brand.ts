import { escapeHtml, oneLine } from './text.js';

/** As much of the settings record as every mail wears. */
export interface Brand {
  companyName: string;
  phone: string;
  address: string;
  /** '#RRGGBB', both. */
  primaryColor: string;
  secondaryColor: string;
}

const NAVY = '#0B1220';
const WHITE = '#FFFFFF';

/** Relative luminance as WCAG 2 has it, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** The text colour that can be read on a colour, whichever the owner picked. */
export const inkOn = (colour: string): string => (contrast(colour, WHITE) >= contrast(colour, NAVY) ? WHITE : NAVY);

/** A link that looks like a button; mail programs know no style sheets. */
export const button = (label: string, href: string, { secondaryColor }: Brand): string =>
  `<p style="margin: 24px 0"><a href="${escapeHtml(href)}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${secondaryColor}; color: ${inkOn(secondaryColor)}; font-weight: bold; text-decoration: none">${escapeHtml(label)}</a></p>`;

const FONT = 'font-family: Arial, Helvetica, sans-serif';

/** A whole mail in the company's clothes; its language is the company's. Tables, as mail programs lay out nothing else alike. */
export function htmlMail(body: string, { companyName, phone, address, primaryColor }: Brand): string {
  const company = escapeHtml(oneLine(companyName));
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${company}</title></head>
<body style="margin: 0; padding: 24px 12px; background: #F1F4F9; ${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width: 100%; max-width: 600px; background: ${WHITE}; border-radius: 12px">
<tr><td style="padding: 20px 28px; background: ${NAVY}; border-bottom: 4px solid ${primaryColor}; border-radius: 12px 12px 0 0; color: ${WHITE}; font-size: 18px; font-weight: bold">${company}</td></tr>
<tr><td style="padding: 20px 28px; color: ${NAVY}; font-size: 16px; line-height: 1.55">
${body}
</td></tr>
<tr><td style="padding: 16px 28px; border-top: 1px solid #DDE2EA; color: #475369; font-size: 13px; line-height: 1.5">${[companyName, phone, address].map((part) => escapeHtml(oneLine(part))).join(' &middot; ')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
