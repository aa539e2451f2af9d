import { useRef, useState } from 'react';

/** crypto.randomUUID exists on secure origins only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type FormKey = ReturnType<typeof newFormKey>;

export function newFormKey() {
  let key = randomKey();
  return {
    headers: (): Record<string, string> => ({ 'Idempotency-Key': `"${key}"` }),
    renew: () => {
      key = randomKey();
    },
  };
}

/**
 * The key of an open form. Sent with each try, it keeps the server from storing a record twice when a response was lost.
 * A form that stays open after it was stored takes a new key with `renew`.
 */
export const useIdempotencyKey = () => useState(newFormKey)[0];

/** Keys for a screen that sends several requests: the same content is the same request until the server has responded. */
export function useContentKey() {
  const key = useIdempotencyKey();
  const sent = useRef<string | null>(null);
  return {
    headersFor(content: string): Record<string, string> {
      if (sent.current !== content) key.renew();
      sent.current = content;
      return key.headers();
    },
    /** Called once the server has responded: the same content is then a new request. */
    responded(): void {
      sent.current = null;
    },
  };
}
