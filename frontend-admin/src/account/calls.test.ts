import { expect, test } from '@jest/globals';
import { ApiError, toApiError } from '../data/ApiError';
import { failureOf } from './calls';

const refused = (fields?: object) => toApiError(400, 'Bad Request', JSON.stringify({ statusCode: 400, error: 'No.', fields }));

test('shows an error of the field at the field', () => {
  expect(failureOf(refused({ password: ['Too short'] }), 'password')).toEqual({ field: 'Too short', sentence: 'No.', isFinal: true });
});

test('shows any other error as a sentence', () => {
  expect(failureOf(refused({ token: ['Required'] }), 'password')).toMatchObject({ field: undefined, sentence: 'No.', isFinal: true });
  expect(failureOf(refused(), 'password')).toMatchObject({ field: undefined, sentence: 'No.', isFinal: true });
});

test('allows another try when the server cannot be reached', () => {
  expect(failureOf(new ApiError(0, 'Not reached.'), 'password')).toMatchObject({ sentence: 'Not reached.', isFinal: false });
  expect(failureOf(new TypeError('broken'), 'password')).toEqual({ sentence: 'broken', isFinal: false });
});
