import type { Testimonial } from '../data/types';
import { TestimonialList } from './TestimonialList';

export const testimonials = {
  name: 'testimonials',
  list: TestimonialList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (testimonial: Testimonial) => testimonial.name,
};
