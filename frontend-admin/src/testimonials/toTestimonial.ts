import { toWholeNumber } from '../ui/toWholeNumber';

/** What the form holds, as the API takes it. */
export const toTestimonial = ({ rating, order, ...data }: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  rating: Number(rating),
  order: toWholeNumber(order),
});
