import { expect, test } from '@jest/globals';
import { isRating } from './isRating';
import { toTestimonial } from './toTestimonial';

test('a rating is a whole number from 1 to 5', () => {
  expect([1, '5', '3'].every(isRating)).toBe(true);
  expect([0, 6, '4.5', '', null, '5 stars'].some(isRating)).toBe(false);
});

test('numbers typed as text are sent as numbers', () => {
  expect(toTestimonial({ name: 'Ann', rating: '4', order: 'x' })).toEqual({ name: 'Ann', rating: 4, order: 0 });
});
