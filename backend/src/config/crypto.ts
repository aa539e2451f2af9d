import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyBytes = (key: string) => createHash('sha256').update(key).digest();

/** A secret as it is stored: AES-256-GCM under SECRET_KEY, as base64url of iv, tag and cipher text. */
export function encryptSecret(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyBytes(key), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The secret; null when it was stored under another key or has been tampered with. */
export function decryptSecret(key: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url');
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

/**
 * Recognises a value without telling it: the first 64 bits of its HMAC-SHA256 under SECRET_KEY, in hex. Hashes for different
 * purposes cannot be compared with each other.
 */
export const keyedHash = (key: string, purpose: 'address' | 'message' | 'rate' | 'submission', value: string): string =>
  createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex').slice(0, KEYED_HASH_CHARS);
