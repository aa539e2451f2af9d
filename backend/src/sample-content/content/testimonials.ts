import stored from './testimonials.json' with { type: 'json' };
import type { TestimonialContent } from './types.js';

export const testimonials = stored as TestimonialContent[];
