const HOME = '/';

/** Where someone was going when the login came in between, such as the enquiry that a mail links to; react-admin notes it in the location's state. */
export function nextPath(state: unknown): string {
  if (typeof state !== 'object' || state === null) return HOME;
  const { nextPathname, nextSearch }: { nextPathname?: unknown; nextSearch?: unknown } = state;
  if (typeof nextPathname !== 'string' || !/^\/(?!\/)/.test(nextPathname)) return HOME;
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
}
