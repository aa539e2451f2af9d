import { expect, test } from '@jest/globals';
import { formatSize } from './formatSize';

test('sizes are told in the unit that people would use', () => {
  expect([0, 812, 1024, 35_328, 2_202_009].map(formatSize)).toEqual(['0 bytes', '812 bytes', '1 KB', '34.5 KB', '2.1 MB']);
});
