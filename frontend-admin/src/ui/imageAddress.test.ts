import { expect, test } from '@jest/globals';
import { imageAddress } from './imageAddress';

test.each(['', null, '/media/2026/11/board.webp', 'https://images.example.org/a.png'])('%p is accepted', (address) => {
  expect(imageAddress(address)).toBeUndefined();
});

test.each(['http://example.org/a.png', '//example.org/a.png', 'javascript:alert(1)', 'board.webp', '/media/a b.png'])(
  '%p is refused with advice',
  (address) => {
    expect(imageAddress(address)).toMatch(/\/media\/ or https:\/\//);
  },
);
