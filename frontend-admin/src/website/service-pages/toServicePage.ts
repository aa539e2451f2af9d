type Fields = Record<string, unknown>;

/** Turns the form's values into the API's: a call-to-action card without any text is none. */
export function toServicePage({ ctaOverrides, ...data }: Fields): Fields {
  const filled = Object.entries(ctaOverrides ?? {}).filter(([, text]) => Boolean(text));
  return { ...data, ctaOverrides: filled.length > 0 ? Object.fromEntries(filled) : null };
}
