import { describe, expect, test } from '@jest/globals';
import { toApiError } from './ApiError';

describe('a refused call', () => {
  test("carries the server's sentence and its messages by field", () => {
    const body = { statusCode: 409, error: 'This slug is taken.', fields: { slug: ['This slug is taken.', 'Choose another.'] } };
    const error = toApiError(409, 'Conflict', JSON.stringify(body));
    expect(error).toMatchObject({ status: 409, message: 'This slug is taken.', sentence: 'This slug is taken.' });
    expect(error.body.errors).toEqual({ slug: 'This slug is taken. Choose another.' });
  });

  test('without fields belongs to the form as a whole', () => {
    const error = toApiError(412, 'Precondition Failed', JSON.stringify({ statusCode: 412, error: 'Someone else changed it.' }));
    expect(error.body.errors).toEqual({ root: { serverError: 'Someone else changed it.' } });
  });

  test('without a sentence is named by status and text', () => {
    expect(toApiError(502, 'Bad Gateway', '<html>').message).toBe('502: <html>');
    expect(toApiError(502, 'Bad Gateway', '')).toMatchObject({ message: '502: Bad Gateway', sentence: null });
    expect(toApiError(500, 'Internal Server Error', 'null').message).toBe('500: null');
  });
});
