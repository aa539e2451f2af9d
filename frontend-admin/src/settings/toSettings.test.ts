import { expect, test } from '@jest/globals';
import { toSettings } from './toSettings';

test('numbers are numbers, and an empty one is none', () => {
  expect(toSettings({ yearsExperience: '30', latitude: '53.35', longitude: '', smtpPort: null })).toEqual({
    yearsExperience: 30,
    latitude: 53.35,
    longitude: null,
    smtpPort: null,
  });
});

test('networks without an address are left out', () => {
  const socialMedia = { facebook: 'https://example.org/us', x: '' };
  expect(toSettings({ socialMedia })).toEqual({ socialMedia: { facebook: 'https://example.org/us' } });
});

test('the stored password stays unless another is written or it is removed', () => {
  expect(toSettings({ smtpPassword: '' })).toEqual({});
  expect(toSettings({ smtpPassword: 'secret' })).toEqual({ smtpPassword: 'secret' });
  expect(toSettings({ smtpPassword: null, removesSmtpPassword: true })).toEqual({ smtpPassword: '' });
});
