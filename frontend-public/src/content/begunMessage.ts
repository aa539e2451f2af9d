/** Characters of a search. Also keeps below the browsers' limit for changes of the address. */
export const MAX_SEARCH = 60;

// Here and not beside the form's texts, which the first script of every page would carry.

/** The beginning of a message from someone whose search found nothing. */
export const messageAbout = (words: string | null): string | undefined =>
  words ? `I would like to ask about ${words.slice(0, MAX_SEARCH)}. ` : undefined;

const PLACE = /^\p{L}[\p{L}\p{M} .,'’()&-]{1,59}$/u;

/** The beginning of a message from someone who checked a postcode or the name of a place. */
export function messageFrom(postcode: string | null): string | undefined {
  if (postcode && /^[A-Z\d ]{2,8}$/.test(postcode) && /\d/.test(postcode)) return `My postcode is ${postcode}. `;
  return postcode && PLACE.test(postcode) ? `I am in ${postcode}. ` : undefined;
}
