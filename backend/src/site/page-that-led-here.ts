import type { IncomingMessage } from 'node:http';
import { isSource } from '../inquiries/contact.dto.js';

/**
 * The page whose button led to the form, as the form's script reads it from its address. A page without script cannot say it, as
 * pages are cached by their path; the browser names the address that it posts from.
 * @param publicUrl the origin that the site is known by; it may be reached by another name
 */
export function pageThatLedHere({ headers }: IncomingMessage, publicUrl: string): string | undefined {
  const address = URL.parse(headers.referer ?? '');
  if (address?.host !== headers.host && address?.origin !== new URL(publicUrl).origin) return undefined;
  const from = address?.searchParams.get('from');
  return isSource(from) ? from : undefined;
}
