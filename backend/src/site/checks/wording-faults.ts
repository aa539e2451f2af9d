import { POSTCODE_AREAS } from '../../inquiries/spam/postcode-areas.js';
import { DAY_MS } from '../../platform/time/durations.js';
import type { Fault } from './content-check.dto.js';
import type { PageContent } from './page-content.js';

const LONGEST = 100_000;
/** Four words or more. Abbreviations in a row, such as 'EICR, PAT', are fewer. */
const CAPITALS = /(?<!\p{L})(?:\p{Lu}{2,30}[ ,!&'’-]{1,3}){3,20}\p{Lu}{2,30}(?!\p{L})/gu;
const PLACEHOLDER =
  /lorem ipsum|dolor sit amet|\byour (?:text|company|name|address) here\b|\binsert \w{1,20} here\b|\b(?:TBC|TBA|TODO|XXX)\b|\[[A-Za-z][A-Za-z ]{2,40}\]/giu;
/** Only in capitals: 'todo' is a word of other languages. */
const ABBREVIATION = /^(?:tbc|tba|todo|xxx)$/i;
const EMPTY_WORDS = new Set(['click here', 'here', 'this', 'this link', 'link', 'read more', 'more', 'this page']);
const POSTCODE = /(?<![A-Z\d])([A-Z]{1,2})\d[A-Z\d]? ?\d([A-Z]{2})(?![A-Z\d])/g;
/** The last two letters are none of C, I, K, M, O and V (Royal Mail's Programmers' Guide to the Postcode Address File). */
const NO_INWARD = /[CIKMOV]/;
const CHECKED = /\bchecked (?:on )?(?:\d{1,2} )?([A-Z][a-z]{2,8} 20\d\d)\b/g;
/** Twelve months after the end of the month that is named. */
const FACT_MS = (365 + 31) * DAY_MS;

const found = (texts: readonly string[], pattern: RegExp): RegExpMatchArray[] =>
  texts.flatMap((text) => [...text.slice(0, LONGEST).matchAll(pattern)]);

/** Returns what is to be fixed about the words of a page. */
export function wordingFaults({ headings, passages, links }: PageContent, now: Date): Fault[] {
  const texts = [...headings.map(({ text }) => text), ...passages];
  const fault = (holds: string, message: string): Fault => ({ kind: 'text', message, holds });
  const capitals = found(texts, CAPITALS).map(([said]) =>
    fault(said, `‘${said}’ is in capitals, which are slow to read and look like shouting. Write it in small letters.`),
  );
  const placeholders = found(texts, PLACEHOLDER).flatMap(([said]) =>
    ABBREVIATION.test(said) && said !== said.toUpperCase()
      ? []
      : fault(said, `‘${said}’ looks like a placeholder. Write what belongs there, or delete it.`),
  );
  const postcodes = found(texts, POSTCODE).flatMap(([code, area = '', inward = '']) =>
    Object.hasOwn(POSTCODE_AREAS, area) && !NO_INWARD.test(inward) ? [] : fault(code, `‘${code}’ cannot be a postcode. Correct it.`),
  );
  const facts = found(texts, CHECKED).flatMap(([said, month = '']) => {
    const at = Date.parse(`1 ${month} UTC`);
    return Number.isNaN(at) || now.getTime() - at <= FACT_MS
      ? []
      : fault(said, `What is marked ‘${said}’ was looked up more than 12 months ago. Check it again, and change the date.`);
  });
  const unclear = links.flatMap(({ href, text }): Fault[] => {
    if (!href || !EMPTY_WORDS.has(text.toLowerCase())) return [];
    const message = `The link ‘${text}’ does not say where it leads, which people who hear only the links need. Name its page.`;
    return [{ kind: 'links', message, holds: href }];
  });
  return [...capitals, ...placeholders, ...postcodes, ...facts, ...unclear];
}
