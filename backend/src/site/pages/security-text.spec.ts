import { expect, it } from '@jest/globals';
import { securityText } from './security-text.js';

const TODAY = new Date('2026-11-23T00:00:00Z');

it('says for half a year where weaknesses are reported', () => {
  expect(securityText('https://x.example/.well-known/security.txt', 'office@x.example', TODAY)).toBe(
    [
      'Contact: mailto:office@x.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://x.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names no canonical address without https, and keeps the email address within its line', () => {
  const text = securityText('http://localhost:3000/.well-known/security.txt', 'o?subject=a\nContact: b@x.example', TODAY);
  expect(text).not.toContain('Canonical');
  expect(text.split('\n')[0]).toBe('Contact: mailto:o%3Fsubject%3Da%0AContact%3A%20b@x.example');
});
