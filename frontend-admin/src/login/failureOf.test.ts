import { expect, test } from '@jest/globals';
import { ApiError, toApiError } from '../data/ApiError';
import { failureOf } from './failureOf';

const refused = (fields?: object) => toApiError(400, 'Bad Request', JSON.stringify({ statusCode: 400, error: 'No.', fields }));

test('a fault of the field stands at the field', () => {
  expect(failureOf(refused({ password: ['Too short'] }), 'password')).toEqual({ field: 'Too short', sentence: 'No.', isFinal: true });
});

test('a fault of something else is a sentence', () => {
  expect(failureOf(refused({ token: ['Required'] }), 'password')).toMatchObject({ field: undefined, sentence: 'No.', isFinal: true });
  expect(failureOf(refused(), 'password')).toMatchObject({ field: undefined, sentence: 'No.', isFinal: true });
});

test('a server that cannot be reached may be tried again', () => {
  expect(failureOf(new ApiError(0, 'Not reached.'), 'password')).toMatchObject({ sentence: 'Not reached.', isFinal: false });
  expect(failureOf(new TypeError('broken'), 'password')).toEqual({ sentence: 'broken', isFinal: false });
});
