type Content = Readonly<Record<string, unknown>>;

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text at 'title' or 'primaryCta.text'; '' where there is none. */
export function textAt(content: Content, path: string): string {
  const value = path.split('.').reduce<unknown>((part, name) => (isContent(part) ? part[name] : undefined), content);
  return typeof value === 'string' ? value : '';
}

/** A copy with that text, or list of texts, set; whatever else the block holds is kept. */
export function withText(content: Content, path: string, text: string | readonly string[]): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...content, [name]: text };
  const inner = content[name];
  return { ...content, [name]: withText(isContent(inner) ? inner : {}, rest.join('.'), text) };
}

/** A second button that has neither text nor link is none. */
export function withoutEmptyButtons(content: Content): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => !(isContent(value) && 'link' in value && !value['text'] && !value['link'])),
  );
}
