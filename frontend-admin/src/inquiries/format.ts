const REPLY_SUBJECT = 'Re: Your electrical service inquiry';

/** With the subject of the specification's dialog, and a text to begin with; mail programs want their line ends as CRLF. */
export function replyLink(email: string, text?: string): string {
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(REPLY_SUBJECT)}${body}`;
}

/** Digits and a leading plus only, as tel: wants them: '+44 (0)151 …' is dialled without the 0, and an extension only once somebody answers. */
export const phoneLink = (phone: string): string => {
  const main = phone.replace(/\s*(?:ext(?:ension)?|x|#)\.?\s*\d{1,6}\s*$/i, '');
  return `tel:${main.replace(/^\s*(\+|00)(.*?)\(0\)/, '$1$2').replace(/[^\d+]/g, '')}`;
};

export const emptyText = (statusName: string | undefined): string =>
  statusName ? `No ${statusName.toLowerCase()} inquiries found.` : 'No inquiries found.';
