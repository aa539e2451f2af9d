import { expect, test } from '@jest/globals';
import { contrast, textOn, themeCss } from './colour';

test('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('chooses dark or white text, whichever has more contrast', () => {
  expect(textOn('#FACC15')).toBe('#0B1220');
  expect(textOn('#15803D')).toBe('#FFFFFF');
});

test.each(['#FACC15', '#15803D', '#FFFFFF', '#000000', '#808080', '#FF0000'])('%s gets variants that can be read', (colour) => {
  const values = Object.fromEntries(
    [...themeCss(colour, colour).matchAll(/--([\w-]+):(#\w+)/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
  expect(contrast(values['primary-on-light'] ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(values['primary-on-dark'] ?? '', '#0B1220')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(values['on-primary'] ?? '', colour)).toBeGreaterThanOrEqual(4.5);
});
