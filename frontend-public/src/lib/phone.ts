const UK_NATIONAL = /^0[1-9]\d{8,9}$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** '+441514960123' from a number as people write it, UK unless it says otherwise; null when it cannot be one. */
export function toE164(written: string): string | null {
  if (/[^\d\s+().\-–/]/.test(written)) return null;
  const compact = written
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const number = compact.startsWith('+44') ? `0${compact.slice(3).replace(/^0/, '')}` : compact;
  if (UK_NATIONAL.test(number)) return `+44${number.slice(1)}`;
  return INTERNATIONAL.test(number) ? number : null;
}

/** The address of a call link. Extensions and other oddities from the settings stay callable digits. */
export const telHref = (phone: string): string => `tel:${toE164(phone) ?? phone.replace(/[^\d+]/g, '')}`;
