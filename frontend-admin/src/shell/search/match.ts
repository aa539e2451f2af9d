/** Words of a question that say nothing of its subject. */
const FILLERS = new Set(
  'a an and are at be can could did do does for from get give have how i in is it make me my of on or our please put see show so somebody someone that the there these they this to us want was we what where which who why will with you your'.split(
    ' ',
  ),
);

/** Shorter words mean another one with another letter. */
const SHORTEST_WITH_SLIP = 5;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,.;:!?'‘’"()]+/)
    .filter(Boolean);

/** What is asked for, without the words around it. */
export function asked(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a word is the beginning of another. */
export const isBeginning = (word: string, whole: string): boolean => whole.startsWith(word);

/** The same but for a slip after its first letter: one too many, missing, other, or two in the wrong order. */
export function isNearlyBeginning(word: string, whole: string): boolean {
  if (isBeginning(word, whole)) return true;
  if (word.length < SHORTEST_WITH_SLIP) return false;
  let at = 0;
  while (whole[at] === word[at]) at += 1;
  if (at === 0) return false;
  const rest = word.slice(at);
  const other = whole.slice(at);
  const [one = '', two = '', ...after] = rest;
  return Boolean(
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    (two && other.startsWith([two, one, ...after].join(''))),
  );
}
