/** A text or address in a form, by its path, such as 'sections.0.title'. */
export interface FormText {
  path: string;
  text: string;
}

/** Fields that are not on the page, although the same text may be there for another reason. */
const UNSEEN =
  /^(id|slug|metaTitle|metaDescription|keywords|ogImage|canonicalUrl|searchTerms|createdAt|updatedAt|lastModified|publishedAt)$|(^|\.)id$/;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
/** Shorter texts are found in too many others. */
const SHORTEST_PART = 3;
const LONGEST_AROUND = 400;

/** Returns the words with single spaces, in lower case. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d|td|th)>/g, ' '), 'text/html').body.textContent;

/** A text with '<' may be HTML or not. */
const readingsOf = (text: string): string[] => (text.includes('<') ? [text, wordsOf(text)] : [text]).filter(Boolean);

/** Returns the texts of a form's values; entries of a list of texts carry the path of the list. */
export function textsIn(value: unknown, path = ''): FormText[] {
  if (UNSEEN.test(path)) return [];
  if (typeof value === 'string') return readingsOf(value).map((text) => ({ path, text: plain(text) }));
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, typeof entry === 'string' ? path : `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}

/** Returns the path of the field that holds a text of the page: the same, one that it is a part of, or one that is a part of it. */
export function fieldOfText(texts: readonly FormText[], shown: string): string | undefined {
  const wanted = plain(shown);
  if (!wanted) return undefined;
  const same = texts.find(({ text }) => text === wanted);
  if (same || wanted.length < SHORTEST_PART) return same?.path;
  const around = texts.filter(({ text }) => text.includes(wanted)).sort((a, b) => a.text.length - b.text.length);
  if (around[0] || wanted.length > LONGEST_AROUND) return around[0]?.path;
  const within = texts
    .filter(({ text }) => text.length > SHORTEST_PART && wanted.includes(text))
    .sort((a, b) => b.text.length - a.text.length);
  return within[0]?.path;
}

/** Returns the path of the field that holds a picture; the website adds to the addresses of the library. */
export function fieldOfPicture(texts: readonly FormText[], address: string): string | undefined {
  const id = UUID.exec(address)?.[0];
  const isSame = ({ text }: FormText) => (id ? text.startsWith('/media/') && text.includes(id) : text === plain(address));
  return (texts.find(isSame) ?? (id ? texts.find(({ text }) => text.includes(id)) : undefined))?.path;
}

/** Where a finding is in the form of a record. */
export interface FindingPlace {
  field?: string | null;
  /** A text, the address of a link or a picture, or the id of a picture. */
  holds?: string | null;
}

/** Returns the path of the field that a finding is about, in the values of the form. */
export function findingPath({ field, holds }: FindingPlace, values: unknown): string | undefined {
  if (field) return field;
  if (!holds) return undefined;
  const texts = textsIn(values);
  return fieldOfText(texts, holds) ?? fieldOfPicture(texts, holds);
}
