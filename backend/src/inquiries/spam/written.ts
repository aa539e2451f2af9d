/** Where the customers of a company live. */
export interface Near {
  /** Postcode areas such as CH. */
  areas: ReadonlySet<string>;
  /** Places, in words of lower case. */
  places: readonly string[];
}

export interface Sent {
  name: string;
  company?: string | null;
  email: string;
  phone: string;
  message: string;
}

export interface Written {
  name: string;
  /** Company and message in lower case, with plain quotes and single spaces. */
  text: string;
  message: string;
  emailDomain: string;
  phone: string;
  isBritishPhone: boolean;
  /** Linked or mentioned hosts, without 'www.'. */
  hosts: string[];
  words: string[];
  near: Near;
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}']+/gu) ?? [];

/** A web address or bare host: 'www.example.com', 'example.top/now'. Not after an @. */
const LINK = /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,15})(?=[/?:#\s)\]>"',;!.]|$)/g;
/** A missing space after a full stop ('on.the big switch') does not make a host. */
const BARE_ENDINGS =
  /\.(?:com|net|org|info|biz|io|co|uk|eu|ru|su|top|xyz|click|shop|site|online|store|vip|bet|win|club|app|link|cn|jp|me|dev|pro|live|icu|cc)$/;

/** 0…, 0044… or +44…, without an extension. */
const BRITISH_PHONE = /^(?:\+44|0044|0)(?:1\d{8,9}|2\d{9}|3\d{9}|7\d{9}|8\d{8,9})$/;

export function toWritten({ name, company, email, phone, message }: Sent, near: Near): Written {
  const plain = (value: string) => value.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  const text = plain(`${company ?? ''} ${message}`).trim();
  const digits = phone
    .replace(/[ex#].*/i, '')
    .replace(/\(0\)/, '')
    .replace(/(?!^\+)\D/g, '');
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
    words: wordsOf(text),
    near,
  };
}
