import { expect, test } from '@jest/globals';
import { toRedirect } from './toRedirect';

test('the kind is a number', () => {
  expect(toRedirect({ fromPath: '/a', toPath: '/b', statusCode: '302' })).toEqual({ fromPath: '/a', toPath: '/b', statusCode: 302 });
});

test('what is gone leads nowhere, whatever was typed before', () => {
  expect(toRedirect({ fromPath: '/a', toPath: '/b', statusCode: '410' })).toEqual({ fromPath: '/a', toPath: null, statusCode: 410 });
});
