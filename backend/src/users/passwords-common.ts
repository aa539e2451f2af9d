const split = (list: string): string[] => list.trim().split(/\s+/);

/** Common passwords of 12 or more characters are one or two of these words with digits and signs, keyboard walks, or repetitions. */
const WORDS = split(`
  password passwort passphrase passcode pass pword pwd mypassword qwerty qwertz azerty letmein welcome iloveyou loveyou
  admin administrator administration login logon signin user username guest root super superuser sysadmin system server
  computer internet network windows microsoft google facebook youtube twitter linkedin apple iphone samsung android
  default changeme change secret private access control master test testing tester temp temporary demo example hello
  whatever nothing something trustno unknown forever freedom abc xyz please thanks thankyou opensesame sesame
  monkey dragon shadow sunshine princess superman batman spiderman ironman starwars pokemon naruto mustang ferrari porsche
  mercedes corvette yamaha harley phoenix tiger tigger lion eagle falcon panther cowboy soccer football baseball basketball
  hockey golf tennis cricket rugby hunter ranger killer ninja jordan michael michelle jennifer jessica ashley amanda
  daniel matthew andrew joshua robert thomas charlie george william james oliver harry jack david richard nicole samantha
  elizabeth charlotte chocolate cookie cheese banana orange pepper ginger flower butterfly rainbow angel angels lovely
  purple yellow silver golden diamond summer winter spring autumn january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday london england britain scotland
  ireland wales liverpool everton tranmere arsenal chelsea tottenham manchester united city rangers celtic wirral
  merseyside birkenhead wallasey bromborough mersey electrical electric electrician electricity contractor company
  business office website backoffice homepage security secure safety money million family jesus christ blessed heaven
  matrix merlin gandalf unicorn cheeseburger unbelievable
  my the me you i is this love mine one life baby god best new big
`).sort((a, b) => b.length - a.length);

const PHRASES = split(`
  q1w2e3r4t5y6 q1w2e3r4t5y6u7i8 1a2b3c4d5e6f a1b2c3d4e5f6 1q2w3e4r5t6y zaq12wsxcde3 zaq1xsw2cde3 1qazxsw23edc
  qazwsxedcrfv qweasdzxc123 123qweasdzxc qwe123asd456 asd123qwe456 abc123def456 ncc1701ncc1701 trustno1trustno1
  tobeornottobe maytheforcebewithyou thisismypassword thisisapassword thisisnotapassword ihavenopassword idontknow123
  nopassword123 thequickbrownfox supercalifragilisticexpialidocious
`);

/** Neighbouring keys, in both directions. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((row) => [row, [...row].reverse().join('')]);

const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'il',
  '!': 'il',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};
const MOST_WORDS = 2;
/** Digits and signs beside the words: a year, a date, '!!'. */
const MOST_LOOSE = 6;

const startsWithWord = (text: string, at: number, word: string): boolean =>
  at + word.length <= text.length &&
  [...word].every((letter, i) => text[at + i] === letter || (LETTER_OF[text.charAt(at + i)]?.includes(letter) ?? false));

const isWalk = (piece: string): boolean => WALKS.some((row) => row.includes(piece)) || piece === piece.charAt(0).repeat(piece.length);

/** Length of the longest walk from `at`, or 0 if shorter than three. */
function walkLength(text: string, at: number): number {
  let length = 2;
  while (at + length < text.length && isWalk(text.slice(at, at + length + 1))) length++;
  return length > 2 ? length : 0;
}

/** Only walks, at most two common words, and a few digits and signs. */
function isMadeOfCommonPieces(text: string): boolean {
  const deadEnds = new Set<string>();
  const from = (at: number, words: number, loose: number): boolean => {
    if (at >= text.length) return true;
    const state = `${at} ${words} ${loose}`;
    if (deadEnds.has(state)) return false;
    const walk = walkLength(text, at);
    const found =
      (walk > 0 && from(at + walk, words, loose)) ||
      (loose > 0 && !/\p{L}/u.test(text.charAt(at)) && from(at + 1, words, loose - 1)) ||
      (words > 0 && WORDS.some((word) => startsWithWord(text, at, word) && from(at + word.length, words - 1, loose)));
    if (!found) deadEnds.add(state);
    return found;
  };
  return from(0, MOST_WORDS, MOST_LOOSE);
}

/** Returns the repeated piece, the last time perhaps cut off, or the whole text. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** Shorter pieces are easily guessed. */
const SHORT_UNIT = 6;

/** No rule requires particular kinds of character. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const unit = unitOf(text);
  return PHRASES.includes(text) || PHRASES.includes(text.replace(/[^a-z]/g, '')) || unit.length <= SHORT_UNIT || isMadeOfCommonPieces(unit);
}
