const REPLY_SUBJECT = 'Re: Your electrical service inquiry';

export const replyLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(REPLY_SUBJECT)}`;

/** Digits and a leading plus only, as tel: wants them. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const emptyText = (statusName: string | undefined): string =>
  statusName ? `No ${statusName.toLowerCase()} inquiries found.` : 'No inquiries found.';
