import { expect, test } from '@jest/globals';
import { deviceName } from './deviceName';

test('names a device', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(deviceName(windows)).toBe('Chrome on Windows');
  expect(deviceName(`${windows} Edg/140.0`)).toBe('Edge on Windows');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')).toBe(
    'Safari on iOS',
  );
  expect(deviceName('curl/8.5.0')).toBe('curl/8.5.0');
  expect(deviceName(null)).toBe('-');
});
