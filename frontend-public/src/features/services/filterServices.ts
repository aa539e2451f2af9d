import type { ServiceData, ServiceWords } from '../../api/types';

const CATEGORIES = {
  all: 'All',
  domestic: 'Domestic',
  commercial: 'Commercial',
  emergency: 'Emergency',
  specialist: 'Specialist',
} as const;

type InCategory = Pick<ServiceData, 'categories' | 'isEmergency'>;
type Found = Pick<ServiceData, 'title' | 'description' | 'price' | 'searchTerms'> & InCategory;

/** What people type who want to know what something costs: finds what has a price. */
const PRICE_WORDS = 'cost costs price prices pricing charge charges fee fees how much';
const priceWords: ReadonlySet<string> = new Set(PRICE_WORDS.split(' '));

/** What people type who cannot wait: finds the services for emergencies, before all others. */
const URGENT_WORDS =
  'emergency emergencies urgent callout call out powercut power cut outage blackout no electricity supply night weekend 24 hours';
/** Whom they type it for. */
const TRADE_WORDS = 'electrical electrician electricians electric help near me now today';

/** Words that a search ignores. */
const FILLERS = 'a an and at for in my of the to'.split(' ');
/** Shorter words must match exactly: one wrong letter often makes another word. */
const FORGIVEN_FROM = 5;

const inCategory = ({ categories, isEmergency }: InCategory, category: string): boolean =>
  category === 'all' || (isEmergency && category === 'emergency') || categories.some((own) => own === category);

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' };

/** In lower case and without accents, as the server folds the words that it sends. */
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþħı]/g, (letter) => LETTERS[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** Matches 'Wi-Fi' as 'wi fi' and as 'wifi', 'landlord’s' also as 'landlords'. */
const found = (text: string | null): string[] => words(`${text} ${text?.replace(/['’‐‑–-]/g, '')}`);

/** Whether a text begins with the word, allowing one wrong, missing, extra or swapped letter. */
function isNear(word: string, text: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === text[at]) at += 1;
  const [letter, next, rest] = [word.charAt(at), word.slice(at + 1), word.slice(at + 2)];
  return (
    text.startsWith(next, at) ||
    text.startsWith(next, at + 1) ||
    text.startsWith(letter + next, at + 1) ||
    text.startsWith(word.charAt(at + 1) + letter + rest, at)
  );
}

/** Shorter words begin too many others of a text. */
const BEGINS_FROM = 4;

/** The first of a sorted list that is not before the word. */
function firstFrom(sorted: readonly string[], word: string): string {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low] ?? '';
}

/** Whether a sorted list has the word, in the singular or plural, or what the one that is being typed begins. */
function hasWord(sorted: readonly string[], word: string, isTyped: boolean): boolean {
  const forms = [word, `${word}s`, ...(word.length > BEGINS_FROM && word.endsWith('s') ? [word.slice(0, -1)] : [])];
  if (forms.some((form) => firstFrom(sorted, form) === form)) return true;
  return isTyped && word.length >= BEGINS_FROM && firstFrom(sorted, word).startsWith(word);
}

const begins = (word: string, text: string): boolean => text.startsWith(word);
const nearlyBegins = (word: string, text: string): boolean => (word.length < FORGIVEN_FROM ? begins : isNear)(word, text);

/** Ranks of the texts on a card: title, search terms, description, price. Titles of projects and own texts follow, then projects and pages. */
const CARD = 4;
const OWN = CARD + 1;

type MoreWords = ReadonlyMap<string, readonly (readonly string[])[]>;

const splitWords = (of: ServiceWords[]): MoreWords =>
  new Map(of.map(({ id, titles, own, projects, pages }) => [id, [titles, own, projects, pages].map((line) => line.split(' '))]));

const isUrgent = (wanted: string[]): boolean =>
  wanted.some((word) => words(URGENT_WORDS).includes(word)) &&
  wanted.every((word) => words(`${URGENT_WORDS} ${TRADE_WORDS}`).includes(word));

/**
 * Services that contain all wanted words; matches in the title come first, then in the search terms, the card, titles of its projects and questions, its texts. Projects and pages count
 * where no card has the words.
 */
function matching<T extends Found & { id: string }>(services: T[], wanted: string[], matches: typeof begins, more: MoreWords): T[] {
  const isAboutDanger = isUrgent(wanted);
  const ranked = services.map((service) => {
    if (service.isEmergency && isAboutDanger) return { service, ranks: [-1] };
    const card = [service.title, service.searchTerms.join(), service.description, service.price && PRICE_WORDS].map(found);
    const lists = more.get(service.id) ?? [];
    const rankOf = (word: string, index: number) => {
      const rank = card.findIndex((place) => place.some((text) => matches(word, text)));
      if (rank >= 0) return rank;
      const further = priceWords.has(word) ? -1 : lists.findIndex((list) => hasWord(list, word, index === wanted.length - 1));
      return further < 0 ? Infinity : CARD + further;
    };
    return { service, ranks: wanted.map(rankOf) };
  });
  const most = ranked.some(({ ranks }) => Math.max(...ranks) < CARD) ? OWN : OWN + 2;
  const sum = (ranks: number[]) => ranks.reduce((all, rank) => all + rank, 0);
  return ranked
    .filter(({ ranks }) => Math.max(...ranks) <= most)
    .sort((one, other) => sum(one.ranks) - sum(other.ranks))
    .map(({ service }) => service);
}

/** Filters by category and search, best match first. Allows typing errors when nothing matches exactly. */
export function filterServices<T extends Found & { id: string }>(
  services: T[],
  category: string,
  search: string,
  serviceWords: ServiceWords[] = [],
): T[] {
  const wanted = words(search).filter((word) => !FILLERS.includes(word));
  const more = splitWords(wanted.length ? serviceWords : []);
  const exact = matching(services, wanted, begins, more);
  return (exact.length ? exact : matching(services, wanted, nearlyBegins, more)).filter((service) => inCategory(service, category));
}

/** Not what a search is about. */
const QUESTIONS =
  'any are can cost costs do does electrical electrician how i is it me much need on price prices want what who with you your'.split(' ');
const NEAREST = 3;
const SHORTEST_STEM = 4;

/** Without the ending: 'lights' also finds 'lighting', 'flickering' finds 'flicker'. */
const stem = (word: string): string => {
  const short = word.replace(/(?:ing|ed|es|s)$/, '');
  return short.length < SHORTEST_STEM ? word : short;
};

/**
 * When nothing has all words: up to three services, of any category, that have most of them, one in the title, or a whole search term; best match first.
 * 'heat pump' is not about 'heat alarm'.
 */
export function nearestServices<T extends Found>(services: T[], search: string): T[] {
  const wanted = words(search).filter((word) => word.length > 2 && !FILLERS.includes(word) && !QUESTIONS.includes(word));
  const stems = wanted.map(stem);
  const isAsked = (term: string) => words(term).length > 0 && words(term).every((word) => stems.includes(stem(word)));
  const scored = services.map((service) => {
    const { title, searchTerms, description } = service;
    const hits = (text: string | null) => stems.filter((word) => found(text).some((other) => nearlyBegins(word, other))).length;
    const [inTitle, inAll, terms] = [
      hits(title),
      hits(`${title} ${searchTerms.join()} ${description}`),
      searchTerms.filter(isAsked).length,
    ];
    const isNearby = inTitle > 0 || terms > 0 || inAll > stems.length / 2;
    return { service, score: isNearby ? inAll + inTitle / 2 + terms / 4 : 0 };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, NEAREST)
    .map(({ service }) => service);
}

export const countByCategory = (services: InCategory[]) =>
  Object.entries(CATEGORIES).map(([value, text]) => ({
    value,
    text,
    count: services.filter((service) => inCategory(service, value)).length,
  }));
