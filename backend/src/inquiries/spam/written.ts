/** As much of an enquiry as is judged. */
export interface Sent {
  name: string;
  company?: string | null;
  email: string;
  phone: string;
  message: string;
}

/** An enquiry in the shapes that the rules look at. */
export interface Written {
  name: string;
  /** Company and message: lower case, plain quotes, single spaces. */
  text: string;
  message: string;
  emailDomain: string;
  /** Digits and a leading plus. */
  phone: string;
  isBritishPhone: boolean;
  /** Host names that the message links to or names, without 'www.'. */
  hosts: string[];
  words: string[];
}

/** A web address, or what looks like a host without one: 'www.example.com', 'example.top/now'. Not what follows an @. */
const LINK = /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,15})(?=[/?:#\s)\]>"',;!.]|$)/g;
/** Endings that people type without a space after a full stop ('on.the big switch') must not count as hosts. */
const BARE_ENDINGS =
  /\.(?:com|net|org|info|biz|io|co|uk|eu|ru|su|top|xyz|click|shop|site|online|store|vip|bet|win|club|app|link|cn|jp|me|dev|pro|live|icu|cc)$/;

/** As people write them: 0…, 0044…, +44…, without an extension. */
const BRITISH_PHONE = /^(?:\+44|0044|0)(?:1\d{8,9}|2\d{9}|3\d{9}|7\d{9}|8\d{8,9})$/;

export function toWritten({ name, company, email, phone, message }: Sent): Written {
  const plain = (value: string) => value.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  const text = plain(`${company ?? ''} ${message}`).trim();
  const digits = phone.replace(/\(0\)/, '').replace(/(?!^\+)\D/g, '');
  const found = [...plain(message).matchAll(LINK)]
    .filter(([whole, host = '']) => /^(?:https?:|www\.)/.test(whole) || BARE_ENDINGS.test(host))
    .map(([, host = '']) => host.replace(/^www\./, ''));
  return {
    name,
    text,
    message,
    emailDomain: email.toLowerCase().split('@').at(-1) ?? '',
    phone: digits,
    isBritishPhone: BRITISH_PHONE.test(digits),
    hosts: [...new Set(found)],
    words: text.match(/[\p{L}\p{N}']+/gu) ?? [],
  };
}
