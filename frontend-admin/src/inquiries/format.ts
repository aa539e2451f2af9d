const REPLY_SUBJECT = 'Re: Your electrical service inquiry';

export const replyLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(REPLY_SUBJECT)}`;

/** Digits and a leading plus only, as tel: wants them: '+44 (0)151 …' is dialled without the 0, and an extension only once somebody answers. */
export const phoneLink = (phone: string): string => {
  const main = phone.replace(/\s*(?:ext(?:ension)?|x|#)\.?\s*\d{1,6}\s*$/i, '');
  return `tel:${main.replace(/^\s*(\+|00)(.*?)\(0\)/, '$1$2').replace(/[^\d+]/g, '')}`;
};

export const emptyText = (statusName: string | undefined): string =>
  statusName ? `No ${statusName.toLowerCase()} inquiries found.` : 'No inquiries found.';
