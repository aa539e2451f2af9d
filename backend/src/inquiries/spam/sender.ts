import { rule, type Rule } from './rule.js';
import type { Written } from './written.js';

const THROWAWAY =
  /(?:^|\.)(?:mailinator|guerrillamail|sharklasers|yopmail|trashmail|10minutemail|tempmail|temp-mail|dispostable|getnada|maildrop|moakt|grr|throwawaymail|fakeinbox|mintemail|hackermail)\.[a-z.]+$/;
/** Cheap domain endings, and those of distant countries. */
const CHEAP =
  /\.(?:top|xyz|click|icu|vip|bet|win|club|su|ru|cc|biz|info|site|online|store|shop|link|live|date|fit|art|vc|space|cfd|sbs|buzz|host|video|agency|network)$/;
const SHORTENED = /^(?:bit\.ly|tinyurl\.com|t\.me|telegra\.ph|cutt\.ly|is\.gd|rb\.gy|shorturl\.at|ow\.ly|t\.co)$/;
/** Where customers share photos, plans and product pages. */
const SHARED =
  /(?:^|\.)(?:photos\.app\.goo\.gl|goo\.gl|dropbox\.com|docs\.google\.com|drive\.google\.com|1drv\.ms|onedrive\.live\.com|icloud\.com|we\.tl|wetransfer\.com|pinterest\.(?:com|co\.uk)|amazon\.co\.uk|screwfix\.com|rightmove\.co\.uk|[a-z0-9-]+\.(?:co|org|gov|ac|nhs)\.uk)$/;

const MARKUP = /<a\s|\[url|\[link|href=/i;
const TRACKED = /[?&](?:ref|aff|affid|trk|utm_[a-z]+|id|d|p)=/i;

/** Robots use names such as RobertFub. MacLeod and DeLuca are people. */
const ROBOT_NAME = /^(?!(?:Ma?c|De|Di|La|Le|Du|Van|Fitz|Al|El|Jo|Mary|Anna)[A-Z])\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;

/** Neighbouring keys that occur in no word. */
const KEYBOARD_WALK = /qwer(?!t?y)|uiop|asd[af]|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm|qaz|wsx|edcr|tgby|yhnu|ujmi/;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/;

const isGibberish = (word: string): boolean => {
  const lower = word.toLowerCase();
  return CONSONANTS.test(lower) || KEYBOARD_WALK.test(lower) || /q(?!u)[a-z]/.test(lower);
};

const isMostlyGibberish = (words: string[]): boolean => {
  const letters = words.filter((word) => /^[a-z]{4,}$/i.test(word));
  return letters.length > 0 && letters.filter(isGibberish).length / letters.length > 0.4;
};

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
const share = (letters: string[], kind: RegExp) =>
  letters.length ? letters.filter((letter) => kind.test(letter)).length / letters.length : 0;

const ENGLISH =
  /^(?:the|a|an|and|or|is|are|it|i|we|you|my|your|our|in|on|of|to|for|with|have|need|can|do|does|please|hello|hi|how|much|what|when|this|that|not|no|from|at|be|light|lights|price|house|electric)$/;

export const sender: readonly Rule[] = [
  rule('Disposable email address', 3, ({ emailDomain }) => THROWAWAY.test(emailDomain)),
  rule('Email address with a cheap or foreign domain ending', 2, ({ emailDomain }) => CHEAP.test(emailDomain)),
  rule('No British telephone number', 1, ({ isBritishPhone }) => !isBritishPhone),
  rule('Telephone number is one digit repeated', 2, ({ phone }) => /^\+?(\d)\1{6,}$/.test(phone)),
  rule('Name used by spam bots', 4, ({ name }) => ROBOT_NAME.test(name.trim())),
  rule('Name is not a word', 2, ({ name }) => isMostlyGibberish(name.split(/\s+/))),
  rule('Message is gibberish', 4, ({ message }) => isMostlyGibberish(message.replace(/https?:\S+/g, '').split(/[^\p{L}]+/u))),
  rule(
    'Mostly in another alphabet',
    4,
    ({ message }) => share(lettersOf(message), /\p{Script=Latin}/u) < 0.4 && lettersOf(message).length > 8,
  ),
  rule('Not a word of English', 3, isForeign),
  rule('Link hidden in markup', 5, ({ message }) => MARKUP.test(message)),
  rule('Shortened link', 3, ({ hosts }) => hosts.some((host) => SHORTENED.test(host))),
  rule('Link with a cheap domain ending', 3, ({ hosts }) => hosts.some((host) => CHEAP.test(host))),
  rule('Link with a tracking code', 1, ({ message, hosts }) => TRACKED.test(message) && hosts.some((host) => !SHARED.test(host))),
  rule('Link to a website', 1, ({ hosts }) => hosts.some((host) => !SHARED.test(host))),
  rule('Several links', 2, ({ hosts }) => hosts.filter((host) => !SHARED.test(host)).length > 1),
  rule('Little but a link', 2, ({ words, hosts }) => hosts.some((host) => !SHARED.test(host)) && words.length < 18),
  rule('Amounts in foreign money', 1, ({ message }) => /[$€] ?\d|\d ?(?:\$|€|USD|EUR)\b/.test(message)),
  rule(
    'Mentions money in capitals',
    2,
    ({ message }) =>
      share(lettersOf(message), /\p{Lu}/u) > 0.5 &&
      /[$£€%]|!!!/.test(message) &&
      /https?:|www\.|\.\w{2,6}\b|[$£€]/.test(message) &&
      /free|money|cash|loan|win/i.test(message),
  ),
];

/** Letters that English lacks, and none of its common short words. */
function isForeign({ message, words }: Written): boolean {
  return words.length >= 4 && /[^\p{ASCII}\P{Script=Latin}]/u.test(message) && !words.some((word) => ENGLISH.test(word));
}
