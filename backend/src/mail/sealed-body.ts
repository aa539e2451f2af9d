import { decryptSecret, encryptSecret } from '../config/crypto.js';
import type { MailKind, OutboxMail } from './outbox-mail.entity.js';

type Body = Pick<OutboxMail, 'text' | 'html'>;
/** A test mail is never stored, and open. */
type Kind = MailKind | 'test';

/** They hold a link that is as good as a password: whoever reads the database or a copy of it must not find it. */
const SECRET_KINDS: readonly Kind[] = ['password-reset', 'invitation'];

/** The body as it is stored: encrypted when it holds a secret. */
export const sealBody = (key: string, { kind, text, html }: Body & { kind: MailKind }): Body =>
  SECRET_KINDS.includes(kind) ? { text: encryptSecret(key, text), html: encryptSecret(key, html) } : { text, html };

/** The body as it is sent. */
export function openBody(key: string, { kind, text: storedText, html: storedHtml }: Body & { kind: Kind }): Body {
  if (!SECRET_KINDS.includes(kind)) return { text: storedText, html: storedHtml };
  const text = decryptSecret(key, storedText);
  const html = decryptSecret(key, storedHtml);
  if (text === null || html === null) throw new Error('The stored mail cannot be read with this SECRET_KEY.');
  return { text, html };
}
