import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];

/** Returns the same text for addresses of the same mailbox: in any case, with any +tag and, at Gmail, with any dots. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(host) || host;
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
