import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyBytes = (key: string) => createHash('sha256').update(key).digest();

/** Returns the hash in hex. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Compares in a time that does not tell how much of a guess was right. */
export function isSameSecret(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Names algorithm and format, so that a later one can be told from it. Values of earlier versions have no name. */
const FORMAT = 'v1.';

/** AES-256-GCM with SECRET_KEY; returns 'v1.' and base64url of iv, tag and ciphertext. */
export function encryptSecret(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyBytes(key), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return FORMAT + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Returns null for another key or a changed text. */
export function decryptSecret(key: string, stored: string): string | null {
  const bytes = Buffer.from(stored.startsWith(FORMAT) ? stored.slice(FORMAT.length) : stored, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, keyBytes(key), iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const KEYED_HASH_CHARS = 16;

/** First 64 bits of an HMAC-SHA256 in hex. Hashes for different purposes cannot be compared. */
export const keyedHash = (
  key: string,
  purpose: 'address' | 'enquiry-form' | 'message' | 'network' | 'photos' | 'rate' | 'request' | 'submission',
  value: string,
): string => createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex').slice(0, KEYED_HASH_CHARS);

/** A whole HMAC-SHA256 in hex. */
export const keyedSeal = (key: string, purpose: 'audit-row' | 'audit-ends', value: string): string =>
  createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex');

/** Characters of a token. Hex, because mail programs leave '-' and '_' out of links, and some change the case. */
export const TOKEN_CHARS = 32;

/** First 128 bits of an HMAC-SHA256 in hex: it cannot be made without the key. */
export const keyedToken = (
  key: string,
  purpose:
    | 'automatic-mail'
    | 'enquiry-link'
    | 'erased-enquiry'
    | 'mail-stop'
    | 'mail-stop-link'
    | 'preview-link'
    | 'recovery-code'
    | 'renewal-link'
    | 'renewed-link',
  value: string,
): string => createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex').slice(0, TOKEN_CHARS);
