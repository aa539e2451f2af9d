import { decryptSecret, encryptSecret } from '../../platform/config/crypto.js';
import type { MailKind } from './mail-kinds.js';

interface Body {
  text: string;
  html: string;
}

/** Their links work like passwords and must not be readable in the database. */
const SECRET_KINDS: readonly string[] = ['password-reset', 'invitation'] satisfies MailKind[];

/** Encrypts bodies with a secret. */
export const sealBody = (key: string, { kind, text, html }: Body & { kind: string }): Body =>
  SECRET_KINDS.includes(kind) ? { text: encryptSecret(key, text), html: encryptSecret(key, html) } : { text, html };

export function openBody(key: string, { kind, text: storedText, html: storedHtml }: Body & { kind: string }): Body {
  if (!SECRET_KINDS.includes(kind)) return { text: storedText, html: storedHtml };
  const text = decryptSecret(key, storedText);
  const html = decryptSecret(key, storedHtml);
  if (text === null || html === null) throw new Error('The stored mail cannot be read with this SECRET_KEY.');
  return { text, html };
}
