/** A key for a request, by which the server recognises a retry. crypto.randomUUID exists on secure pages only. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
