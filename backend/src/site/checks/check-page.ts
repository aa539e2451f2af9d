import type { PageRules } from '../../kinds/kind.js';
import type { Fault } from './content-check.dto.js';
import { libraryId } from './library.js';
import type { PageContent } from './page-content.js';
import { phoneNumbersIn } from './phone-numbers.js';
import { pixelWidth } from './pixel-width.js';
import { wordsIn } from './reading-ease.js';
import { wordingFaults } from './wording-faults.js';

/** Where an address of this website leads. */
export type Target = { state: 'found' } | { state: 'missing' | 'deleted' | 'hidden' | 'missing-file' } | { state: 'moved'; to: string };

/** What must be looked up about a page. */
export interface Surroundings {
  /** By the address of the link, for those that lead into this website. */
  targets: ReadonlyMap<string, Target>;
  /** Ids of pictures of the media library that are neither described nor decorative, with their file names. */
  undescribed: ReadonlyMap<string, string>;
}

/** What search engines show on a computer, in px: a title in one line of 20 px, a description in two of 14 px. */
export const TITLE = { size: 20, width: 600 };
export const DESCRIPTION = { size: 14, width: 985 };

const LONGEST_QUOTE = 60;
const MOST_OF_A_KIND = 20;
/** Less is no page of its own. */
const FEWEST_WORDS = 100;
/** Characters that show where a text is cut off. */
const BEFORE_CUT = 30;

const quote = (text: string): string => `‘${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).toWellFormed()}…` : text}’`;

/** Returns what is to be fixed on a page. */
export function checkPage(
  content: PageContent,
  { targets, undescribed }: Surroundings,
  { sharesHead, needsWords }: Pick<PageRules<unknown>, 'sharesHead' | 'needsWords'>,
  now = new Date(),
): Fault[] {
  return [
    ...(sharesHead ? [] : headFaults(content)),
    ...(needsWords ? lengthFaults(content) : []),
    ...[
      headingFaults(content),
      linkFaults(content, targets),
      pictureFaults(content, undescribed),
      phoneFaults(content),
      wordingFaults(content, now),
    ].flatMap((faults) => unique(faults).slice(0, MOST_OF_A_KIND)),
  ];
}

function unique(faults: Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.message} ${fault.holds}`, fault])).values()];
}

const NO_DESCRIPTION = 'There is no description for search results, which then show any text of the page. Write a meta description.';

function headFaults({ title, description }: PageContent): Fault[] {
  const ofTitle = widthFaults('title', 'metaTitle', title, TITLE);
  if (!description || description === title)
    return [...ofTitle, { kind: 'description', field: 'metaDescription', message: NO_DESCRIPTION }];
  return [...ofTitle, ...widthFaults('description', 'metaDescription', description, DESCRIPTION)];
}

function widthFaults(kind: 'title' | 'description', field: string, text: string, { size, width }: typeof TITLE): Fault[] {
  if (pixelWidth(text, size) <= width) return [];
  let shown = text;
  while (pixelWidth(shown, size) > width) shown = shown.slice(0, -1);
  const message = `The ${kind} is too long: search results cut it off after ‘${shown.slice(-BEFORE_CUT).trim().toWellFormed()}’. Shorten the meta ${kind}.`;
  return [{ kind, field, message }];
}

function lengthFaults({ passages }: PageContent): Fault[] {
  const count = wordsIn(passages.join(' ')).length;
  if (count >= FEWEST_WORDS) return [];
  const message = `The page has ${count} words, too few to say something. Write more, or move them to another page.`;
  return [{ kind: 'text', field: 'content', message }];
}

function headingFaults({ headings }: PageContent): Fault[] {
  return headings.flatMap(({ level, text }, index): Fault[] => {
    const former = headings[index - 1];
    if (!text) return [{ kind: 'headings', message: 'There is an empty heading. Give it words, or delete its line.' }];
    if (!former || level <= former.level + 1) return [];
    const message = `The heading ${quote(text)} is of level ${level}, but follows one of level ${former.level}, ${quote(former.text)}. Choose level ${former.level + 1}, so that nobody looks for what is missing between them.`;
    return [{ kind: 'headings', message, holds: text }];
  });
}

const TARGETS: Record<Exclude<Target['state'], 'found' | 'moved'>, string> = {
  missing: 'where there is no page. Correct the address, or remove the link.',
  deleted: 'a page that was deleted. Link to another page, or remove the link.',
  hidden: 'which is not published. Publish it, or remove the link.',
  'missing-file': 'a file that is no longer in the media library. Choose another file, or remove the link.',
};

function linkFaults({ links, ids }: PageContent, targets: ReadonlyMap<string, Target>): Fault[] {
  return links.flatMap(({ href, text }): Fault[] => {
    const named = text ? `The link ${quote(text)}` : 'A link without words';
    const fault = (rest: string): Fault[] => [{ kind: 'links', message: `${named} ${rest}`, holds: href || text }];
    if (!href || href === '#') return fault('leads nowhere. Give it an address, or remove the link.');
    if (href.startsWith('#'))
      return ids.has(decoded(href.slice(1))) ? [] : fault(`leads to ${quote(href)}, which is not on this page. Correct its address.`);
    const target = targets.get(href);
    if (!target || target.state === 'found') return [];
    if (target.state === 'moved') return fault(`leads to ${href}, which redirects to ${target.to}. Link to ${target.to} at once.`);
    return fault(`leads to ${href}, ${TARGETS[target.state]}`);
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function pictureFaults({ pictures }: PageContent, undescribed: ReadonlyMap<string, string>): Fault[] {
  return pictures.flatMap(({ src, alt }): Fault[] => {
    if (alt?.trim()) return [];
    const id = libraryId(src);
    const name = id === undefined ? undefined : undescribed.get(id);
    if (alt !== null && name === undefined) return [];
    const what = name === undefined ? 'A picture' : `The picture ${quote(name)}`;
    const message = `${what} has no alt text, so people who cannot see it miss what it shows. Describe it, or mark it as decorative.`;
    return [{ kind: 'alt', message, holds: id ?? src }];
  });
}

function phoneFaults({ unlinked }: PageContent): Fault[] {
  return unlinked.flatMap((text) =>
    phoneNumbersIn(text).map(({ text: typed, address }): Fault => {
      const message = `The phone number ${typed} is plain text, so a tap does not call it. Make it a link to ${address}.`;
      return { kind: 'phone', message, holds: typed };
    }),
  );
}
