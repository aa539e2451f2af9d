import { fieldRule } from '../../../data/contract';
import type { PlaceForPage } from '../../../data/types';

const TEXTS = ['introContent', 'heroTitle', 'metaTitle', 'metaDescription'] as const;

export type PageTexts = PlaceForPage['texts'];

/** Whether the form of a page has this field. */
export const isText = (field: string): boolean => TEXTS.some((name) => name === field);

/** The places that are ticked, and what is typed for each that differs from the suggestion. */
export interface TypedPages {
  /** Of the last change (ISO 8601). */
  at: string;
  chosen: string[];
  texts: Record<string, Partial<PageTexts>>;
}

/** Messages by field, of the places that were refused. */
export type Faults = Readonly<Record<string, Record<string, string>>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = ({ locationId, texts }: PlaceForPage, typed: TypedPages | undefined): PageTexts => ({
  ...texts,
  ...typed?.texts[locationId],
});

/** Returns the texts of a form that differ from the suggestion. */
export function typedOnly(values: Record<string, unknown>, { texts }: PlaceForPage): Partial<PageTexts> {
  const differing = TEXTS.filter((name) => textOf(values[name]) !== texts[name]);
  return Object.fromEntries(differing.map((name) => [name, textOf(values[name])]));
}

/** Forgets places, and everything once nothing is left. */
export function without(typed: TypedPages, places: readonly string[]): TypedPages | undefined {
  const chosen = typed.chosen.filter((id) => !places.includes(id));
  const texts = Object.fromEntries(Object.entries(typed.texts).filter(([id]) => !places.includes(id)));
  return chosen.length || Object.keys(texts).length ? { ...typed, chosen, texts } : undefined;
}

/** The ticked places, in the order of the places: those without a page, and those that have one by now. */
export function chosenOf(places: readonly PlaceForPage[], typed: TypedPages | undefined) {
  const chosen = places.filter(({ locationId }) => typed?.chosen.includes(locationId));
  return { open: chosen.filter(({ pageId }) => pageId === null), taken: chosen.filter(({ pageId }) => pageId !== null) };
}

/** What the server would refuse, by the rules of the API. */
export function faultsOf(places: readonly PlaceForPage[], typed: TypedPages | undefined): Faults {
  const faults = places.map((place): [string, Record<string, string>] => {
    const texts = textsOf(place, typed);
    const wrong = TEXTS.flatMap((name) => {
      const message = fieldRule('CreateServiceLocationPageDto', name)(texts[name]);
      return message === undefined ? [] : [[name, message]];
    });
    return [place.locationId, Object.fromEntries(wrong) as Record<string, string>];
  });
  return Object.fromEntries(faults.filter(([, wrong]) => Object.keys(wrong).length > 0));
}

/** Sorts the server's messages, as of 'pages.1.metaTitle', by place. */
export function refusalsOf(errors: object, sent: readonly PlaceForPage[]): Faults {
  const faults: Record<string, Record<string, string>> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [list, index, field] = path.split('.');
    const id = sent[Number(index)]?.locationId;
    if (list !== 'pages' || id === undefined || field === undefined) continue;
    faults[id] = { ...faults[id], [field]: String(message) };
  }
  return faults;
}

/** What a page says about its place, for the last step. */
export type Originality = { kind: 'own' } | { kind: 'suggested' } | { kind: 'same'; as: string };

/** Compares introductions apart from the names of places. */
export function originalityOf(places: readonly PlaceForPage[], typed: TypedPages | undefined): Map<string, Originality> {
  const first = new Map<string, string>();
  return new Map(
    places.map((place): [string, Originality] => {
      const { introContent } = textsOf(place, typed);
      if (introContent === place.texts.introContent) return [place.locationId, { kind: 'suggested' }];
      const plain = introContent.replaceAll(place.name, '').toLowerCase();
      const as = first.get(plain);
      if (as !== undefined) return [place.locationId, { kind: 'same', as }];
      first.set(plain, place.name);
      return [place.locationId, { kind: 'own' }];
    }),
  );
}
