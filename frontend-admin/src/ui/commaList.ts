/** 'a, b,, c ' becomes ['a', 'b', 'c']; a new line separates as well. */
export const parseCommaList = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Forms hold '' where a record holds no list. */
export const formatCommaList = (list: unknown): string => (Array.isArray(list) ? list.join(', ') : '');
