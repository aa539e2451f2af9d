import { expect, test } from '@jest/globals';
import { linkAddress } from './addresses';

test.each(['', null, '/contact', 'tel:0151 496 0000', 'tel:+441514960123', 'mailto:office@example.org', 'https://example.org/a'])(
  '%p is accepted',
  (address) => {
    expect(linkAddress(address)).toBeUndefined();
  },
);

test.each(['contact', 'tel:office', 'mailto:bob', '//example.org', 'http://example.org', 'javascript:alert(1)', '/a b'])(
  '%p is refused with advice',
  (address) => {
    expect(linkAddress(address)).toMatch(/https:\/\//);
  },
);
