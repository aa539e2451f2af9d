import { button, htmlMail, type Brand } from './brand.js';
import { escapeHtml, htmlParagraphs, oneLine, type MailContent } from './text.js';

const STOP = 'Stop these emails';

interface Parts {
  body: string;
  links: { said: string; label: string; url: string }[];
  /** Why the customer gets it. */
  why: string;
  stop: string;
}

/** An optional mail, with a link to stop such mails. */
export function stoppable(subject: string, { body, links, why, stop }: Parts, brand: Brand): MailContent {
  const small = 'style="font-size: 14px"';
  const reason = `${why} If you want no more of these emails, press '${STOP}' and confirm it.`;
  const sender = [brand.companyName, brand.phone, brand.address].filter(Boolean).map(oneLine).join('\n');
  const lines = [...links.map(({ said, url }) => `${said}:\n${url}`), reason, `${STOP}:\n${stop}`, sender];
  return {
    subject: oneLine(subject),
    text: `${[body, ...lines].join('\n\n')}\n`,
    html: htmlMail(
      [
        htmlParagraphs(body),
        ...links.map(({ label, url }) => button(label, url, brand)),
        `<p ${small}>${escapeHtml(reason)}</p>`,
        `<p ${small}><a href="${escapeHtml(stop)}" style="color: inherit">${STOP}</a></p>`,
      ].join('\n'),
      brand,
    ),
  };
}
