/** A word of the trade, with the ways in which labels write it. */
export interface Term {
  names: string[];
  meaning: string;
}

/** Reads the glossary of the guide. */
export const readTerms = (markdown: string): Term[] =>
  [...markdown.matchAll(/^- \*\*([^*]+)\*\*(?: \(([^)]+)\))?: (.+)$/gm)].map(([, names = '', short, meaning = '']) => ({
    names: [...names.split(', '), ...(short ? [short] : [])],
    meaning: meaning.charAt(0).toUpperCase() + meaning.slice(1).replaceAll('_', ''),
  }));

/** Returns what a word of the trade in a label means. */
export const meaningOf = (label: string, terms: readonly Term[]): string | undefined =>
  terms.find(({ names }) => names.some((name) => new RegExp(`\\b${name.replaceAll(' ', '[ -]')}\\b`, 'i').test(label)))?.meaning;
