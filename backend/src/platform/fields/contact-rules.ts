import { cleanText } from '../words/text.js';
import type { Contact, Rule } from './rule.js';

/*
 * How addresses and numbers are pasted: out of address books, mail programs, spreadsheets and signatures. The front ends apply the same lists, which are
 * part of the contract: a form never refuses what the server takes.
 */

/** With flags `giu`, applied in order, and once more after NFKC. */
type Replacements = readonly (readonly [pattern: string, by: string])[];
/** With flags `iu`; the first that matches says what is wrong. */
type Wrong = readonly (readonly [pattern: string, sentence: string])[];
type ContactRule = Required<Pick<Rule, 'pattern' | 'maxLength' | 'x-contact'>>;

/** Marks that nobody sees: of width zero, of direction, byte order marks, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{DI}]/u.source;
export const withoutMarks = (text: string): string => text.replace(new RegExp(INVISIBLE, 'gu'), '');

/** Much longer texts are rejected without being tidied. */
const MOST_TIDIED = 500;

/** Full-width letters become plain ones; what stands inside brackets is tidied the second time. */
function tidyBy(list: Replacements, text: string): string {
  const once = (from: string) => list.reduce((tidied, [pattern, by]) => tidied.replace(new RegExp(pattern, 'giu'), by), from).trim();
  return text.length > MOST_TIDIED ? cleanText(text) : once(once(cleanText(text)).normalize('NFKC'));
}

const MAX_EMAIL = 254;

/** Rejects quoted local parts, which may contain spaces, line ends and commas. */
const EMAIL =
  /^(?!\.|[^@]*\.[.@])[^\s"(),:;<>@[\\\]]{1,64}@(?:localhost|(?!(?:\S*\.)?\d+$)(?=[^.]+\.)[\p{L}\p{M}\p{N}]+(?:(?:\.|-+)[\p{L}\p{M}\p{N}]+)*)$/u
    .source;

const TIDY_EMAIL: Replacements = [
  // Spaces that are not typed by hand, too.
  [`${INVISIBLE}|(?! )\\p{Zs}`, ''],
  [/[。｡]/u.source, '.'],
  // 'Pat <pat@example.com>', 'Pat [mailto:pat@example.com]'.
  [/^[^<>[\]]*[<[]([^<>[\]]*@[^<>[\]]*)[>\]][^<>[\]@]*$/u.source, '$1'],
  [/^\s*(?:e-?mail(?:\s+address)?|mail)\s*[:=]\s*/u.source, ''],
  [/^\s*mailto:([^?]*)(?:\?.*)?$/u.source, '$1'],
  // '(work)' behind it.
  [/\s*\([^()@]*\)\s*$/u.source, ''],
  [/^[\s"'‘’“”«»<>()[\],;:]+/u.source, ''],
  [/(?<![\s"'‘’“”«»<>()[\],;:.!…])[\s"'‘’“”«»<>()[\],;:.!…]+$/u.source, ''],
  [/(?<!\s)\s*@\s*/u.source, '@'],
];

const WRONG_EMAIL: Wrong = [
  [/@.*@/u.source, 'Please enter one email address only'],
  [/^[^@]+@(?!localhost$)[^@.]+$/u.source, 'The end of the address is missing, such as .com or .co.uk'],
];

/** What can be written to. */
export const EMAIL_RULE: ContactRule = { maxLength: MAX_EMAIL, pattern: EMAIL, 'x-contact': 'email' };

/** Returns the address as it is stored: in lower case, without what came along when it was pasted. */
export const tidyEmail = (text: string): string => tidyBy(TIDY_EMAIL, text).toLowerCase();

const MAX_PHONE = 40;

/** 7 to 17 digits with spaces, brackets, dots, dashes and slashes; an optional leading + and extension. */
const PHONE =
  /^(?=(?:[^\dEXex#]*\d){7,17}[^\dEXex#]*(?:[EXex#].*)?$)\+?[\d\s().\p{Pd}/]+(?:(?:[Ee][Xx][Tt](?:ension|ENSION)?|[Xx#])\.?\s*\d{1,6})?$/u
    .source;

/** 07… or +44 7… */
const MOBILE = /^(?:(?:\+|00)44[\s\p{Pd}]*(?:\(0\)[\s\p{Pd}]*)?|0)7(?:[\s().\p{Pd}]*\d){9}$/u.source;

const LABEL =
  '(?:tel(?:ephone|no)?|phone|ph|mob(?:ile)?|cell(?:phone)?|home|work|office|landline|daytime|day|evening|eve|direct|main|switchboard|call|text|sms|whatsapp|contact|number|nos?|uk|[hmtw])';

const TIDY_PHONE: Replacements = [
  [INVISIBLE, ''],
  ['−', '-'],
  [/\s+/u.source, ' '],
  // 'Tel:', 'm:', 'Mobile number -'.
  [`^[\\s([]*(?:${LABEL}(?![\\p{L}\\d])[\\s.:;=/)\\]#-]*)+`, ''],
  // '(mobile)', '- home'.
  [`(?<![\\s,;:/([-])[\\s,;:/([-]*(?<![\\p{L}])(?:${LABEL}(?![\\p{L}\\d])[\\s.,:/)\\]]*)+$`, ''],
  // The letter in place of the digit.
  [/(?<![a-np-z])o(?![a-np-z])/u.source, '0'],
  // ', Ext: 4', '(extension no. 4)'.
  [
    /\s*(?:[,;(]\s*|(?<=\d)\s)(?:ext(?:ension|n)?|x|#)[\s.:]*(?:no[\s.:]*)?(\d{1,6})\)$|(?<=\d)\s*[,;(]?\s*(?:extn[.:]?|ext(?:ension)?(?::|\.?\s*no\.?:?))\s*(\d{1,6})$|\s*[,;]\s*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6})$/u
      .source,
    ' ext $1$2$3',
  ],
  // '(+44) 151', '+44 0151' and '44 151'.
  [/^\(\s*\+\s*44\s*\)/u.source, '+44 '],
  [/^(?:\+\s*|00)44[\s.-]*0[\s.-]*(?=[1-9])/u.source, '+44 '],
  [/^44[\s.-]*(?:\(0\)|0)?[\s.-]*(?=[1-9](?:[^\dex#]*\d){9}(?:\D*$|[^\dex#]*(?:ext|x|#)))/u.source, '+44 '],
  [/^\+\s+/u.source, '+'],
  [/^\(\s*(\+\d{1,4})\s*\)\s*/u.source, '$1 '],
  [/^[\s.,;:]+|(?<![\s.,;:/-])[\s.,;:/-]+$/u.source, ''],
];

const TWO_NUMBERS = 'These look like two numbers. Please enter the one to call';
const WORDS = 'Please enter the number alone, without words, such as 01632 960001';

const WRONG_PHONE: Wrong = [
  [/(?:\d[\s().-]*){6}(?:[,;|/&+]|or\b|and\b)[^\d]*(?:\d[\s().-]*){6}/u.source, TWO_NUMBERS],
  [/\d\s*[/&,;]\s*\d{1,4}$/u.source, TWO_NUMBERS],
  [/^(?:[^\dex#]*\d){18}/u.source, TWO_NUMBERS],
  [/^(?:\D*\d){1,6}\D*$/u.source, 'Some digits are missing. Please enter the whole number, such as 01632 960001'],
  [/^(?=(?:\D*\d){7})(?!\P{L}*(?:ext(?:ension)?|x)\.?\s*\d{1,6}$).*\p{L}/u.source, WORDS],
];

/** What can be dialled. */
export const PHONE_RULE: ContactRule = { maxLength: MAX_PHONE, pattern: PHONE, 'x-contact': 'phone' };
export const MOBILE_RULE: ContactRule = { ...PHONE_RULE, pattern: MOBILE };

/** What the API document says of all addresses and numbers, for both front ends. */
export const CONTACTS: Readonly<Record<Contact, { tidy: Replacements; wrong: Wrong }>> = {
  email: { tidy: TIDY_EMAIL, wrong: WRONG_EMAIL },
  phone: { tidy: TIDY_PHONE, wrong: WRONG_PHONE },
};

/** Returns what is wrong with a tidied text, as far as that can be told. */
export const wrongWith = (contact: Contact, text: string): string | undefined =>
  CONTACTS[contact].wrong.find(([pattern]) => new RegExp(pattern, 'iu').test(text))?.[1];

/** Returns the number as it is stored: one that can be dialled, without labels. */
export const tidyPhone = (text: string): string => tidyBy(TIDY_PHONE, text);
