const UK_NATIONAL = /^0[1-9]\d{8,9}$/;
/** Without the leading plus. */
const UK_ABROAD = /^44[1-9]\d{8,9}$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
const EXTENSION = /(?:ext(?:ension)?|x|#)\.?\s*\d{1,6}\s*$/i;

/** Returns '+441514960123' for a number as people write it, UK by default; null when it is not a number. Drops an extension. */
export function toE164(written: string): string | null {
  const main = written.replace(EXTENSION, '');
  if (/[^\d\s+()./\p{Pd}]/u.test(main)) return null;
  const compact = main
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (UK_ABROAD.test(compact)) return `+${compact}`;
  const number = compact.startsWith('+44') ? `0${compact.slice(3).replace(/^0/, '')}` : compact;
  if (UK_NATIONAL.test(number)) return `+44${number.slice(1)}`;
  return INTERNATIONAL.test(number) ? number : null;
}

const digitsOf = (mobile: string): string => (toE164(mobile) ?? mobile).replace(/\D/g, '');

/** Of UK mobile numbers, as the settings take them. */
export const whatsappHref = (mobile: string): string => `https://wa.me/${digitsOf(mobile)}`;
export const textHref = (mobile: string): string => `sms:+${digitsOf(mobile)}`;

/** Numbers that are not E.164, such as 999, keep their digits. */
export const telHref = (phone: string): string => `tel:${toE164(phone) ?? phone.replace(/[^\d+]/g, '')}`;
