import { expect, test } from '@jest/globals';
import { fileNameOf } from './file-name.js';

test.each([
  ['Quotation 2026.PDF', 'application/pdf', 'Quotation 2026.pdf'],
  ['IMG_0042.HEIC.png', 'image/jpeg', 'IMG_0042.HEIC.jpg'],
  ['../../etc/passwd', 'image/jpeg', '.. .. etc passwd.jpg'],
  ['a"\r\nBcc: x@example.org', 'application/pdf', 'a   Bcc  x@example.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  ['é'.repeat(300), 'image/jpeg', `${'é'.repeat(100)}.jpg`],
])('names %j for the customer', (original, mimeType, name) => expect(fileNameOf(original, mimeType)).toBe(name));
