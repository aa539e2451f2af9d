import { OnToday, type ItemForToday, type KnowsToday } from '../platform/common/on-today.js';
import { TestimonialsService } from './testimonials.service.js';

/** Testimonials that visitors read although nobody can prove them. */
@OnToday({ name: 'the testimonials', path: '/testimonials' })
export class TodaysTestimonials implements KnowsToday {
  constructor(private readonly testimonials: TestimonialsService) {}

  async today(): Promise<{ items: ItemForToday[] }> {
    const found = await this.testimonials.faulty();
    const [first] = found;
    if (!first) return { items: [] };
    const title = found.length === 1 ? `The testimonial of ${first.title} lacks proof` : `${found.length} testimonials lack proof`;
    const text = 'Visitors read them without consent, date or source. Enter what is missing, or make them inactive.';
    return { items: [{ key: 'testimonials', kind: 'Mend', title, text, urgency: 'later' }] };
  }
}
