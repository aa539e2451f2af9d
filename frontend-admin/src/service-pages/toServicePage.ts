import { toWholeNumber } from '../ui/toWholeNumber';

type Fields = Record<string, unknown>;

/** What the form holds, as the API takes it. An empty address is the server's to make; a card without a word of its own is none. */
export function toServicePage({ slug, order, ctaOverrides, ...data }: Fields): Fields {
  return { ...data, ...(slug ? { slug } : {}), order: toWholeNumber(order), ctaOverrides: withoutBlanks(ctaOverrides) };
}

function withoutBlanks(group: unknown): Fields | null {
  const filled = Object.entries(group ?? {}).filter(([, text]) => Boolean(text));
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}
