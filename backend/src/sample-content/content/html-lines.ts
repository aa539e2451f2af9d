/** HTML of several lines, one by one, as JSON holds it. */
export type InLines<T extends { content: string }> = Omit<T, 'content'> & { content: string[] };

export const fromLines = <T extends { content: string[] }>({ content, ...rest }: T) => ({ ...rest, content: content.join('\n') });
