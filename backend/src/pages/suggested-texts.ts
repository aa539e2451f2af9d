import type { Location } from '../locations/location.entity.js';
import type { Service } from '../services/service.entity.js';
import type { SuggestedTexts } from './pages-for-places.dto.js';

const HERO_LENGTH = 200;
/** What search results show. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;
/** Less than this of a description is not worth showing. */
const MIN_DESCRIPTION = 40;
const VILLAGES_NAMED = 4;

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** 'Hoylake, Meols and Moreton'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/**
 * Built from service, place and settings only, so that a page makes no claim that nobody has written. `longest`: the longest name among its places;
 * their titles are of one kind, so they have the company only if there is room for it in each.
 */
export function suggestTexts(
  { title, description, baseDescription }: Pick<Service, 'title' | 'description' | 'baseDescription'>,
  { name, subLocations }: Pick<Location, 'name' | 'subLocations'>,
  companyName: string,
  longest = name,
): SuggestedTexts {
  const inPlace = [...`${title} in ${name}`].slice(0, HERO_LENGTH).join('');
  const hasRoom = `${title} in ${longest} | ${companyName}`.length <= TITLE_LENGTH;
  const villages = subLocations.slice(0, VILLAGES_NAMED);
  const where = `${companyName} works in ${name}${villages.length ? `, including ${listed(villages)}` : ''}.`;
  return {
    heroTitle: inPlace,
    metaTitle: hasRoom ? `${inPlace} | ${companyName}` : inPlace,
    metaDescription: describe(inPlace, oneLine(description || baseDescription)),
    // Without a short description the page begins with the service's long one.
    introContent: [description ?? '', where]
      .filter(Boolean)
      .map((text) => `<p>${escaped(oneLine(text))}</p>`)
      .join(''),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const words = new Intl.Segmenter('en-GB', { granularity: 'word' });

/** Returns the title and as many sentences as search results show, or else as many words of the first one. */
function describe(title: string, text: string): string {
  const room = DESCRIPTION_LENGTH - title.length - 2;
  if (room < MIN_DESCRIPTION || !text) return title;
  const told = firstParts(sentences, text, room) || `${firstParts(words, text, room - 1)}…`;
  return `${title}. ${told}`;
}

function firstParts(parts: Intl.Segmenter, text: string, room: number): string {
  let end = 0;
  for (const { index, segment } of parts.segment(text.slice(0, 2 * room))) {
    if (index + segment.trimEnd().length > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trim();
}
