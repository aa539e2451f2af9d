import { toWholeNumber } from '../ui/format';

type Fields = Record<string, unknown>;

/** Turns the form's values into the API's. The server makes an empty address; a call-to-action card without any text is none. */
export function toServicePage({ slug, order, ctaOverrides, ...data }: Fields): Fields {
  return { ...data, ...(slug ? { slug } : {}), order: toWholeNumber(order), ctaOverrides: withoutBlanks(ctaOverrides) };
}

function withoutBlanks(group: unknown): Fields | null {
  const filled = Object.entries(group ?? {}).filter(([, text]) => Boolean(text));
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}
