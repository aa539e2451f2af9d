/** Every value of a response with its path, including nested ones; '[]' and null stay. */
export function leaves(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Object.entries(value);
  if (!entries.length) return [[path, null]];
  return entries.flatMap(([name, inner]) => leaves(inner, Array.isArray(value) ? path : `${path}.${name}`));
}

/** Text as the page renders it; HTML stays as it is. */
export const escaped = (value: unknown) =>
  String(value).startsWith('<')
    ? String(value)
    : String(value).replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[c] ?? c);
