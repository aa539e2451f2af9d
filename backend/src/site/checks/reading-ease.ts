/** The commonest words of English: about half of any text, and next to nothing of other languages. */
const COMMON = new Set(
  'the of and to a in is that it for was on are as with be by at this have from or had not but what all were when we there can an your which their if will each how them then so no more has may you our any they been than its who'.split(
    ' ',
  ),
);
const COMMON_SHARE = 0.2;
/** A shorter text says nothing about how hard it is to read. */
const FEWEST_WORDS = 100;
/** Enough for any page, and read within milliseconds. */
const MOST_CHARACTERS = 100_000;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const LATIN = /^[a-z'’-]+$/;

export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** A rule of thumb that is right for nine words in ten, which is all that the formula needs. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const withoutSilentEnd = letters.replace(/(?:[^aeiouylcghsxz]es|[^td]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1));
  return Math.max(1, withoutSilentEnd.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

function sentencesIn(passage: string): number {
  return Math.max(1, passage.match(/[.!?:;](?=\s|$)/g)?.length ?? 0);
}

/** Returns Flesch's reading ease of English passages, 0 (hardest) to 100; null for other languages, and for next to no text. */
export function readingEase(passages: readonly string[]): number | null {
  let [words, sentences, syllables, common, room] = [0, 0, 0, 0, MOST_CHARACTERS];
  for (const passage of passages) {
    const read = passage.slice(0, Math.max(0, room));
    room -= read.length;
    const said = wordsIn(read);
    // Entries of lists such as 'Free parking' are no sentences.
    if (said.length < 5) continue;
    words += said.length;
    sentences += sentencesIn(read);
    for (const word of said.map((one) => one.toLowerCase())) {
      syllables += LATIN.test(word) ? syllablesIn(word) : 1;
      if (COMMON.has(word)) common++;
    }
  }
  if (words < FEWEST_WORDS || common / words < COMMON_SHARE) return null;
  const ease = 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
  return Math.round(Math.min(100, Math.max(0, ease)));
}
