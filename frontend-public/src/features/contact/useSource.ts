import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

const never = () => () => undefined;
const search = () => window.location.search;
// Pages are cached by their path alone.
const onServer = () => '';

/** The path of the page that an enquiry comes from: the one whose button led to the form, else the form's own. */
export function useSource(): string {
  const [pathname] = useLocation();
  const from = new URLSearchParams(useSyncExternalStore(never, search, onServer)).get('from');
  return from && /^\/(?!\/)/.test(from) ? from : pathname;
}
