const SHOWN = 3;

/** 'CH41, CH42, CH43 +2 more'; a dash where there is none. */
export function firstFew(texts: readonly string[]): string {
  if (texts.length === 0) return '-';
  const first = texts.slice(0, SHOWN).join(', ');
  return texts.length > SHOWN ? `${first} +${texts.length - SHOWN} more` : first;
}
