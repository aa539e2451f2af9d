/** One entry in each line; blank lines are none. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const formatLines = (list: unknown): string => (Array.isArray(list) ? list.join('\n') : '');
