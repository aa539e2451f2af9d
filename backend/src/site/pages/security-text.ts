import { DAY_MS } from '../../platform/time/durations.js';

/** RFC 9116 wants less than a year, so that nobody trusts an abandoned file. */
const VALID_DAYS = 180;

/** Returns security.txt (RFC 9116): where weaknesses are reported. */
export function securityText(url: string, email: string, today: Date): string {
  const lines = [
    `Contact: mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`,
    `Expires: ${new Date(today.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    // Only https is allowed.
    ...(url.startsWith('https://') ? [`Canonical: ${url}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
