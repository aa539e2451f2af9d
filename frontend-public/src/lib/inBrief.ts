/** At most `most` characters of a text, ended at a word. */
export function inBrief(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most).replace(/[,;:.]$/, '')} …`;
}
