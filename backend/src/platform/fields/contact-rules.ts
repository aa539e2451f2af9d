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

/** Invisible characters: of width zero, of direction, byte order marks, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{DI}]/u.source;

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
  [/^[^<>[\]]*[<[]([^<>[\]@]*@[^<>[\]]*)[>\]][^<>[\]@]*$/u.source, '$1'],
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
  [/@[^@]*[^\s@,],[^\s@,]/u.source, 'Please check the comma: should it be a full stop?'],
  [/^[^@]+@(?!localhost$)[^@.]+$/u.source, 'The end of the address is missing, such as .com or .co.uk'],
];

/** What can be written to. */
export const EMAIL_RULE: ContactRule = { maxLength: MAX_EMAIL, pattern: EMAIL, 'x-contact': 'email' };

/** Returns the address as it is stored: in lower case, without what came along when it was pasted. */
export const tidyEmail = (text: string): string => tidyBy(TIDY_EMAIL, text).toLowerCase();

const COM = String.raw`\.(?:com?|con|cm|cmo|om|ocm|cim|vom|xom|comm|coom|co\.uk|uk|net|org)$`;
const CO_UK = String.raw`\.(?:co\.?uk|co\.ik|co\.uj|co\.ul|co\.u|co\.k|c\.uk|cou\.uk|uk)$`;
/** Names of other hosts, one letter away. */
const OTHER_HOSTS = '(?!(?:e|y|v|z|h|f|t|a)?mail\\.)';

/** A pattern for each name with one letter that is wrong, missing, too many or in the other's place. */
function nearly(name: string): string {
  const variants = [...name].flatMap((letter, i) => {
    const [before, next = '', after] = [name.slice(0, i), name[i + 1], name.slice(i + 2)];
    return [
      `${before}[a-z-]?${next}${after}`,
      `${before}[a-z-]${letter}${next}${after}`,
      ...(next ? [`${before}${next}${letter}${after}`] : []),
    ];
  });
  return `(?:${[...new Set(variants)].join('|')}|${name}[a-z])`;
}

const misspelt = (name: string, ending: string, hosts: readonly string[], host: string): [string, string] => [
  `^(?!(?:${hosts.map((each) => each.replaceAll('.', String.raw`\.`)).join('|')})$)${OTHER_HOSTS}${nearly(name)}${ending}`,
  host,
];

const BOTH_ENDINGS = ['hotmail', 'yahoo'].flatMap((name) => {
  const hosts = [`${name}.com`, `${name}.co.uk`];
  return [misspelt(name, CO_UK, hosts, `${name}.co.uk`), misspelt(name, COM, hosts, `${name}.com`)];
});

/** Patterns of hosts that are most likely misspelt, and what they are asked back as: a question, never a refusal. */
const MISSPELT_HOSTS: Replacements = [
  ...['gmail', 'outlook', 'icloud', 'btinternet', 'virginmedia', 'googlemail', 'ntlworld'].map((name) =>
    misspelt(name, COM, [`${name}.com`], `${name}.com`),
  ),
  ...BOTH_ENDINGS,
  [/^(live|sky|aol|msn|me)\.(?:con|cm|cmo|om|ocm|cim|vom|xom|comm|coom)$/u.source, '$1.com'],
  [/^(.+)\.(?:con|cmo|ocm|vom|xom|coom)$/u.source, '$1.com'],
  [/^(.+)\.(?:co\.ik|co\.uj|co\.ul|couk|co\.u|c\.uk|cou\.uk)$/u.source, '$1.co.uk'],
];

/** Returns the address that was most likely meant; undefined if this one may be right. */
export function likelyEmail(email: string): string | undefined {
  const [name = '', host = ''] = email.split('@');
  const found = MISSPELT_HOSTS.find(([pattern]) => new RegExp(pattern, 'iu').test(host));
  return found && `${name}@${host.replace(new RegExp(found[0], 'iu'), found[1])}`;
}

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
  // In quotation marks, with the drawing of a telephone.
  [/["“”‘’«»]|\p{So}/u.source, ''],
  // 'Tel:', 'm:', 'Mobile number -'.
  [`^[\\s([]*(?:${LABEL}(?![\\p{L}\\d])[\\s.:;=/)\\]#-]*)+`, ''],
  // '(mobile)', '- home'.
  [`(?<![\\s,;:/([\\p{Pd}])[\\s,;:/([\\p{Pd}]*(?<![\\p{L}])(?:${LABEL}(?![\\p{L}\\d])[\\s.,:/)\\]]*)+$`, ''],
  // The letter in place of the digit.
  [/(?<![a-np-z])o(?![a-np-z])/u.source, '0'],
  // ', Ext: 4', '(extension no. 4)'.
  [/ ?[,;(] ?(?:ext(?:ension|n)?|x|#)[ .:]*(?:no[ .:]*)?(\d{1,6})\)?$/u.source, ' ext $1'],
  [/ ?(?:extn|ext(?:ension)?(?:\.? ?no\.?|(?=:)))[.:]? ?(\d{1,6})$/u.source, ' ext $1'],
  // '(+44) 151', '+44 0151' and '44 151'.
  [/^\(\s*\+\s*44\s*\)/u.source, '+44 '],
  [/^(?:\+\s*|00)44[\s.-]*0[\s.-]*(?=[1-9])/u.source, '+44 '],
  [/^44[\s.-]*(?:(?:\(0\)|0)[\s.-]*)?(?=[1-9](?:[^\dex#]*\d){9}(?:\D*$|[^\dex#]*(?:ext|x|#)))/u.source, '+44 '],
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
export const CONTACTS: Readonly<Record<Contact, { tidy: Replacements; wrong: Wrong; misspelt?: Replacements }>> = {
  email: { tidy: TIDY_EMAIL, wrong: WRONG_EMAIL, misspelt: MISSPELT_HOSTS },
  phone: { tidy: TIDY_PHONE, wrong: WRONG_PHONE },
};

/** Returns the number as it is stored: one that can be dialled, without labels. */
export const tidyPhone = (text: string): string => tidyBy(TIDY_PHONE, text);
